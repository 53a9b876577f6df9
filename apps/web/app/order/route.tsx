import { reloadsStep } from '../checkout/form/reloads.ts';
import { noIndex } from '../checkout/no-index.ts';
import { formOf } from '../forms/answer.server.ts';
import { useOrderGoal } from '../goals/order-goal.ts';
import type { Route } from './+types/route';
import { OrderActions } from './actions.tsx';
import { changeOrder } from './change.server.ts';
import { loadOrder } from './load.server.ts';
import { OrderScreen } from './screen.tsx';

export const meta: Route.MetaFunction = noIndex;

export const loader = ({ context, request, params }: Route.LoaderArgs) => loadOrder(context, request, params.id);

export const action = async ({ context, request, params }: Route.ActionArgs) =>
  changeOrder(context, request, await formOf(request), params.id, `/order-info/${params.id}`);

/** What may be done with it is what may be done now, also after an error. */
export const shouldRevalidate = reloadsStep;

export default function OrderInfo({ loaderData, actionData }: Route.ComponentProps) {
  useOrderGoal(loaderData.order);
  return (
    <OrderScreen loaded={loaderData} crumbs={[{ name: 'Главная', url: '/' }]} isFailed={actionData !== undefined} isNew={loaderData.isNew}>
      <OrderActions loaded={loaderData} unsent={actionData} />
    </OrderScreen>
  );
}
