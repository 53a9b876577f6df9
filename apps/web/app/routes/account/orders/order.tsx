import { crumbsTo } from '../../../features/account/menu.ts';
import { OrderActions } from '../../../features/order/actions.tsx';
import { changeOrder } from '../../../features/order/change.server.ts';
import { loadOrder } from '../../../features/order/load.server.ts';
import { OrderScreen } from '../../../features/order/screen.tsx';
import { formOf } from '../../../forms/answer.server.ts';
import { reloadsStep } from '../../../forms/reloads.ts';
import { notFound } from '../../../platform/gateway/query.server.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { LinkButton } from '../../../ui/button.tsx';
import type { Route } from './+types/order';

export const meta: Route.MetaFunction = noIndex;

export const loader = async ({ context, request, params }: Route.LoaderArgs) =>
  (await loadOrder(context, request, params.orderId)) ?? notFound();

export const action = async ({ context, request, params }: Route.ActionArgs) =>
  changeOrder(context, request, await formOf(request), params.orderId, `/account/orders/${params.orderId}`);

/** What may be done with it is what may be done now, also after an error. */
export const shouldRevalidate = reloadsStep;

const crumbs = crumbsTo('Мои заказы', '/account/orders');

export default function AccountOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { id, isPhoneToConfirm } = loaderData.order;
  const first = isPhoneToConfirm ? (
    <LinkButton to={`/order-info/${id}`} look="primary" className="mb-6">
      Подтвердить телефон
    </LinkButton>
  ) : null;
  return (
    <OrderScreen loaded={loaderData} crumbs={crumbs} first={first} isFailed={actionData !== undefined}>
      <OrderActions loadedOrder={loaderData} unsent={actionData} />
    </OrderScreen>
  );
}
