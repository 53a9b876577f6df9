import { crumbsTo } from '../../../features/account/menu.ts';
import { requestReturn } from '../../../features/order/return/action.server.ts';
import { ReturnForm } from '../../../features/order/return/form.tsx';
import { loadReturn } from '../../../features/order/return/load.server.ts';
import { formOf } from '../../../forms/answer.server.ts';
import { reloadsStep } from '../../../forms/reloads.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import type { Route } from './+types/return';

export const meta: Route.MetaFunction = noIndex;

const pathOf = (id: string): string => `/account/orders/${id}`;

export const loader = ({ context, request, params: { orderId } }: Route.LoaderArgs) =>
  loadReturn(context, request, orderId, pathOf(orderId));

export const action = async ({ context, request, params: { orderId } }: Route.ActionArgs) =>
  requestReturn(context, request, await formOf(request), orderId, pathOf(orderId));

export const shouldRevalidate = reloadsStep;

const crumbs = crumbsTo('Мои заказы', '/account/orders');

export default function AccountOrderReturn({ loaderData, actionData }: Route.ComponentProps) {
  return <ReturnForm loaded={loaderData} crumbs={crumbs} unsent={actionData} />;
}
