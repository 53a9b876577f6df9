import { crumbsTo } from '../../../features/account/menu.ts';
import { OrderActions } from '../../../features/order/actions.tsx';
import { aftercareOf } from '../../../features/order/aftercare.ts';
import { changeOrder } from '../../../features/order/change.server.ts';
import { loadOrder } from '../../../features/order/load.server.ts';
import { deviceToRepair } from '../../../features/order/repaired.server.ts';
import { OrderScreen } from '../../../features/order/screen.tsx';
import { startRepair } from '../../../features/repair/start.server.ts';
import { boughtDeviceHref } from '../../../features/tradein/bought-device.ts';
import { formOf } from '../../../forms/answer.server.ts';
import { reloadsStep } from '../../../forms/reloads.ts';
import { notFound } from '../../../platform/gateway/query.server.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { LinkButton } from '../../../ui/button.tsx';
import type { Route } from './+types/order';

export const meta: Route.MetaFunction = noIndex;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const loadedOrder = (await loadOrder(context, request, params.orderId)) ?? notFound();
  return { loadedOrder, aftercare: aftercareOf(loadedOrder.order, loadedOrder.today, boughtDeviceHref) };
}

export async function action({ context, request, params: { orderId } }: Route.ActionArgs) {
  const form = await formOf(request);
  const device = await deviceToRepair(context, request, form, orderId);
  return device === null
    ? changeOrder(context, request, form, orderId, `/account/orders/${orderId}`)
    : startRepair(context, request, device);
}

/** What may be done with it is what may be done now, also after an error. */
export const shouldRevalidate = reloadsStep;

const crumbs = crumbsTo('Мои заказы', '/account/orders');

export default function AccountOrder({ loaderData: { loadedOrder, aftercare }, actionData }: Route.ComponentProps) {
  const { id, isPhoneToConfirm } = loadedOrder.order;
  const first = isPhoneToConfirm ? (
    <LinkButton to={`/order-info/${id}`} look="primary" className="mb-6">
      Подтвердить телефон
    </LinkButton>
  ) : null;
  return (
    <OrderScreen loaded={loadedOrder} aftercare={aftercare} crumbs={crumbs} first={first} isFailed={actionData !== undefined}>
      <OrderActions loadedOrder={loadedOrder} aftercare={aftercare} unsent={actionData} />
    </OrderScreen>
  );
}
