import { randomBytes } from 'node:crypto';
import type { Account } from './account.ts';
import type { Baskets, Line } from './basket.ts';
import { courierCost } from './delivery.ts';
import type { StaffDesk } from './employee.ts';
import { priceOf } from './goods.ts';
import { cityOf } from './places.ts';
import { asObject, invalid, ListPage, notFound, objectIn, Refusal, type RouteRequest, type Routes } from './route.ts';

export interface Order {
  id: string;
  key: string;
  lines: readonly Line[];
  cityId: string | number;
  cityName: string;
  contact: Record<string, unknown>;
  deliveryCost: number;
  isBrought: boolean;
  paymentTypeId: number;
  paymentState: 'open' | 'paid' | 'cancelled';
  /** The staff that has made it. */
  mark: object | undefined;
  /** The shopper whose basket it was. */
  owner: string | undefined;
}

export interface Orders {
  find(request: RouteRequest, id: unknown): Order;
  routes: Routes;
}

const goodsOf = ({ lines }: Pick<Order, 'lines'>): number =>
  lines.reduce((sum, { product, quantity, warranty }) => sum + (priceOf(product) + (warranty ? priceOf(warranty) : 0)) * quantity, 0);
export const totalOf = (order: Pick<Order, 'lines' | 'deliveryCost'>): number => goodsOf(order) + order.deliveryCost;

/** Letters that the specification does not know: what may be done with an order is told by its flags. */
const letterOf = ({ paymentState }: Order): string => ({ open: 'Q', paid: 'QP', cancelled: 'I' })[paymentState];
const wordOf = ({ paymentState }: Order): string => ({ open: 'Ждёт денег', paid: 'Собирается', cancelled: 'Отменён' })[paymentState];

const itemsOf = ({ lines }: Order) =>
  lines
    .flatMap(({ product, quantity, warranty }) => [product, ...(warranty ? [warranty] : [])].map((item) => ({ sold: item, quantity })))
    .map(({ sold: item, quantity }) => ({
      product_id: item.id,
      price: item.offer.price,
      final_price: priceOf(item),
      qty: quantity,
      section_id: item.category.id,
    }));

const toOrderView = (order: Order) => ({
  id: order.id,
  city: { id: order.cityId, name: order.cityName },
  status: wordOf(order),
  status_id: letterOf(order),
  statuses: [{ isActive: true }, { isActive: order.paymentState === 'paid' }],
  order_type_id: 33,
  delivery_date: null,
  delivery_address: order.isBrought ? 'ул. Артёма, 74' : null,
  delivery_type: { id: order.isBrought ? 6 : 5 },
  delivery_cost: order.deliveryCost,
  payment_type: { id: order.paymentTypeId },
  payment_status_oi: { id: order.paymentState === 'paid' ? 8 : 1 },
  sum: goodsOf(order),
  sum_prepaid: order.paymentState === 'paid' ? totalOf(order) : 0,
  total_sum: totalOf(order),
  waiting_sum: order.paymentState === 'paid' ? 0 : totalOf(order),
  contact_name: order.contact.first_name,
  mobile_phone: order.contact.phone,
  email: order.contact.email,
  is_cancelable: order.paymentState === 'open',
  is_editable: false,
  inserted_at: '2026-01-15T12:00:00+03:00',
  ...(order.mark && { employee: order.mark }),
  basket: itemsOf(order),
});

/** What the shopper agreed to, by order; undefined where nothing was said. */
function confirmedTotal(body: RouteRequest['body']): number | undefined {
  const amounts = Object.values(objectIn(body, 'confirmed_totals')).map(asObject);
  if (amounts.length === 0) return undefined;
  return amounts.reduce(
    (sum, { sum: goods, discount, delivery_cost: delivery }) => sum + Number(goods) - Number(discount) + Number(delivery),
    0,
  );
}

