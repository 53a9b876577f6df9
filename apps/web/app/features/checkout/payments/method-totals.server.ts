import type { RouterContextProvider } from 'react-router';
import { CheckoutBasketDocument } from '../../../generated/graphql.ts';
import { exactRubles } from '../../../platform/format/money.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import type { OpenStep } from '../load.server.ts';
import { deliveryInputs } from '../order-input.ts';
import type { Method } from '../payment-methods.ts';
import { basketTotals, type Totals } from '../totals.ts';
import { nearPromotions } from './payment-promotions.ts';

/** What the orders come to by a method, by its payment type; none for a method by which they come to what the step shows. */
export type MethodTotals = Readonly<Record<string, Totals>>;

/** Sums that are asked for: methods that the same promotions ask for have one in common. */
const maxSums = 6;

/**
 * What the orders come to by each method that other promotions ask for than by the one that the step has its sums of; `pricedTypeId` is null
 * where those are of none. A sum that cannot be loaded is left out.
 */
export async function totalsByMethod(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { extras, methods, draft }: Pick<OpenStep, 'extras' | 'methods' | 'draft'>,
  pricedTypeId: string | null,
): Promise<MethodTotals> {
  const promotions = nearPromotions(extras.promised?.actions ?? []);
  const promotionsOf = (typeId: string): string =>
    promotions.flatMap(({ id, paymentTypeIds }) => (paymentTypeIds.includes(typeId) ? [id] : [])).join();
  const priced = pricedTypeId === null ? '' : promotionsOf(pricedTypeId);
  const groups = [...Map.groupBy(methods ?? [], ({ typeId }) => promotionsOf(typeId))].filter(([ids]) => ids !== priced);
  const deliveries = deliveryInputs(draft.delivery);
  const totals = groups.slice(0, maxSums).map(async ([ids, inGroup]) => {
    const paymentTypeId = ids === '' ? null : (inGroup[0]?.typeId ?? null);
    const { data } = await query(context, request, CheckoutBasketDocument, { paymentTypeId, deliveries });
    if (data?.basket == null || data.orderQuote === null) return [];
    const groupTotals = basketTotals(data.basket, data.orderQuote);
    return inGroup.map(({ typeId }) => [typeId, groupTotals] as const);
  });
  return Object.fromEntries((await Promise.all(totals)).flat());
}

/** «от 33 940 ₽, зависит от способа оплаты» where the methods come to several sums; undefined where they come to one. Kopecks. */
export function sumsText(methods: readonly Pick<Method, 'typeId'>[], byMethod: MethodTotals, total: number): string | undefined {
  const sums = new Set(methods.map(({ typeId }) => byMethod[typeId]?.total ?? total));
  return sums.size > 1 ? `от\u00a0${exactRubles(Math.min(...sums))}, зависит от\u00a0способа оплаты` : undefined;
}

/** «33 940 ₽, на 1 050 ₽ меньше» of each method by which the orders come to another sum than `total`, by its payment type. Kopecks. */
export const sumTexts = (byMethod: MethodTotals, total: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(byMethod).flatMap(([typeId, { total: sum }]) =>
      sum === total
        ? []
        : [[typeId, `${exactRubles(sum)}, на\u00a0${exactRubles(Math.abs(sum - total))} ${sum < total ? 'меньше' : 'больше'}`]],
    ),
  );
