import { data, redirect, redirectDocument } from 'react-router';
import { isPaymentAddress } from '../../entities/payment/address.ts';
import { formOf, identifier, text } from '../../forms/answer.server.ts';
import { ProductSmartPriceDocument, StartValuationDocument, TakeSmartPriceDocument } from '../../generated/graphql.ts';
import { absent, query, queryOrFail } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import type { Route } from './+types/route';

/** Starts a valuation, or adds the product at the valued price. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const productId = identifier(form, 'productId');
  const intent = text(form, 'intent');
  if (productId === null || (intent !== 'begin' && intent !== 'take')) throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  const productAnswer = await queryOrFail(context, request, ProductSmartPriceDocument, { id: productId });
  const { url } = productAnswer.data.product ?? absent(productAnswer.errors, 'product');
  if (intent === 'begin') {
    const { data: beginData } = await query(context, request, StartValuationDocument, { input: { productId, returnUrl: url } });
    const to = beginData?.smartPriceStartValuation?.url;
    if (to != null && isPaymentAddress(to, shopOf(context).acquirerOrigins)) return redirectDocument(to, 303);
    leaveNotice(context, 'smart-price-failed');
    return redirect(url, 303);
  }
  const input = { productId, quantity: 1, smartPriceTx: text(form, 'tx') };
  const { errors } = await query(context, request, TakeSmartPriceDocument, { input });
  const [error] = errors;
  if (error === undefined) return redirect('/cart', 303);
  leaveNotice(context, error.code === 'OUT_OF_STOCK' ? 'out-of-stock' : 'smart-price-failed');
  return redirect(url, 303);
}

/** Somebody opened the form's address by hand. */
export const loader = () => redirect('/cart');
