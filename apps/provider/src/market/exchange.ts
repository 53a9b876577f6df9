import { oldModels } from '../platform/database/testing/old-devices.ts';
import { valuationPath } from '../pricing/smartprice/page.ts';
import type { Basket, Market } from './buyer.ts';
import type { Chance } from './chance.ts';
import type { SqlClient } from './goods.ts';

/** Goods of the shelves take part in smart prices; what the shop adds to a device. Kopecks. */
export const smartGoods = ({ sql }: SqlClient, ids: readonly number[]): Promise<unknown> =>
  sql(`insert into product_prices (product_id, tradein_discount) select id, 5000 from unnest(array[${ids}]) g(id)`);

const keysOf = (basketId: string, bearer: string | undefined): Record<string, string> => ({
  'x-basket-id': basketId,
  ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
});

/** Every device has a number of its own: it may be handed in once. */
let lastDeviceId = 10_000;

/** Old devices come into a basket and go from it in two tabs at once. */
export async function exchangeOn(market: Market, basket: Basket, chance: Chance, bearer?: string): Promise<void> {
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    market.send(method, path, keysOf(basket.id, bearer), body);
  const save = (memory = 128) => {
    lastDeviceId += 1;
    const device = { tId: lastDeviceId, calculator_id: 1, model_id: oldModels.phone, memory, status: 1 + chance.integer(3), color: null };
    return send('POST', '/v2/tradein/save', device);
  };
  const [line] = basket.items;
  const first = lastDeviceId + 1;
  await Promise.all([
    save(),
    save(),
    save(7),
    ...(line === undefined ? [] : [send('POST', '/trade-in-derivable', { product_id: line.product_id })]),
  ]);
  await Promise.all([
    save(),
    send('DELETE', `/trade-in-calculator/remove?t_id=${first}`),
    send('GET', '/v2/tradein/exchange-devices'),
    ...(chance.integer(2) === 0 ? [send('DELETE', '/trade-in-derivable')] : []),
  ]);
}

/** An old device is valued for a product of the basket, and its smart price taken into it, in two tabs at once. */
export async function smartPriceOn(market: Market, basket: Basket, bearer?: string): Promise<void> {
  const keys = keysOf(basket.id, bearer);
  for (const { product_id: id } of basket.items) {
    const link = await market.send<{ tx?: string }>('GET', `/smartprice/link?product_id=${id}&return_url=/cart`, keys);
    const { tx } = link.body;
    if (tx === undefined) continue;
    const end = () => market.post(valuationPath(tx), new URLSearchParams({ outcome: 'completed', status: '2' }));
    await Promise.all([end(), end()]);
    const take = () => market.send('GET', `/basket/add-item?product_id=${id}&quantity=1&tx=${tx}`, keys);
    await Promise.all([take(), take(), market.send('GET', `/smartprice/check?tx=${tx}`, keys)]);
    return;
  }
}
