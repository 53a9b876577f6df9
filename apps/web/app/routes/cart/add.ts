import { data, redirect } from 'react-router';
import { anchorOf } from '../../entities/product/anchor.ts';
import { dataOrRedirect, formOf, identifier, isEnhanced, safePath, text, wholeNumber, withAnchor } from '../../forms/answer.server.ts';
import { AddToBasketDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import { noticeOf } from '../../platform/session/notice.ts';
import type { Route } from './+types/add';

/** Puts a product into the basket: `productId`, `supplierId` of a partner's piece, `quantity` (1 when absent), `returnTo`. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const productId = identifier(form, 'productId');
  const quantity = text(form, 'quantity') === '' ? 1 : wholeNumber(form, 'quantity');
  const isOfPartner = text(form, 'supplierId') !== '';
  const supplierId = isOfPartner ? identifier(form, 'supplierId') : null;
  if ((isOfPartner && supplierId === null) || text(form, 'intent') !== 'add' || productId === null || quantity === null)
    throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });

  const { errors } = await query(context, request, AddToBasketDocument, { input: { productId, quantity, supplierId } });
  const returnTo = safePath(form.get('returnTo'), '/cart');
  const [error] = errors;
  if (error === undefined) return dataOrRedirect(request, withAnchor(returnTo, anchorOf(productId)), { failure: null });

  const code = error.code === 'OUT_OF_STOCK' || error.code === 'NOT_FOUND' ? 'out-of-stock' : 'basket-failed';
  if (!isEnhanced(request)) leaveNotice(context, code);
  return dataOrRedirect(request, returnTo, { failure: noticeOf(code)?.text ?? null });
}

/** Somebody opened the form's address by hand. */
export const loader = () => redirect('/cart');
