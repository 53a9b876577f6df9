import type { RouterContextProvider } from 'react-router';
import { ChosenActionsDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';

/** Whether an action that this basket has chosen is not paid within the shop (spec 1 §4); not so while nobody knows. */
export async function isPaidElsewhere(context: Readonly<RouterContextProvider>, request: Request): Promise<boolean> {
  const { data } = await query(context, request, ChosenActionsDocument, {});
  const { items = [], discounts = [], actions = null } = data?.basket ?? {};
  const chosen = new Set([
    ...items.flatMap(({ actionId, presentOf }) => [actionId, presentOf]),
    ...discounts.map(({ actionId }) => actionId),
  ]);
  return (actions ?? []).some(({ id, hasInnerPayment }) => chosen.has(id) && !hasInnerPayment);
}
