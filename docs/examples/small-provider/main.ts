import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as jsonOf } from 'node:stream/consumers';

/**
 * The least that a company answers to sell for cash: what somebody writes in an hour from docs/your-provider.md.
 *
 *     node docs/examples/small-provider/main.ts                        # in one terminal; PORT is 4020 when absent
 *     PROVIDER_API_URL=http://127.0.0.1:4020 npm start                 # in another
 */
const category = { id: 77, code: 'kettles', name: 'Чайники', children: [] };
const products = ['K-1', 'K-2', 'K-3'].map((id, at) => ({
  id,
  name: `Чайник ${at + 1}`,
  brand: { id: 'B', name: 'Bork' },
  category,
  images: [],
  status: 1,
  offer: { price: 1990 + at, available: true, quantity: 5, order_type: 'buy' },
}));
const city = { id: 1, alias: 'doneck', name: 'Донецк', ymap_latitude: 48, ymap_longitude: 37.8 };
const delivery = {
  delivery_type_id: 6,
  delivery_cost: 0,
  datetime: '2030-01-01T10:00:00+03:00',
  interval: '10:00 - 14:00',
  finish_storage_id: null,
  has_preorder_product: false,
  payment_type_id: [3],
  delivery_purpose: 'courier',
  client_city_id: 1,
};

interface ProviderRequest {
  body: Record<string, { phone?: number } | undefined>;
  query: URLSearchParams;
  basket: Basket;
  id: string;
}
interface Basket {
  id: string;
  items: { id: string; product_id: string; quantity: number; final_price: number; isPreOrder: boolean }[];
}
const baskets = new Map<string, Basket>();
const orders: { id: string; total_sum: number }[] = [];
const productOf = (id: string | null) => products.find((one) => one.id === id);
const orderOf = ({ items }: Basket, phone: number | undefined) => {
  const sum = items.reduce((all, { final_price: price, quantity }) => all + price * quantity, 0);
  const order = {
    id: `C-${orders.length + 1}`,
    status: 'Принят',
    status_id: 'A',
    sum,
    total_sum: sum,
    waiting_sum: sum,
    payment_type: { id: 3 },
    delivery_type: { id: 6 },
    order_type_id: 33,
    payment_status_oi: { id: 1 },
    inserted_at: '2026-01-15T12:00:00+03:00',
    mobile_phone: phone,
    basket: items,
  };
  orders.push(order);
  return { orders: [order], order_key: 'k'.repeat(32) };
};
const routes: readonly [string, RegExp, (call: ProviderRequest) => unknown][] = [
  ['GET', /^\/v2\/categories$/, () => [category]],
  [
    'GET',
    /^\/v3\/products(?:\/category\/77|\/search)?$/,
    ({ query }) => (query.has('product_ids[]') ? products.filter(({ id }) => query.getAll('product_ids[]').includes(id)) : products),
  ],
  ['GET', /^\/v3\/products\/(K-\d)$/, ({ id }) => productOf(id)],
  ['POST', /^\/v2\/products\/availability$/, () => products.map(({ id }) => ({ product_id: id, available: true, quantity: 5 }))],
  ['GET', /^\/v2\/cities(?:\/priority-cities)?$/, () => [city]],
  ['GET', /^\/v2\/cities\/1$/, () => city],
  ['GET', /^\/v3\/seo$/, () => undefined],
  ['POST', /^\/v2\/stores$/, () => []],
  ['GET', /^\/v2\/branch\/get$/, () => ({ branch: 'A' })],
  ['GET', /^\/basket\/get-basket$/, ({ basket }) => (basket.items.length > 0 ? basket : undefined)],
  [
    'GET',
    /^\/basket\/add-item$/,
    ({ basket, query }) => {
      const product = productOf(query.get('product_id'));
      if (product)
        basket.items.push({
          id: `L-${basket.items.length}`,
          product_id: product.id,
          quantity: 1,
          final_price: product.offer.price,
          isPreOrder: false,
        });
      return basket;
    },
  ],
  ['GET', /^\/variations_orders$/, ({ basket }) => (basket.items.length > 0 ? [{ deliveries: [delivery] }] : [])],
  ['GET', /^\/api\/v2\/payment$/, () => [{ linked_payment_type_id: 3 }]],
  ['POST', /^\/api\/create-order$/, ({ basket, body }) => orderOf(basket, body.contact?.phone)],
  ['GET', /^\/v3\/customer\/orders\/(C-\d+)$/, ({ id }) => orders.find((order) => order.id === id)],
];

async function answer(request: IncomingMessage): Promise<[number, unknown]> {
  const url = new URL(request.url ?? '/', 'http://provider');
  const body = request.method === 'GET' ? {} : await jsonOf(request).catch(() => ({}));
  for (const [method, path, route] of routes) {
    const match = method === request.method ? path.exec(url.pathname) : null;
    if (match === null) continue;
    const basketHeader = String(request.headers['x-basket-id'] ?? '');
    const id = baskets.has(basketHeader) ? basketHeader : crypto.randomUUID().replaceAll('-', '');
    const basket = baskets.get(id) ?? { id, items: [] };
    baskets.set(id, basket);
    const result = route({ body: body as ProviderRequest['body'], query: url.searchParams, basket, id: match[1] ?? '' });
    return result === undefined
      ? [match[1] === undefined ? 204 : 404, { status: 404, code: 'not_found', message: 'Не найдено' }]
      : [200, result];
  }
  return [404, { status: 404, code: 'route_not_found', message: 'No such call' }];
}

const server = createServer(async (request, response) => {
  const [status, answerBody] = await answer(request);
  response.writeHead(status, { 'content-type': 'application/json' }).end(status === 204 ? '' : JSON.stringify(answerBody));
});
server.listen(Number(process.env.PORT ?? 4020), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
