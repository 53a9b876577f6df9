import { data, type RouterContextProvider } from 'react-router';
import { addBundle, addChild, type CartItem, linesOf } from '../../entities/basket/add-bundle.server.ts';
import type { BasketFailure, PromocodeFailure } from '../../entities/basket/basket-failure.ts';
import { requestedQuantity } from '../../entities/basket/quantity.ts';
import { belongingTo } from '../../entities/basket/tree.ts';
import { takeDeviceBack } from '../../entities/exchange/exchange.server.ts';
import { forgetPayment } from '../../entities/order-draft/draft.server.ts';
import { dataOrRedirect, identifier, text } from '../../forms/answer.server.ts';
import { statusOfForm } from '../../forms/status.server.ts';
import {
  AddToBasketDocument,
  BasketChangesDocument,
  ClearBasketDocument,
  RemoveFromBasketDocument,
  RemovePromocodeDocument,
  SetBasketQuantityDocument,
  SetPromocodeDocument,
} from '../../generated/graphql.ts';
import type { Failure } from '../../platform/gateway/gateway-failure.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { clearCookie, lifetime, readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import {
  addRemovedItems,
  dropRemovedItems,
  parseRemovedItems,
  type RemovedItem,
  removedCookie,
  removedNode,
  serializeRemovedItems,
} from './removed-items.ts';

const splitCookie = 'split_preorders';

type Context = Readonly<RouterContextProvider>;

type Answer = { failure: BasketFailure | null; promocode?: PromocodeFailure };

const answerFailure = (request: Request, failure: BasketFailure, status: number) =>
  data<Answer>({ failure }, { status: statusOfForm(request, status) });

function refusedBy(request: Request, { code }: Failure, of: BasketFailure['of']) {
  const isGone = code === 'OUT_OF_STOCK' || code === 'NOT_FOUND';
  return isGone ? answerFailure(request, { kind: 'out-of-stock', of }, 409) : answerFailure(request, { kind: 'failed', of }, 503);
}

const answerDone = (request: Request) => dataOrRedirect<Answer>(request, '/cart', { failure: null });

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
    case 'promocode':
      return setPromocode(context, request, form);
    case 'drop-promocode':
      return dropPromocode(context, request);
    case 'drop-plan':
      forgetPayment(context);
      return answerDone(request);
    case 'take-back':
      await takeDeviceBack(context, request, form);
      return answerDone(request);
    case 'present':
      return takePresent(context, request, form);
    case 'settle':
      return applyAvailability(context, request);
    case 'split':
      return splitPreorders(context, request, form);
    case 'clear':
      return clear(context, request);
    default:
      throw bad();
  }
}

async function setQuantity(context: Context, request: Request, intent: string, form: FormData) {
  const itemId = identifier(form, 'itemId');
  if (itemId === null) throw bad();
  const quantity = requestedQuantity(intent, text(form, 'quantity'));
  if (quantity === null) return answerFailure(request, { kind: 'quantity', of: { itemId } }, 422);
  const set = async (pieces: number) =>
    (await query(context, request, SetBasketQuantityDocument, { input: { itemId, quantity: pieces } })).errors[0];
  const failure = await set(quantity);
  if (failure === undefined) return answerDone(request);
  const { available = 0 } = failure;
  // Whoever types more than there is gets what there is.
  if (intent === 'set' && available > 0 && available < quantity && (await set(available)) === undefined)
    return answerFailure(request, { kind: 'lowered', of: { itemId } }, 200);
  return refusedBy(request, failure, { itemId });
}

/** Takes a line out with all that belongs to it, and remembers what that was. */
async function remove(context: Context, request: Request, form: FormData) {
  const itemId = identifier(form, 'itemId');
  if (itemId === null) throw bad();
  const lines = (await linesOf({ context, request })) ?? [];
  const { errors } = await query(context, request, RemoveFromBasketDocument, { input: { itemId } });
  const [failure] = errors;
  if (failure !== undefined) return refusedBy(request, failure, { itemId });
  // A present is nothing to buy again: it comes with its goods, and one that was given up is chosen among the promotions.
  const removedItems = [...lines.filter(({ id }) => id === itemId), ...belongingTo(lines, itemId)]
    .filter(({ presentOf }) => presentOf === null)
    .map(
      ({ productId, supplierId, quantity, parentId, isWarranty, actionId }): RemovedItem => ({
        productId,
        supplierId: supplierId ?? null,
        quantity,
        parent: lines.find(({ id }) => id === parentId)?.productId ?? null,
        isWarranty,
        actionId: actionId ?? null,
      }),
    );
  if (removedItems.length === 0) return answerDone(request);
  saveRemovedItems(context, addRemovedItems(parseRemovedItems(readCookie(context, removedCookie)), ...removedItems));
  return answerDone(request);
}

