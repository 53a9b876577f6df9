import { isId } from '@vitrina/services/contract/fields/id.ts';
import { returnTermOf } from '@vitrina/services/rules/returns.ts';
import { type RouterContextProvider, redirect } from 'react-router';
import { newSeed } from '../../../entities/order-draft/draft.server.ts';
import { OrderToReturnDocument } from '../../../generated/graphql.ts';
import { dayIn, dayTextOn } from '../../../platform/format/dates.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import { notFound, queryOrFail, throwFailure } from '../../../platform/gateway/query.server.ts';
import { shopOf } from '../../../platform/gateway/shop.server.ts';
import { type ReturnReason, reasonNames } from './labels.ts';

/** What of an order may be returned, and why; the order's own page, at this address, where nothing is, or where this visitor has no such order. */
export async function loadReturn(context: Readonly<RouterContextProvider>, request: Request, id: string, orderPath: string) {
  if (!isId(id)) notFound();
  const { data, errors } = await queryOrFail(context, request, OrderToReturnDocument, { id });
  const failure = errors.find(({ path }) => path === 'order');
  if (failure !== undefined) throwFailure(failure);
  const { order } = data;
  if (!order?.isReturnable) throw redirect(orderPath);
  const today = dayIn(shopOf(context).now(), order.city?.timeZone);
  const { returnDeadlines: deadlines } = order;
  return {
    id: order.id,
    orderPath,
    phone: phoneText(order.mobilePhone),
    lines: order.items.flatMap((item) => {
      const { id: itemId, name, image, finalPrice } = item;
      const maxQuantity = item.returnableCount ?? (item.isWarranty ? 0 : item.quantity - item.returned);
      return maxQuantity === 0 ? [] : [{ id: itemId, name, image, price: finalPrice.amount, maxQuantity }];
    }),
    /** Handed in for what may be returned; of a device whose goods nobody tells that is all of it. */
    devices: order.exchangeDevices.filter(({ productId }) =>
      order.items.some((item) => (productId === null || item.productId === productId) && item.returned < item.quantity),
    ),
    /** What is not returned by itself, by name: warranties, and what was given with another line. */
    companions: order.items.flatMap(({ name, isWarranty, parentId, returnableCount, quantity, returned }) =>
      returned < quantity && (isWarranty || (parentId !== null && returnableCount === 0)) ? [name] : [],
    ),
    reasons: (Object.keys(reasonNames) as ReturnReason[]).filter(
      (reason) => deadlines === null || deadlines[returnTermOf(reason)] >= today,
    ),
    /** When those who have changed their mind were to say so, where that is over. */
    changedMindOver: deadlines !== null && deadlines.changedMind < today ? dayTextOn(deadlines.changedMind, today) : null,
    seed: newSeed(),
  };
}

export type LoadedReturn = Awaited<ReturnType<typeof loadReturn>>;
