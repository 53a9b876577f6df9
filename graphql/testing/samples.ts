import type { review as reviewOnWire } from '@vitrina/services/articles/review.ts';
import type { Comment, CommentAnswer } from '@vitrina/services/comments/endpoints.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import type { CreditOffer } from '@vitrina/services/credit/endpoints.ts';
import type { employeeSession as employeeOnWire } from '@vitrina/services/employee/endpoints.ts';
import type { ExchangeDevice } from '@vitrina/services/tradein/exchange-device.ts';
import type { Action, Discount } from '../actions/parents.ts';
import type { Cleaned, Suggestion } from '../address/parents.ts';
import type { Article } from '../articles/parents.ts';
import type { Tokens } from '../auth/parents.ts';
import type { Basket, BasketItem, BasketOnWire } from '../basket/parents.ts';
import type { City } from '../cities/parents.ts';
import type { DeliveryOption } from '../delivery/parents.ts';
import type { LoyaltyCard } from '../loyalty/parents.ts';
import type { Order, Receipt } from '../orders/parents.ts';
import type { Decoded } from '../parent.ts';
import type { PaymentMethod } from '../payments/parents.ts';
import type { Repayment } from '../payments/rules.ts';
import type { FullProduct, Product } from '../products/parents.ts';
import type { Profile } from '../profile/parents.ts';
import type { SmartPrice } from '../smartprice/parents.ts';
import type { Store } from '../stores/parents.ts';
import type { TradeInModel } from '../tradein/parents.ts';

type WholeReview = Decoded<typeof reviewOnWire>;

/** Samples for tests: whole and plausible, to be changed where a test is about something. Money is in kopecks. */

export const city = (over: Partial<City> = {}): City => ({
  id: asId(1),
  alias: 'doneck',
  name: 'Донецк',
  declension: 'Донецке',
  region: 'Донецкая Народная Республика',
  zone: null,
  time_zone: 'Europe/Moscow',
  delivery_type_ids: [1, 2],
  payment_type_ids: [1, 17],
  phone: '+7 856 000-00-00',
  ymap_latitude: 48.0159,
  ymap_longitude: 37.8028,
  has_metro: false,
  has_mkad: false,
  territory_id: null,
  kladr_code: null,
  ...over,
});

export const article = (over: Partial<Article> = {}): Article => ({
  id: asId(1),
  type: 'action',
  name: 'Скидки на телевизоры',
  announce: 'Неделя низких цен.',
  body: [{ kind: 'paragraph', text: 'Цена уже снижена.', items: null, image: null }],
  image: '/media/articles/1.svg',
  published_on: '2026-11-13',
  starts_on: '2026-11-13',
  ends_on: '2026-11-30',
  product_tag: { alias: 'hits' },
  mechanics: [{ id: null, code: 'discount', name: 'Скидка', count: null }],
  brands: [{ id: asId(5), code: null, name: 'LG', count: null }],
  channels: [],
  previews: [],
  ...over,
});

export const review = (over: Partial<WholeReview> = {}): WholeReview => ({
  id: asId(201),
  slug: 'kak-vybrat',
  name: 'Как выбрать телевизор',
  announce: 'Коротко о главном.',
  image: '/media/articles/201.svg',
  published_on: '2026-11-18',
  minutes: 3,
  like: 12,
  not_like: 1,
  category: { code: 'tv', name: 'Телевизоры' },
  brand: null,
  badges: [{ code: 'test', name: 'Тест' }],
  body: [{ kind: 'paragraph', text: 'Слова.', items: null, image: null }],
  related: [],
  product_ids: [asId(42)],
  ...over,
});

