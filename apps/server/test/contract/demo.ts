import type { Page } from '@vitrina/services/contract/endpoint.ts';
import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { asId, type Id } from '@vitrina/services/contract/wire.ts';
import type { Caller, Calls, Provider } from '@vitrina/services/http/calls.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import type { Product } from '@vitrina/services/products/product.ts';
import { demoShopper } from '../demo-shopper.ts';

/** What a code is asked for. */
type CodePurpose = 'sign-in' | 'sign-up' | 'repair' | 'loyalty';

/** Things of the demo catalogue that calls are tried on, found through the calls themselves. */
export interface Demo {
  calls: Calls;
  as(caller: Partial<Caller>): Calls;
  category: { id: Id; code: string };
  /** In stock in the default city. */
  product: Product;
  brand: string;
  tag: string;
  /** Code of a series and of a model; no call tells them. */
  series: string;
  model: string;
  /** A brand whose devices products of this category fit. */
  fits: { brand: string; category: number };
  /** Places of the default city. */
  storeIds: Id[];
  /** A guest's basket with one such product. */
  basket(): Promise<{ id: string; revision: number | null; itemId: Id }>;
  /** An order that waits for its payment, and the key to it. A phone orders a few times an hour. */
  order(phone?: string): Promise<{ id: Id; key: string }>;
  /** An attempt to pay such an order. */
  payment(): Promise<{ id: Id; key: string }>;
  /** Such an order whose payment with Sber Business has been begun: its page is open. */
  businessPayment(): Promise<{ id: Id; key: string }>;
  /** An order that has been paid. */
  paidOrder(): Promise<{ id: Id; key: string }>;
  /** An order that has been paid and handed over. */
  receivedOrder(): Promise<{ id: Id; key: string }>;
  /** The demo shopper, signed in anew. */
  session(): Promise<{ bearer: string; refreshToken: string }>;
  /** A code that was sent to this phone, and the id under which it is brought. */
  code(phone: string, purpose: CodePurpose, bearer?: string): Promise<{ code: string; request_id: string }>;
  /** The same of a code that is on its way already. */
  codeTo(phone: string, sent: { request_id: string }): Promise<{ code: string; request_id: string }>;
  /** The newest text that was sent to this address. */
  sentTo(recipient: string): Promise<string>;
}

/** The default city (contract, settled questions). */
export const doneck = asId(1);
/** An id that nothing has. */
export const nobodys = 987_654_321;

export const newKey = (): string => crypto.randomUUID();

export const caller = (over: Partial<Caller> = {}): Caller => ({
  traceId: `contract-${newKey()}`,
  cityId: doneck,
  branch: 'A',
  applicationType: 'psb',
  basketId: undefined,
  orderKeys: [],
  repairKeys: [],
  bearer: undefined,
  refreshToken: undefined,
  employeeToken: undefined,
  clientAddress: undefined,
  signal: () => new AbortController().signal,
  // From each call on: what a demo shares is used for as long as the file takes.
  get deadline() {
    return performance.now() + 20_000;
  },
  ...over,
});

/** The first of a list that the demo catalogue must not leave empty. */
export function first<T>(list: readonly T[] | Page<T>, what: string): T {
  const [one] = 'items' in list ? list.items : list;
  if (one === undefined) throw new Error(`The demo catalogue has no ${what}.`);
  return one;
}

/** What the database tells that no call does. */
export type Codes = Pick<Demo, 'series' | 'model' | 'fits'>;

