import { asId } from '@vitrina/services/contract/wire.ts';
import type { Action, Discount } from '../../actions/sources.ts';
import type { Basket, BasketItem, BasketOnWire } from '../../basket/sources.ts';
import type { DeliveryOption } from '../../delivery/sources.ts';
import { exchangeDevice } from './exchange.ts';

export const basketItem = (over: Partial<BasketItem> = {}): BasketItem => ({
  id: asId(100),
  product_id: asId(42),
  quantity: 2,
  parent_id: null,
  action_id: null,
  isPreOrder: false,
  isOnlyRttPreOrder: false,
  price: 899_99,
  price_old: 1000_00,
  final_price: 800_00,
  sum: 1600_00,
  discounts: [discount()],
  present_of: null,
  warranty_id: null,
  warranty_price: null,
  supplier_id: null,
  application_type: 'psb',
  max_quantity: 5,
  available: true,
  is_warranty: false,
  offer: {
    price: 899_99,
    price_old: 1000_00,
    online_price: null,
    pink_price: null,
    qty: 5,
    available: true,
    preorder: false,
    order_type: 'buy',
    before_discount_price: 899_99,
  },
  ...over,
});

export const discount = (over: Partial<Discount> = {}): Discount => ({
  action_id: asId(3),
  name: 'Осень',
  promocode: 'ОСЕНЬ5',
  sum: 199_98,
  ...over,
});

export const action = (over: Partial<Action> = {}): Action => ({
  id: asId(3),
  parent_id: null,
  public_name: 'Чехол дешевле',
  public_description: 'Вместе с телефоном.',
  action_type: 'absolute_discount',
  discount: 300.5,
  required: false,
  promocode: null,
  mechanics: [
    {
      type: 'combo',
      done: false,
      conditions: [{ name: 'Добавьте телефон', done: false, product_ids: [asId(42)] }],
      params: { price_from: 1000_00, price_of_accessories: null, recommend_cross: true, recommend_dso: false, credit_notification: null },
    },
  ],
  delivery_ids: [],
  payment_ids: [],
  sum_action_ids: [asId(4)],
  bank_flags: { sberbank: true },
  inner_payment: true,
  is_trade_in_action: false,
  deferreds: [{ max_loan: 500_00 }, { max_loan: null }],
  presents: [{ selected: true, qty: 2, product_id: asId(43), basket_qty: 1 }],
  basket: [{ product_id: asId(42), quantity: 1, price: 900_00, final_price: 600_00 }],
  article_id: asId(7),
  ends_at: '2026-12-31T21:00:00Z',
  ...over,
});

export const basketId = '0123456789abcdef0123456789abcdef';

export const basket = (over: Partial<Basket> = {}): Basket => ({
  id: basketId,
  revision: 3,
  items: [basketItem()],
  orders: [{ key: 'buy', item_ids: [asId(100)], sum: 1600_00, isPreOrder: false }],
  quantity: 2,
  sum: 1799_98,
  discount: 199_98,
  total_sum: 1600_00,
  promocode: 'ОСЕНЬ5',
  promocode_status: { name: 'Осень', is_applied: true, message: null },
  bonuses: 0,
  discounts: [discount()],
  smart_price: { tx: '0123456789abcdef', product_id: asId(42) },
  is_giftable: true,
  gift: { email: 'masha@example.ru', name: 'Маша', words: null, sent_at: null },
  exchange_devices: [{ ...exchangeDevice(), item_id: asId(100) }],
  changes: [
    { item_id: asId(100), kind: 'price', was: 950, now: 899.99 },
    { item_id: asId(100), kind: 'renamed', was: 0, now: 0 },
  ],
  ...over,
});

/** The same as it is on the wire, where a provider may leave out what is ours. */
export const basketOnWire = (over: Partial<BasketOnWire> = {}): BasketOnWire => ({ ...basket(), ...over });

export const deliveryOption = (over: Partial<DeliveryOption> = {}): DeliveryOption => ({
  delivery_type_id: 1,
  delivery_cost: 0,
  datetime: '2026-11-22T10:00:00+03:00',
  interval: null,
  finish_storage_id: asId(5),
  payment_type_id: [1, 17],
  has_preorder_product: false,
  delivery_purpose: 'pickup',
  client_city_id: asId(1),
  cost_prepayment: 0,
  sale_point_id: null,
  is_reservable: false,
  is_open_now: true,
  minutes: null,
  ...over,
});
