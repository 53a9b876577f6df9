import { randomUUID } from 'node:crypto';
import { GatewayError, Guest } from './client.ts';
import {
  BeginPaymentDocument,
  DeliveriesDocument,
  type DeliveriesQuery,
  MethodsDocument,
  PlaceOrderDocument,
  PutInDocument,
  QuoteDocument,
  type QuoteQuery,
  SearchDocument,
} from './generated/graphql.ts';

/**
 * Buys what a search finds first, as a guest who picks it up and pays online:
 *
 *     node docs/examples/purchase/buy.ts 'стиральная машина'
 */
type Part = NonNullable<DeliveriesQuery['checkoutOrders']>[number];
type Sum = NonNullable<QuoteQuery['orderQuote']>['total'];

const [text] = process.argv.slice(2);
if (text === undefined) fail('Usage: node buy.ts TEXT');

const guest = new Guest();
try {
  const { listing } = await guest.executeWithRetry(SearchDocument, { of: { search: { text } } });
  const product = listing?.nodes[0] ?? fail(`Nothing is found for «${text}».`);
  say(`${product.name}, ${sumText(product.offer.price)}`);

  const { basketAddItem } = await guest.execute(PutInDocument, { input: { productId: product.id, quantity: 1 } });
  for (const error of basketAddItem?.userErrors ?? [])
    fail(error.__typename === 'OutOfStock' ? `Sold out: ${error.available ?? 'nobody knows how many'} left.` : error.message);
  guest.headers['x-basket-id'] = basketAddItem?.basket?.id ?? fail('There is no basket.');

  const { checkoutOrders } = await guest.executeWithRetry(DeliveriesDocument, {});
  const parts = (checkoutOrders ?? []).map(selectWay);
  for (const { way } of parts) if (way !== undefined) say(`${way.store?.name ?? 'pick up'}, ${way.timeText}, ${sumText(way.cost)}`);
  const deliveries = parts.flatMap(({ order, way }) =>
    way === undefined ? [] : [{ orderKey: order.key, typeId: way.typeId, storeId: way.storeId }],
  );
  const { paymentMethods } = await guest.executeWithRetry(MethodsDocument, { deliveries });
  const method = paymentMethods?.find(({ isPrepaid }) => isPrepaid) ?? fail('Nothing here can be paid online.');

  const { orderQuote } = await guest.executeWithRetry(QuoteDocument, { deliveries, paymentTypeId: method.typeId });
  if (orderQuote === null) fail('The basket is empty.');
  say(`to be paid: ${sumText(orderQuote.total)}`);

  // Made once, before the first try: however often it is sent, there is one order.
  const idempotencyKey = randomUUID();
  const { orderCreate } = await guest.executeWithRetry(PlaceOrderDocument, {
    input: {
      contact: { firstName: 'Анна', phone: '+79281234567', email: 'anna@example.ru' },
      deliveries,
      paymentTypeId: method.typeId,
      quote: orderQuote.token,
      consents: ['PERSONAL_DATA'],
      idempotencyKey,
    },
  });
  for (const error of orderCreate?.userErrors ?? [])
    fail(error.__typename === 'PriceChanged' ? `It costs ${error.now.map(({ total }) => sumText(total)).join(' + ')} now.` : error.message);
  const order = orderCreate?.orders?.find(({ isAwaitingPayment }) => isAwaitingPayment) ?? fail('There is no order to be paid.');
  const orderKey = orderCreate?.orderKey ?? '';
  guest.headers['x-order-key'] = orderKey;
  say(`order ${order.id}, ${sumText(order.totalSum)}`);

  const { paymentStart } = await guest.executeWithRetry(BeginPaymentDocument, {
    input: { orderId: order.id, typeId: method.typeId, returnUrl: `/order-info/${order.id}`, idempotencyKey: randomUUID() },
  });
  for (const { message } of paymentStart?.userErrors ?? []) fail(message);
  const { payment, url } = paymentStart ?? {};
  if (!payment || !url) fail('There is no payment page.');
  say(`pay at ${guest.at(url)}`);
  say(`then: node docs/examples/purchase/status.ts ${order.id} ${payment.id} ${orderKey}`);
} catch (error) {
  if (error instanceof GatewayError) fail(`${error.code}: ${error.message}`);
  throw error;
}

/** One order of the basket with its earliest way, none for codes. */
function selectWay(order: Part) {
  const way = order.isDigital ? undefined : (order.pickup[0] ?? fail(`«${order.key}» cannot be picked up.`));
  return { order, way };
}

/** «19 990 ₽»; the gateway counts in kopecks. */
function sumText({ amount, currency }: Sum): string {
  return (amount / 100).toLocaleString('ru', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