export function createOrders(baskets: Baskets, staff: StaffDesk, { shopperOf, mustBeShopper }: Account): Orders {
  const orders = new Map<string, Order>();
  const answers = new Map<string, object>();

  const find = (request: RouteRequest, id: unknown): Order => {
    const order = orders.get(String(id));
    const keys = (request.header('x-order-key') ?? '').split(',');
    const shopper = shopperOf(request);
    const isOwn = order !== undefined && (keys.includes(order.key) || (shopper !== undefined && order.owner === shopper));
    if (!isOwn) throw notFound();
    return order;
  };

  const create = (request: RouteRequest): object => {
    const { body, query, header } = request;
    const basket = baskets.find(request);
    if (header('authorization') !== undefined) throw new Refusal(400, 'bad_request', 'An order takes its owner from the basket.');
    if (basket === undefined || basket.lines.length === 0) throw new Refusal(409, 'out_of_stock', 'Корзина пуста.');
    const mark = staff.markOf(request);
    const contact = objectIn(body, 'contact');
    if (typeof contact.phone !== 'number') throw invalid({ 'contact.phone': ['Это поле необходимо заполнить.'] });
    const [delivery] = Object.values(objectIn(body, 'deliveries')).map(asObject);
    const isBrought = delivery?.address !== undefined;
    const city = cityOf(query);
    const order: Order = {
      id: `A-${1024 + orders.size}`,
      key: randomBytes(16).toString('hex'),
      lines: basket.lines,
      cityId: city?.id ?? 1,
      cityName: city?.name ?? '',
      contact,
      deliveryCost: isBrought ? courierCost : 0,
      isBrought,
      paymentTypeId: Number(body.payment_type_id ?? 1),
      paymentState: 'open',
      mark,
      owner: baskets.ownerOf(basket),
    };
    const confirmedSum = confirmedTotal(body);
    if (confirmedSum !== undefined && Math.round(confirmedSum * 100) !== Math.round(totalOf(order) * 100)) {
      throw new Refusal(409, 'conflict', 'Сумма заказа изменилась.');
    }
    orders.set(order.id, order);
    basket.lines = [];
    return { orders: [toOrderView(order)], order_key: order.key };
  };

  return {
    find,
    routes: {
      'POST /api/create-order': (request) => {
        const key = request.header('idempotency-key');
        if (key === undefined) throw new Refusal(400, 'bad_request', 'A call that creates an order takes an idempotency key.');
        const answer = answers.get(key) ?? create(request);
        answers.set(key, answer);
        return answer;
      },
      'POST /user/order-status': ({ body }) => {
        const order = orders.get(String(body.order_id));
        if (order === undefined || order.contact.phone !== body.phone) throw notFound();
        const { id, status, status_id, statuses, total_sum } = toOrderView(order);
        return { id, status, status_id, statuses, total_sum };
      },
      'GET /v3/customer/orders/:id': (request) => toOrderView(find(request, request.params.id)),
      'GET /v3/customer/orders': (request) => {
        mustBeShopper(request);
        const own = [...orders.values()].filter(({ owner }) => owner === shopperOf(request));
        return new ListPage(own.map(toOrderView).toReversed(), request.query, 10);
      },
      'POST /v3/customer/orders/:id/cancel': (request) => {
        const order = find(request, request.params.id);
        if (order.paymentState === 'paid') throw new Refusal(409, 'conflict', 'Заказ уже собирается.');
        order.paymentState = 'cancelled';
      },
      'PUT /v3/customer/orders/:id': (request) => {
        find(request, request.params.id);
        throw new Refusal(409, 'conflict', 'Заказ уже собирается.');
      },
      'GET /v3/customer/orders/payment/:id': (request) => {
        const order = find(request, request.params.id);
        return {
          order: {
            id: order.id,
            contact_name: order.contact.first_name,
            mobile_phone: order.contact.phone,
            basket: itemsOf(order),
            delivery_cost: order.deliveryCost,
            status: { id: letterOf(order) },
          },
          payment_status: {
            status: order.paymentState === 'open' ? 'NEW' : order.paymentState,
            can_repayment: order.paymentState === 'open',
          },
          payment_status_oi: { id: order.paymentState === 'paid' ? 8 : 1 },
          restrictive_virtual_payments_ids: null,
          payments: paymentMethods,
        };
      },
    },
  };
}

/** Four fields, as specification 2 §3 has them: which tab a method stands under follows from its id. */
export const paymentMethods = [
  { linked_payment_type_id: 17, available_gift_certificate: true, min_basket_threshold: null, max_basket_threshold: null },
  { linked_payment_type_id: 64, available_gift_certificate: false, min_basket_threshold: 10, max_basket_threshold: 1_000_000 },
  { linked_payment_type_id: 1 },
  { linked_payment_type_id: 3, available_gift_certificate: false, max_basket_threshold: 100_000 },
] as const;
