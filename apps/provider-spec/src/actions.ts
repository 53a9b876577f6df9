import { type Product, productById } from './goods.ts';
import { invalid, notFound, type RouteRequest, type Routes } from './route.ts';

/** One action with every field that the specification names, one with nothing but its number and what it does. */
const combo = {
  id: 'ACT-61',
  parentId: null,
  parent_id: null,
  public_name: 'Чехол за полцены к Fjord',
  public_description: 'На каждый телефон один чехол.',
  action_type: 'percent',
  discount: 50,
  required: false,
  promocode: null,
  mechanics: [
    {
      type: 'combo',
      done: false,
      conditions: [{ name: 'Добавьте чехол' }],
      params: { price_from: 1000, price_of_accessories: 500, recommend_cross: true, recommend_dso: false, credit_notification: null },
    },
  ],
  delivery_ids: [5],
  payment_ids: [20],
  sum_action_ids: ['ACT-62'],
  bank_flags: { sberbank: false },
  inner_payment: true,
  is_trade_in_action: false,
  deferreds: [{ max_loan: 30_000 }],
  basket: null,
};

const actionFor = (product: Product, quantity: number) => ({
  ...combo,
  presents: [{ selected: false, qty: quantity, product_id: product.id, basket_qty: 0 }],
});
const bare = { id: 'ACT-62', action_type: 'cashback' };

const isAbout = ({ category_name_singular }: Product): boolean => category_name_singular === 'Смартфон';

/** Goods of a body: those that are known. */
function goodsIn({ body }: RouteRequest): Product[] {
  const products = Array.isArray(body.products) ? body.products : [];
  return products.flatMap((one: { id?: unknown }) => productById(String(one.id)) ?? []);
}

const best = (request: RouteRequest) => {
  const phone = goodsIn(request).find(isAbout);
  return phone && actionFor(phone, 1);
};

export const actionRoutes: Routes = {
  'GET /v2/actions': ({ query }) => {
    const ids = query.getAll('action_ids[]');
    if (ids.length > 0) return [combo, bare].filter(({ id }) => ids.includes(String(id)));
    const basketGoods = [...query].flatMap(([name, value]) =>
      /^basket\[\d+\]\[product_id\]$/.test(name) ? (productById(value) ?? []) : [],
    );
    return basketGoods.some(isAbout) ? [combo, bare] : [];
  },
  'POST /v2/actions/products': best,
  'POST /v2/actions/accessories': () => undefined,
  'POST /v2/actions/:id/mechanics': ({ params, body }) => {
    const product = productById(String((body.product as { id?: unknown } | undefined)?.id));
    if (params.id !== String(combo.id) || product === undefined) throw notFound();
    return actionFor(product, 1);
  },
  // This company has no codes at the moment.
  'POST /basket/promocode': () => {
    throw invalid({ promocode: ['Такого промокода нет.'] });
  },
};
