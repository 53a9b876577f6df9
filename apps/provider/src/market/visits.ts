import { expect } from 'vitest';
import { callbackPath } from '../payments/acquirer/callback.ts';
import { sign, signatureHeader } from '../payments/acquirer/signature.ts';
import { spendOn } from './bonuses.ts';
import type { Basket, CreatedOrders, Market } from './buyer.ts';
import { type Chance, chanceOf } from './chance.ts';
import { exchangeOn, smartPriceOn } from './exchange.ts';
import type { Good } from './goods.ts';

export interface Wares {
  readonly all: readonly Good[];
  readonly digital: readonly Good[];
  /** Codes that are not on sale yet. */
  readonly awaited: readonly Good[];
}

/** What buyers do, and the orders that they have been told of. */
export function visitsOf(market: Market, wares: Wares, acquirerSecret: string) {
  const createdOrders: CreatedOrders[] = [];

  const sendCallback = (token: string, status: string) => {
    const body = JSON.stringify({ token, status });
    return market.send('POST', callbackPath, { [signatureHeader]: sign(acquirerSecret, body) }, { token, status });
  };

  /** Orders, perhaps twice with one key, and pays or does not. */
  async function finish(basket: Basket, turn: number, bearer?: string): Promise<void> {
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: turn === 0 ? 3 : 1 }, () => market.order(basket, key, bearer)));
    const bodies = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBeLessThanOrEqual(1);
    const [body] = bodies;
    if (body === undefined) return;
    createdOrders.push(body);
    for (const order of body.orders.filter(({ status_id }) => status_id === 'W')) {
      const token = await market.pay(order, body.order_key);
      if (token === undefined || turn === 1) continue;
      await Promise.all((['declined', 'paid', 'cancelled', 'paid'] as const).slice(turn - 2).map((status) => sendCallback(token, status)));
    }
  }

  /** An old device takes something off: by exchange, or by a smart price. */
  async function cheapen(basket: Basket, way: number, chance: Chance, bearer?: string): Promise<void> {
    if (way === 1) await exchangeOn(market, basket, chance, bearer);
    if (way === 2) await smartPriceOn(market, basket, bearer);
  }

  /** What a buyer puts in: much, or codes alone, some of which are not on sale yet. */
  function wish(chance: Chance, seed: number): Good[] {
    if (seed % 3 > 0) return chance.some(wares.all, 8);
    return seed % 2 === 0 ? [...chance.some(wares.awaited, 1), ...chance.some(wares.digital, 2)] : chance.some(wares.digital, 4);
  }

  return {
    made: createdOrders,

    /** Puts much into a basket, changes his mind, and orders. */
    async buyer(seed: number): Promise<void> {
      const chance = chanceOf(seed);
      let basket: Basket | undefined;
      for (const good of wish(chance, seed)) {
        const { status, body } = await market.put(good, 1 + chance.integer(3), basket?.id);
        if (status === 200) basket = body;
      }
      if (basket === undefined) return;
      const [first, second, third] = basket.items;
      if (first !== undefined && second !== undefined) {
        await market.setQuantity(first, 1, basket.id);
        await market.remove(second, basket.id);
      }
      if (third !== undefined) await market.leaveForLater([third], basket.id);
      await cheapen(basket, seed % 4, chance);
      await finish((await market.read(basket.id)).body, chance.integer(4));
    },

    /** In one tab goods go in and out while the other one orders. */
    async twoTabs(bearer: string, seed: number): Promise<void> {
      const chance = chanceOf(1_000 + seed);
      for (let round = 0; round < 4; round += 1) {
        const [good, ...more] = chance.some(wares.all, 4);
        if (good === undefined) return;
        const { status, body: basket } = await market.put(good, 1, undefined, bearer);
        if (status !== 200) continue;
        const order = async () => finish((await market.read(basket.id, bearer)).body, 1 + chance.integer(3), bearer);
        const changes = [
          ...more.map((other) => market.put(other, 1, basket.id, bearer)),
          market.leaveForLater(basket.items.slice(-1), basket.id, bearer),
          market.leaveForLater([], basket.id, bearer),
        ];
        await Promise.all([order(), order(), cheapen(basket, seed % 3, chance, bearer), ...changes]);
        // Nothing comes between these, and both would spend the same bonuses.
        await spendOn(market, (await market.read(basket.id, bearer)).body, bearer);
        await Promise.all([order(), order()]);
      }
    },

    /** Has bought and said something, and closes the account while everything of it goes on. */
    async leaver(bearer: string, seed: number): Promise<void> {
      const chance = chanceOf(3_000 + seed);
      const authorization = { authorization: `Bearer ${bearer}` };
      const [good, other] = chance.some(wares.all, 2);
      if (good === undefined || other === undefined) return;
      const { status, body: basket } = await market.put(good, 1, undefined, bearer);
      if (status === 200) await finish((await market.read(basket.id, bearer)).body, 2, bearer);
      await market.send('PUT', `/v2/users/me/profile/product-subscription/${good.id}`, authorization);
      await Promise.all([
        market.put(other, 1, undefined, bearer),
        market.send('PUT', `/v2/users/me/profile/product-subscription/${other.id}`, authorization),
        market.send('PUT', '/v2/users/me/favorites', authorization, { product_ids: [good.id], mode: 'merge' }),
        market.send('POST', '/v2/plus-card/add', authorization, { check_data: bearer }),
        market.send('DELETE', '/v2/users/me/profile', authorization),
        market.send('DELETE', '/v2/users/me/profile', authorization),
      ]);
    },
  };
}