export const card = (over: Partial<Product> = {}): Product => ({
  id: asId(42),
  status: 1,
  name: 'Телевизор LG 55',
  brand: { id: asId(5), code: 'lg', name: 'LG' },
  category: { id: asId(7), code: 'tv', name: 'Телевизоры' },
  category_name_singular: 'Телевизор',
  model_id: null,
  variant: null,
  images: ['/media/products/42/0.svg'],
  short_url: '/catalog/p/7/42',
  offer: {
    price: 899_99,
    price_old: 1000_00,
    before_discount_price: null,
    available: true,
    quantity: 3,
    order_type: 'buy',
    credit: { type: 'deferred', monthly_payment: 75_00, periods: [6, 12] },
    super_price: {
      final_price: 799_50,
      discount: 100_00,
      final_discount: 200_50,
      conditions: [{ action_id: asId(3), name: 'при оплате картой' }],
    },
    pink_price: { price: 850_00 },
    discountTradein: 50_00,
  },
  special_offer: { price_online: 890_00 },
  is_markdown: false,
  markdown_grade: null,
  is_used: false,
  is_demo: false,
  is_warranty: false,
  is_digital: false,
  supplier_id: null,
  stickers: [
    { code: 'hit', name: 'Хит', branches: ['A'] },
    { code: 'sale', name: 'Скидка', branches: ['B'] },
  ],
  trade_in_sticker: { price: 30_00 },
  max_quantity: 5,
  review_counters: { count: 2, rating: 4.5, distribution: [0, 0, 0, 1, 1] },
  highlights: [{ name: 'Диагональ', value: '55"' }],
  ...over,
});

export const fullProduct = (over: Partial<FullProduct> = {}): FullProduct => ({
  ...card(),
  article: 'LG-55',
  description: 'Хороший телевизор.',
  country: 'Россия',
  released_at: '2026-01-01',
  warranty_days: 365,
  specifications: [{ group_name: 'Экран', items: [{ code: 'diagonal', name: 'Диагональ', value: '55', unit: '"', is_main: true }] }],
  manuals: [{ id: asId(1), name: 'Инструкция', url: '/media/manuals/1.pdf', size: 1024 }],
  supplier_offers: [{ supplier_id: asId(8), supplier_name: 'Партнёр', price: 880_00, price_old: null, qty: 2 }],
  children: [{ id: asId(43), name: 'Телевизор LG 55, уценка', price: 700_00, markdown_grade: '5', url: '/catalog/tv/7/43' }],
  attr: { questions_count: 4 },
  youtube: ['abc'],
  compared_model: { link: '/catalog/tv/7/44', name: 'Телевизор Samsung 55' },
  modifications: [
    { name: 'Диагональ', values: [{ product_id: asId(42), value: '55"', url: '/catalog/tv/7/42', is_current: true, available: true }] },
  ],
  colors: [
    { product_id: asId(42), name: 'чёрный', code: '#000000', url: '/catalog/tv/7/42', image: '/media/products/42/0.svg', is_current: true },
  ],
  ...over,
});

export const store = (over: Partial<Store> = {}): Store => ({
  id: asId(5),
  type: 1,
  type_code: 'store',
  brand: 'Витрина',
  images: [],
  name: 'Витрина на Артёма',
  city: { id: asId(1), alias: 'doneck', name: 'Донецк' },
  address: 'ул. Артёма, 1',
  stations: [],
  directions: 'Вход со двора.',
  longitude: 37.8,
  latitude: 48,
  work_time: Array.from({ length: 7 }, () => ({ opens: '09:00', closes: '21:00' })),
  work_time_line: 'ежедневно 9:00–21:00',
  convenience: [],
  services: [],
  availability: null,
  ...over,
});

export const method = (over: Partial<PaymentMethod> = {}): PaymentMethod => ({
  linked_payment_type_id: 17,
  name: 'Картой онлайн',
  description: 'Сразу на сайте.',
  tab: 'online',
  is_prepaid: true,
  available_gift_certificate: true,
  min_basket_threshold: null,
  max_basket_threshold: null,
  periods: [],
  ...over,
});

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

export const loyaltyCard = (over: Partial<LoyaltyCard> = {}): LoyaltyCard => ({
  card_id: asId(7),
  ean: '2900000000070',
  balance: 500_00,
  activeCard: true,
  check_data: null,
  entries: [
    { kind: 'spent', amount: -100_00, order_id: asId(9000), date: '2026-11-19T09:00:00Z' },
    { kind: 'granted', amount: 600_00, order_id: null, date: '2026-11-18T09:00:00Z' },
  ],
  ...over,
});

export const exchangeDevice = (over: Partial<ExchangeDevice> = {}): ExchangeDevice => ({
  tId: 12_345,
  type: 'transmissible',
  brand: 'Apple',
  model: 'iPhone 13',
  memory: 128,
  status: 3,
  price: 25_000_00,
  product_id: null,
  colors: [],
  discounts: [],
  newPrice: null,
  calculator_id: asId(1),
  model_id: asId(24),
  brand_id: asId(1),
  group_id: asId(1),
  color: 'black',
  ...over,
});

