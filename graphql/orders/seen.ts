import { type AmountsByOrder, totalOf } from '@vitrina/services/contract/failure.ts';
import { badInput, ShopError } from '../base/errors.ts';
import { repricedOf } from '../base/repriced.ts';
import type { Basket } from '../basket/sources.ts';
import type { CompleteVariation } from '../delivery/completed.ts';
import type { OrderDeliveryInput } from '../generated/resolvers.ts';
import { payablesOf } from './payable.ts';

/**
 * A provider that keeps no revision of a basket cannot tell that another one is ordered than the shopper has seen. So the gateway holds the
 * totals that were seen against what the orders come to now. An empty basket has nothing to be guarded: a repeated submission is known by
 * its key.
 */
export function checkSeen(
  basket: Basket,
  variations: readonly CompleteVariation[],
  choices: readonly OrderDeliveryInput[],
  was: AmountsByOrder | undefined,
): void {
  if (basket.items.length === 0) return;
  if (was === undefined) throw badInput({ 'input.confirmedTotals': ['Укажите суммы, которые видел покупатель.'] });
  const now = amountsNow(basket, variations, choices);
  const keys = new Set([...Object.keys(was), ...Object.keys(now)]);
  if ([...keys].every((key) => isSame(was[key], now[key]))) return;
  const message = 'Сумма заказа изменилась. Проверьте её и подтвердите ещё раз.';
  throw new ShopError('CONFLICT', message, undefined, undefined, { repriced: repricedOf({ was, now }) });
}

type Amounts = AmountsByOrder[string];

const isSame = (a: Amounts | undefined, b: Amounts | undefined): boolean => a !== undefined && b !== undefined && totalOf(a) === totalOf(b);

function amountsNow(basket: Basket, variations: readonly CompleteVariation[], choices: readonly OrderDeliveryInput[]): AmountsByOrder {
  const totals = payablesOf(basket, variations, choices, new Map()).map(({ total }) => total);
  return Object.fromEntries(
    basket.orders.map(({ key, item_ids, sum: goods }, at): [string, Amounts] => {
      const items = basket.items.filter(({ id }) => item_ids.includes(id));
      const sum = Math.max(
        goods,
        items.reduce((before, { price, quantity }) => before + price * quantity, 0),
      );
      return [key, { sum, discount: sum - goods, delivery_cost: (totals[at] ?? goods) - goods }];
    }),
  );
}