export async function prepare(provider: Provider, codes: Codes, origin: string): Promise<Demo> {
  const as = (over: Partial<Caller>): Calls => provider.callsFor(caller(over));
  const calls = as({});
  const smartphones = asId(224);
  const listing = await calls.products.byCategory({
    params: { category_id: smartphones },
    query: { filter: { available: ['1'] }, sort: '-popularity' },
  });
  const card = first(listing, 'smartphone in stock');
  const product = await calls.products.product({ params: { id: card.id } });
  const tag = first(await calls.site.tags({}), 'tag');
  const stores = await calls.stores.stores({ query: {} });

  const basket = async () => {
    const { id, revision, items } = await calls.basket.addItem({ query: { product_id: card.id, quantity: 1 } });
    return { id, revision, itemId: first(items, 'line in the basket').id };
  };
  const order = async (phone = '79990000001') => {
    const { id: basketId, revision } = await basket();
    const own = as({ basketId });
    const variation = first(await own.delivery.variationsOrders({ query: { delivery_purpose: 'pickup' } }), 'part of the basket');
    const { delivery_type_id, finish_storage_id } = first(
      variation.deliveries.filter(({ payment_type_id }) => payment_type_id?.includes(paymentTypes.online)),
      'place of pick-up',
    );
    const created = await own.orders.create({
      idempotencyKey: newKey(),
      body: {
        revision,
        order_type_id: 33,
        contact: { first_name: 'Анна', last_name: 'Иванова', phone, email: 'anna@example.com' },
        deliveries: { [variation.key ?? '']: { delivery_type_id, ...(finish_storage_id !== null && { finish_storage_id }) } },
        payment_type_id: paymentTypes.online,
        is_one_click: false,
        comment: null,
        consents: ['personal-data'],
        // Whoever is one may pay by each type.
        company: { inn: '7707083893', name: 'ПАО Сбербанк' },
      },
    });
    const { id, status_id } = first(created.orders, 'order');
    if (status_id !== orderStatuses.awaitingPayment) throw new Error(`The order does not wait for its payment: ${status_id}`);
    return { id, key: created.order_key };
  };
  const payment = async () => {
    const { id: orderId, key } = await order();
    const { id } = await as({ orderKeys: [key] }).payments.create({
      idempotencyKey: newKey(),
      body: { order_id: orderId, payment_type_id: paymentTypes.online },
    });
    return { id, key };
  };
  /** An order, and the page on which it is paid by this type. */
  const openPayment = async (payment_type_id: number) => {
    const { id: orderId, key } = await order();
    const own = as({ orderKeys: [key] }).payments;
    const { id } = await own.create({ idempotencyKey: newKey(), body: { order_id: orderId, payment_type_id } });
    const { url } = await own.init({ idempotencyKey: newKey(), params: { id }, body: { return_url: '/' } });
    return { id: orderId, key, url };
  };
  const businessPayment = () => openPayment(paymentTypes.sberBusiness);
  const paidOrder = async () => {
    const { url, ...paid } = await openPayment(paymentTypes.online);
    await fetch(`${origin}${url}`, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' });
    return paid;
  };
  const receivedOrder = async () => {
    const paid = await paidOrder();
    const advance = () =>
      fetch(`${origin}/demo/orders/${paid.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"action":"advance"}',
      });
    // It has four steps at most.
    for (let step = 0; step < 4; step += 1) if (!(await advance()).ok) break;
    return paid;
  };
  const session = async () => {
    const { access_token: bearer, refresh_token: refreshToken } = await calls.auth.login({
      body: { phone: demoShopper.phone, password: demoShopper.password },
    });
    return { bearer, refreshToken };
  };

  const sentTo = async (recipient: string) => {
    const outbox: { recipient: string; text: string }[] = await (await fetch(`${origin}/demo/outbox`)).json();
    return first(
      outbox.filter((message) => message.recipient === recipient),
      `message to ${recipient}`,
    ).text;
  };
  const codeTo = async (phone: string, { request_id }: { request_id: string }) => ({
    code: /\d{6}/.exec(await sentTo(`+${phone}`))?.[0] ?? '',
    request_id,
  });
  const code = async (phone: string, purpose: CodePurpose, bearer?: string) => {
    const send = {
      'sign-in': calls.auth.sendLoginCode,
      'sign-up': calls.auth.sendRegisterCode,
      repair: calls.repair.sendCode,
      loyalty: as({ bearer }).loyalty.sendSms,
    }[purpose];
    return codeTo(phone, await send({ body: { phone } }));
  };

  return {
    sentTo,
    code,
    codeTo,
    calls,
    as,
    category: { id: smartphones, code: card.category?.code ?? '' },
    product,
    tag: tag.alias,
    brand: product.brand.code ?? '',
    ...codes,
    storeIds: stores.items.map(({ id }) => id),
    basket,
    order,
    payment,
    businessPayment,
    paidOrder,
    receivedOrder,
    session,
  };
}
