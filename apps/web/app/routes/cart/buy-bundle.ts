import { data, redirect } from 'react-router';
import { addBundle, type CartItem } from '../../entities/basket/add-bundle.server.ts';
import { choosePayment } from '../../entities/order-draft/draft.server.ts';
import { loadBundle } from '../../features/bundle/bundle.server.ts';
import { readBundleQuery } from '../../features/bundle/bundle.ts';
import { formOf, identifier } from '../../forms/answer.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import type { Route } from './+types/buy-bundle';

/** Puts a product into the basket with the accessories and the warranty that were chosen for it, under the promotion of the bundle. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const productId = identifier(form, 'productId');
  if (productId === null) throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  const bundle = await loadBundle(context, request, productId);
  const { way, accessoryIds, warranty } = readBundleQuery(form, bundle?.accessoryBundle.products ?? []);
  const variant = bundle?.accessoryBundle.variants.find(({ kind }) => kind === way);
  const actionId = variant?.actionId ?? null;
  const nodeOf = (id: string, isWarranty: boolean): CartItem => ({
    productId: id,
    quantity: 1,
    isWarranty,
    actionId: isWarranty ? null : actionId,
    children: [],
  });
  const children = [...accessoryIds.map((id) => nodeOf(id, false)), ...(warranty === null ? [] : [nodeOf(warranty, true)])];
  const result = await addBundle({ context, request }, { ...nodeOf(productId, false), children }, { isOnce: true });
  if (result.failure !== null) leaveNotice(context, result.failure.code === 'OUT_OF_STOCK' ? 'out-of-stock' : 'basket-failed');
  else if (result.failedCount > 0 || bundle === null) leaveNotice(context, 'bundle-partly');
  const { paymentTypeId = null, months = null } = variant ?? {};
  if (result.failure === null && paymentTypeId !== null && months !== null) choosePayment(context, { paymentTypeId, months });
  return redirect('/cart', 303);
}

/** Somebody opened the form's address by hand. */
export const loader = () => redirect('/cart');
