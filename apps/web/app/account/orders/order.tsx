import { reloadsStep } from '../../checkout/form/reloads.ts';
import { noIndex } from '../../checkout/no-index.ts';
import { formOf } from '../../forms/answer.server.ts';
import { notFound } from '../../gateway/query.server.ts';
import { OrderActions } from '../../order/actions.tsx';
import { changeOrder } from '../../order/change.server.ts';
import { loadOrder } from '../../order/load.server.ts';
import { OrderScreen } from '../../order/screen.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { crumbsTo } from '../menu.ts';
import type { Route } from './+types/order';

export const meta: Route.MetaFunction = noIndex;

export const loader = async ({ context, request, params }: Route.LoaderArgs) =>
  (await loadOrder(context, request, params.orderId)) ?? notFound();

export const action = async ({ context, request, params }: Route.ActionArgs) =>
  changeOrder(context, request, await formOf(request), params.orderId, `/account/orders/${params.orderId}`);

/** What may be done with it is what may be done now, also after an error. */
export const shouldRevalidate = reloadsStep;

const crumbs = crumbsTo('Мои заказы').map((crumb) => (crumb.name === 'Мои заказы' ? { ...crumb, url: '/account/orders' } : crumb));

export default function AccountOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { id, isPhoneToConfirm } = loaderData.order;
  const first = isPhoneToConfirm ? (
    <LinkButton to={`/order-info/${id}`} look="primary" className="mb-6">
      Подтвердить телефон
    </LinkButton>
  ) : null;
  return (
    <OrderScreen loaded={loaderData} crumbs={crumbs} first={first} isFailed={actionData !== undefined}>
      <OrderActions loaded={loaderData} unsent={actionData} />
    </OrderScreen>
  );
}
