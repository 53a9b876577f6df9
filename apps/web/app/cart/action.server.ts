import { data, type RouterContextProvider } from 'react-router';
import { statusOfForm } from '../checkout/form/status.server.ts';
import { done, text, wholeNumber } from '../forms/answer.server.ts';
import type { Failure } from '../gateway/failure.ts';
import { query } from '../gateway/query.server.ts';
import { AddToBasketDocument, BasketPageDocument, RemoveFromBasketDocument, SetBasketQuantityDocument } from '../generated/graphql.ts';
import { clearCookie, lifetime, readCookie, writeCookie } from '../session/cookies.server.ts';
import { wantedQuantity } from './quantity.ts';
import { type Removed, readRemoved, withoutRemoved, withRemoved, writeRemoved } from './removed.ts';

export const removedCookie = 'removed_items';

type Context = Readonly<RouterContextProvider>;

/** What could not be done, and to which line or product. */
export interface BasketFailure {
  kind: 'out-of-stock' | 'quantity' | 'failed';
  itemId: number | null;
}

const refused = (request: Request, kind: BasketFailure['kind'], itemId: number | null, status: number) =>
  data<{ failure: BasketFailure | null }>({ failure: { kind, itemId } }, { status: statusOfForm(request, status) });

function refusedBy(request: Request, failure: Failure, itemId: number | null) {
  const isGone = failure.code === 'OUT_OF_STOCK' || failure.code === 'NOT_FOUND';
  return isGone ? refused(request, 'out-of-stock', itemId, 409) : refused(request, 'failed', itemId, 503);
}

const changed = (request: Request) => done<{ failure: BasketFailure | null }>(request, '/cart', { failure: null });

const bad = () => data({ code: 'BAD_USER_INPUT' }, { status: 400 });

/** Changes of the basket, by the form's `intent`. */
export async function changeBasket(context: Context, request: Request, form: FormData) {
  const intent = text(form, 'intent');
  switch (intent) {
    case 'set':
    case 'increase':
    case 'decrease':
      return setQuantity(context, request, intent, form);
    case 'remove':
      return remove(context, request, form);
    case 'restore':
      return restore(context, request, form);
    case 'settle':
      return settle(context, request);
    case 'clear':
      // The basket cannot be read, so it cannot be taken apart: the visitor gets a new one (spec 1 §4).
      clearCookie(context, 'basket_id');
      return changed(request);
    default:
      throw bad();
  }
}

async function setQuantity(context: Context, request: Request, intent: string, form: FormData) {
  const itemId = wholeNumber(form, 'itemId');
  if (itemId === null) throw bad();
  const quantity = wantedQuantity(intent, text(form, 'quantity'));
  if (quantity === null) return refused(request, 'quantity', itemId, 422);
  const { errors } = await query(context, request, SetBasketQuantityDocument, { itemId, quantity });
  const [failure] = errors;
  return failure === undefined ? changed(request) : refusedBy(request, failure, itemId);
}

async function remove(context: Context, request: Request, form: FormData) {
  const itemId = wholeNumber(form, 'itemId');
  if (itemId === null) throw bad();
  const { errors } = await query(context, request, RemoveFromBasketDocument, { itemId });
  const [failure] = errors;
  if (failure !== undefined) return refusedBy(request, failure, itemId);
  const productId = wholeNumber(form, 'productId');
  const quantity = wantedQuantity('set', text(form, 'quantity')) ?? 1;
  if (productId !== null) remember(context, withRemoved(readRemoved(readCookie(request, removedCookie)), { productId, quantity }));
  return changed(request);
}

async function restore(context: Context, request: Request, form: FormData) {
  const productId = wholeNumber(form, 'productId');
  if (productId === null) throw bad();
  const removed = readRemoved(readCookie(request, removedCookie));
  const quantity = removed.find((each) => each.productId === productId)?.quantity ?? 1;
  const { errors } = await query(context, request, AddToBasketDocument, { productId, quantity });
  const [failure] = errors;
  if (failure !== undefined) return refusedBy(request, failure, productId);
  remember(context, withoutRemoved(removed, productId));
  return changed(request);
}

/** Leaves what can be had: sold-out lines go, the others shrink to what is left. One after another: each changes the basket. */
async function settle(context: Context, request: Request) {
  const { data: found } = await query(context, request, BasketPageDocument, {});
  for (const { kind, itemId, now } of found?.basket.changes ?? []) {
    if (kind === 'PRICE') continue;
    const { errors } =
      kind === 'UNAVAILABLE'
        ? await query(context, request, RemoveFromBasketDocument, { itemId })
        : await query(context, request, SetBasketQuantityDocument, { itemId, quantity: now });
    const [failure] = errors;
    if (failure !== undefined) return refusedBy(request, failure, itemId);
  }
  return changed(request);
}

function remember(context: Context, removed: readonly Removed[]): void {
  if (removed.length === 0) clearCookie(context, removedCookie);
  else writeCookie(context, removedCookie, writeRemoved(removed), { maxAge: lifetime.month });
}
