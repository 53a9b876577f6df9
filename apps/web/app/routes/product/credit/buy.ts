import { data, redirect } from 'react-router';
import { addBundle } from '../../../entities/basket/add-bundle.server.ts';
import { choosePayment } from '../../../entities/order-draft/draft.server.ts';
import { creditOf } from '../../../features/product/credit/load.server.ts';
import { addressOf, obstacleTo, readCreditQuery } from '../../../features/product/credit/plan.ts';
import { formOf, identifier } from '../../../forms/answer.server.ts';
import { leaveNotice } from '../../../platform/session/notice.server.ts';
import type { Route } from './+types/buy';

/** Puts a product into the basket with the warranty that was chosen for it; the order is to be paid as the calculator says. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const productId = identifier(form, 'productId');
  if (productId === null) throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  const { plan, seller, warranty, product } = await creditOf(context, request, productId, form);
  const base = `${product.url}/credit`;
  if (plan === null || seller === null) {
    leaveNotice(context, 'credit-changed');
    return redirect(base, 303);
  }
  const creditQuery = readCreditQuery(form);
  const obstacle = obstacleTo(plan, creditQuery);
  if (obstacle !== null) {
    leaveNotice(context, obstacle);
    return redirect(addressOf(base, obstacle === 'credit-term' ? { ...creditQuery, months: null } : creditQuery), 303);
  }
  const one = { quantity: 1, actionId: null, children: [] };
  const children = warranty === null ? [] : [{ ...one, productId: warranty.id, isWarranty: true }];
  const put = await addBundle(
    { context, request },
    { ...one, productId, supplierId: seller.id, isWarranty: false, children },
    { isOnce: true },
  );
  if (put.failure !== null) {
    leaveNotice(context, put.failure.code === 'OUT_OF_STOCK' ? 'out-of-stock' : 'basket-failed');
    return redirect(addressOf(base, creditQuery), 303);
  }
  if (put.failedCount > 0) leaveNotice(context, 'bundle-partly');
  const { paymentTypeId, months } = plan.term;
  choosePayment(context, { paymentTypeId, months });
  return redirect('/cart', 303);
}

/** Somebody opened the form's address by hand. */
export const loader = () => redirect('/cart');