/** The new one. */
export const derivable = (): ExchangeDevice => ({
  ...exchangeDevice({ tId: null, type: 'derivable', model: 'Смартфон', status: null, price: 60_000_00, product_id: asId(42) }),
  colors: [{ product_id: asId(42), name: 'чёрный', code: '#1d1e22', price: 60_000_00 }],
  discounts: [{ action_id: null, name: 'Скидка за обмен Apple iPhone 13', promocode: null, sum: 25_000_00 }],
  newPrice: 35_000_00,
  calculator_id: null,
  model_id: null,
  color: null,
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

export const order = (over: Partial<Order> = {}): Order => ({
  id: asId(9000),
  city: { id: asId(1), name: 'Донецк' },
  status: 'Ждёт оплаты',
  status_id: 'W',
  statuses: [{ name: 'Принят', isActive: true }],
  order_type_id: 33,
  delivery_date: '2026-11-22',
  delivery_time_from: '10:00',
  delivery_time_to: null,
  delivery_address: 'ул. Артёма, 1',
  delivery_type: { id: asId(1), name: 'Самовывоз' },
  delivery_cost: 0,
  finish_storage_id: asId(5),
  discount: 0,
  payment_type: { id: asId(17), name: 'Картой онлайн' },
  payment_status_oi: { id: asId(1), name: 'Не оплачен' },
  sum: 1600_00,
  sum_prepaid: 0,
  total_sum: 1600_00,
  waiting_sum: 1600_00,
  contact_name: 'Анна',
  email: null,
  mobile_phone: '79991234567',
  promocode_input: null,
  is_cancelable: true,
  is_editable: false,
  link_to_order_receipt: null,
  cms_addressee: null,
  comment: null,
  company: null,
  employee: null,
  inserted_at: '2026-11-21T12:00:00+03:00',
  held_until: '2026-11-22T12:00:00+03:00',
  with_sim: true,
  delivery_times: [{ delivery_date: '2026-11-24', delivery_time_from: '09:00', delivery_time_to: '13:00' }],
  discounts: [discount()],
  refunds: [{ id: asId(1), sum: 1600_00, status: 'requested', reason: 'cancelled', requested_at: '2026-11-21T12:00:00+03:00' }],
  basket: [
    {
      id: asId(1),
      product_id: asId(42),
      name: 'Телевизор LG 55',
      url: '/catalog/tv/7/42',
      image: '/media/products/42/0.svg',
      quantity: 2,
      price: 899_99,
      final_price: 800_00,
      sum: 1600_00,
      section_id: asId(7),
    },
  ],
  ...over,
});

export const receipt = (over: Partial<Receipt> = {}): Receipt => ({
  number: 512,
  operation: 'income',
  issued_at: '2026-11-22T10:00:00Z',
  shift: 326,
  kkt_registration: '0000000001012345',
  fiscal_drive: '9999078900001234',
  fiscal_sign: '0123456789',
  seller: { name: 'ООО «Витрина»', inn: '9303000001', address: 'vitrina.example', taxation: 'ОСН' },
  buyer: 'anna@example.ru',
  items: [
    { name: 'Чайник', price: 1600_00, quantity: 1, sum: 1600_00, vat_rate: 22, vat_sum: 288_52, subject: 'goods', method: 'prepayment' },
  ],
  sum: 1600_00,
  cash: 0,
  cashless: 1600_00,
  vat_sum: 288_52,
  qr: 't=20261122T1300&s=1600.00&fn=9999078900001234&i=512&fp=0123456789&n=1',
  ...over,
});

export const repayment = (over: Partial<Repayment> = {}): Repayment => ({
  order: {
    id: asId(9000),
    contact_name: 'Анна',
    mobile_phone: '79991234567',
    email: null,
    basket: [{ product_id: asId(42), price: 800_00, final_price: 800_00, qty: 2, section_id: asId(7) }],
    delivery_cost: 0,
    status: { id: 'W' },
    total_sum: 1600_00,
  },
  payment_status: { status: 'awaiting', can_repayment: true },
  payment_status_oi: { id: 1 },
  prepaid_basket: [],
  restrictive_virtual_payments_ids: [],
  payments: [method()],
  ...over,
});

export const tokens = (over: Partial<Tokens> = {}): Tokens => ({
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  expires_in: 900,
  refresh_expires_in: 2_592_000,
  ...over,
});

export const employeeSession = (over: Partial<Decoded<typeof employeeOnWire>> = {}): Decoded<typeof employeeOnWire> => ({
  employee_token: 'staff-1',
  expires_in: 43_200,
  tradePointNumber: '017',
  tradePointName: 'Мультицентр на Артёма',
  personnelNumber: '0042',
  employeeName: 'Ольга Кравец',
  ...over,
});

/** What a company needs, as an operation says it. */
export const corpOrderInput = () => ({
  inn: '9301000177',
  companyName: 'Степной маяк',
  contactName: 'Анна Петрова',
  phone: '+7 949 123-45-67',
  email: 'office@mayak.example',
  comment: 'Пять ноутбуков',
  items: [{ productId: '42', quantity: 2 }],
  consents: ['PERSONAL_DATA'],
  idempotencyKey: 'corp-0123456789',
});

export const profile = (over: Partial<Profile> = {}): Profile => ({
  id: asId(1),
  first_name: 'Анна',
  last_name: 'Смирнова',
  birthdate: '1990-05-14',
  sex: 1,
  phone: '79000000001',
  email: 'demo@vitrina.example',
  new_email: null,
  is_confirmed_email: true,
  subscribe_product_ids: [asId(42)],
  subscribe_types: ['sale'],
  ...over,
});

const answer: CommentAnswer = {
  id: asId(502),
  like: 1,
  not_like: 0,
  author: 'Витрина',
  text: 'Да, в комплекте.',
  date: '2026-11-20T10:00:00Z',
  status: 1,
  is_expert: true,
  is_mine: false,
  my_vote: null,
};

export const comment = (over: Partial<Comment> = {}): Comment => ({
  ...answer,
  id: asId(501),
  like: 3,
  author: 'Пётр',
  text: 'Работает тихо.',
  is_expert: null,
  type: 'product',
  owner_id: asId(42),
  rate: 5,
  pros: 'Экран',
  cons: '',
  experience: 'больше года',
  images: ['/media/comments/0123456789abcdef0123456789abcdef.webp'],
  is_verified: true,
  answers: [answer],
  answers_count: 1,
  ...over,
});

const noParts: Suggestion['data'] = {
  city: null,
  street_with_type: null,
  street: null,
  house: null,
  block_type: null,
  block: null,
  flat: null,
  surname: null,
  name: null,
  patronymic: null,
  gender: null,
  local: null,
  domain: null,
};
const { local: _local, domain: _domain, ...cleanedParts } = noParts;
const atArtyoma = { city: 'Донецк', street_with_type: 'улица Артёма', street: 'Артёма', house: '74', block_type: 'к', block: '2' };

export const suggestion = ({ data, ...over }: { value?: string; data?: Partial<Suggestion['data']> } = {}): Suggestion => ({
  value: 'г Донецк, улица Артёма, д 74, к 2',
  unrestricted_value: null,
  data: { ...noParts, ...(data ?? atArtyoma) },
  ...over,
});

export const cleaned = (over: Partial<Cleaned> = {}): Cleaned => ({
  ...cleanedParts,
  ...atArtyoma,
  source: 'артема 74 к2',
  result: 'г Донецк, улица Артёма, д 74, к 2',
  phone: null,
  type: null,
  country_code: null,
  city_code: null,
  number: null,
  country: null,
  unparsed_parts: null,
  qc: 0,
  qc_house: 2,
  ...over,
});

/** Terms in no order; the one of an action asks for something. */
export const creditOffers = (): CreditOffer[] => [
  {
    id: asId(2),
    terms: [creditTerm({ months: 24, payment: 50_00, action_id: asId(5) }), creditTerm({ months: 12, payment: 100_00 })],
  },
  { id: asId(4), terms: [creditTerm({ months: 2, payment: 600_00 })] },
];

export const creditTerm = (over: Partial<CreditOffer['terms'][number]> = {}): CreditOffer['terms'][number] => ({
  months: 6,
  action_id: null,
  payment: 200_00,
  banks: [{ name: 'Банк' }],
  payment_type_id: null,
  is_apple: null,
  ...over,
});

export const smartPrice = (over: Partial<SmartPrice> = {}): SmartPrice => ({
  tx: '0123456789abcdef',
  tradein_id: asId(7),
  product_id: asId(42),
  total_discount: 5_000_00,
  discountBenefit: 1_000_00,
  ...over,
});

export const tradeInModel = (): TradeInModel => ({
  id: asId(24),
  name: 'iPhone 15 Pro',
  brand: 'Apple',
  brand_id: asId(1),
  group_id: asId(1),
});