/** Puts something back where it was, with all that was taken out with it. */
async function restore(context: Context, request: Request, form: FormData) {
  const productId = identifier(form, 'productId');
  if (productId === null) throw bad();
  const removedItems = parseRemovedItems(readCookie(context, removedCookie));
  const entry = removedItems.find((each) => each.productId === productId) ?? {
    productId,
    supplierId: null,
    quantity: 1,
    parent: null,
    isWarranty: false,
    actionId: null,
  };
  const lines = entry.parent === null ? [] : ((await linesOf({ context, request })) ?? []);
  const parent = lines.find((line) => line.productId === entry.parent && !line.isWarranty);
  const node = removedNode(removedItems, entry);
  const result = parent === undefined ? await addBundle({ context, request }, node) : await addChild({ context, request }, parent.id, node);
  if (result.failure !== null) return refusedBy(request, result.failure, { productId });
  saveRemovedItems(context, dropRemovedItems(removedItems, productId, ...nodeIds(node)));
  return answerDone(request);
}

/** The code with what the gateway says of it; nothing that was typed is lost. */
async function setPromocode(context: Context, request: Request, form: FormData) {
  const enteredCode = text(form, 'promocode');
  const { data: changed, errors } = await query(context, request, SetPromocodeDocument, { input: { promocode: enteredCode } });
  const [failure] = errors;
  if (failure === undefined) {
    // An empty basket does not show it.
    const isWaiting = changed?.basketSetPromocode?.basket?.quantity === 0;
    if (text(form, 'from') === 'offer') leaveNotice(context, isWaiting ? 'promocode-waits' : 'order-changed');
    return answerDone(request);
  }
  const fieldError = failure.fields['input.promocode']?.[0];
  const [message, status] =
    fieldError !== undefined
      ? [fieldError, 422]
      : failure.code === 'RATE_LIMITED'
        ? ['Слишком много попыток. Попробуйте через несколько минут.', 429]
        : ['Не получилось проверить промокод. Попробуйте ещё раз.', 503];
  return data<Answer>({ failure: null, promocode: { enteredCode, message } }, { status: statusOfForm(request, status) });
}

async function dropPromocode(context: Context, request: Request) {
  const { errors } = await query(context, request, RemovePromocodeDocument, {});
  if (errors.length > 0) leaveNotice(context, 'promocode-kept');
  return answerDone(request);
}

async function takePresent(context: Context, request: Request, form: FormData) {
  const [productId, actionId] = [identifier(form, 'productId'), identifier(form, 'actionId')];
  if (productId === null || actionId === null) throw bad();
  const { errors } = await query(context, request, AddToBasketDocument, { input: { productId, quantity: 1, actionId } });
  if (errors.length > 0) leaveNotice(context, 'present-gone');
  return answerDone(request);
}

const nodeIds = ({ children }: CartItem): string[] => children.flatMap((node) => [node.productId, ...nodeIds(node)]);

/** Leaves what can be had: sold-out lines go, the others shrink to what is left. One after another: each changes the basket. */
async function applyAvailability(context: Context, request: Request) {
  const { data: changesData } = await query(context, request, BasketChangesDocument, {});
  for (const change of changesData?.basket?.changes ?? []) {
    const itemId = change.item.id;
    if (change.__typename === 'BasketPriceChange') continue;
    const { errors } =
      change.__typename === 'BasketUnavailable'
        ? await query(context, request, RemoveFromBasketDocument, { input: { itemId } })
        : await query(context, request, SetBasketQuantityDocument, { input: { itemId, quantity: change.now } });
    const [failure] = errors;
    if (failure !== undefined) return refusedBy(request, failure, { itemId });
  }
  return answerDone(request);
}

/** Whether preorders become an order of their own: a choice of this browser, which the provider is told with every question. */
function splitPreorders(context: Context, request: Request, form: FormData) {
  if (text(form, 'split') === '0') writeCookie(context, splitCookie, '0', { maxAge: lifetime.month });
  else clearCookie(context, splitCookie);
  return answerDone(request);
}

/** The basket cannot be read, so it cannot be taken apart: the visitor gets a new one (spec 1 §4). */
async function clear(context: Context, request: Request) {
  const { errors } = await query(context, request, ClearBasketDocument, {});
  if (errors.length > 0) leaveNotice(context, 'basket-kept');
  return answerDone(request);
}

function saveRemovedItems(context: Context, removedItems: readonly RemovedItem[]): void {
  if (removedItems.length === 0) clearCookie(context, removedCookie);
  else writeCookie(context, removedCookie, serializeRemovedItems(removedItems), { maxAge: lifetime.month, httpOnly: false });
}
