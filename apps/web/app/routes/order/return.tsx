import { requestReturn } from '../../features/order/return/action.server.ts';
import { ReturnForm } from '../../features/order/return/form.tsx';
import { loadReturn } from '../../features/order/return/load.server.ts';
import { formOf } from '../../forms/answer.server.ts';
import { reloadsStep } from '../../forms/reloads.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import type { Route } from './+types/return';

export const meta: Route.MetaFunction = noIndex;

const pathOf = (id: string): string => `/order-info/${id}`;

export const loader = ({ context, request, params: { id } }: Route.LoaderArgs) => loadReturn(context, request, id, pathOf(id));

export const action = async ({ context, request, params: { id } }: Route.ActionArgs) =>
  requestReturn(context, request, await formOf(request), id, pathOf(id));

export const shouldRevalidate = reloadsStep;

const home = [{ name: 'Главная', url: '/' }];

export default function OrderReturn({ loaderData, actionData }: Route.ComponentProps) {
  return <ReturnForm loaded={loaderData} crumbs={home} unsent={actionData} />;
}
