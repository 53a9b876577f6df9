import { paymentCancelled } from '../../entities/payment/cancelled.ts';
import { isAboutOpening, openingOf } from '../../entities/person/opening.server.ts';
import type { Opening } from '../../entities/person/opening.tsx';
import { OrderActions } from '../../features/order/actions.tsx';
import { type Aftercare, aftercareOf } from '../../features/order/aftercare.ts';
import { changeOrder } from '../../features/order/change.server.ts';
import { type LoadedOrder, loadOrder } from '../../features/order/load.server.ts';
import { openOrder } from '../../features/order/opening.server.ts';
import { deviceToRepair } from '../../features/order/repaired.server.ts';
import { OrderScreen } from '../../features/order/screen.tsx';
import { startRepair } from '../../features/repair/start.server.ts';
import { boughtDeviceHref } from '../../features/tradein/bought-device.ts';
import { formOf } from '../../forms/answer.server.ts';
import type { FormFailure } from '../../forms/form-failure.server.ts';
import { reloadsStep } from '../../forms/reloads.ts';
import { useOrderGoal } from '../../platform/goals/order-goal.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = noIndex;

export async function loader({ context, request, url, params: { id } }: Route.LoaderArgs) {
  const loadedOrder = await loadOrder(context, request, id);
  const isToOpen = loadedOrder === null || loadedOrder.order.isPhoneToConfirm;
  return {
    id,
    loaded: loadedOrder,
    hasBrokenOff: loadedOrder?.canPay === true && url.search === `?${paymentCancelled}`,
    aftercare: loadedOrder === null ? {} : aftercareOf(loadedOrder.order, loadedOrder.today, boughtDeviceHref),
    opening: isToOpen ? openingOf(context, { way: 'order', id }) : null,
  };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await formOf(request);
  if (isAboutOpening(form)) return openOrder(context, request, form, id);
  const device = await deviceToRepair(context, request, form, id);
  return device === null ? changeOrder(context, request, form, id, `/order-info/${id}`) : startRepair(context, request, device);
}

/** What may be done with it is what may be done now, also after an error. */
export const shouldRevalidate = reloadsStep;

/** Shown on another device, and until a phone is confirmed. */
const ClosedOrder = lazyWithRetry(async () => ({ default: (await import('../../features/order/opening.tsx')).ClosedOrder }));
const PhoneToConfirm = lazyWithRetry(async () => ({ default: (await import('../../features/order/opening.tsx')).PhoneToConfirm }));

const home = [{ name: 'Главная', url: '/' }];

export default function OrderInfo({
  loaderData: { id, loaded: loadedOrder, hasBrokenOff, aftercare, opening },
  actionData: unsent,
}: Route.ComponentProps) {
  if (loadedOrder !== null) return <OwnOrder {...{ loadedOrder, hasBrokenOff, aftercare, opening, unsent }} />;
  return opening === null ? null : <ClosedOrder id={id} opening={opening} unsent={unsent} />;
}

interface OwnOrderProps {
  loadedOrder: LoadedOrder;
  /** Comes back from the bank without having paid. */
  hasBrokenOff: boolean;
  aftercare: Readonly<Record<string, Aftercare>>;
  /** How far it is with the code that confirms the phone; null where there is nothing to confirm. */
  opening: Opening | null;
  unsent: FormFailure | undefined;
}

function OwnOrder({ loadedOrder, hasBrokenOff, aftercare, opening, unsent }: OwnOrderProps) {
  useOrderGoal(loadedOrder.order);
  const isOfOpening = opening !== null && (unsent?.errors?.code !== undefined || unsent?.errors?.phone !== undefined);
  const confirmation =
    opening === null ? null : (
      <PhoneToConfirm
        opening={opening}
        phone={loadedOrder.phone}
        heldUntil={loadedOrder.order.heldUntil}
        unsent={isOfOpening ? unsent : undefined}
      />
    );
  const first = (
    <>
      {hasBrokenOff ? (
        <Notice look="warn" role="status" className="mb-4">
          Оплата отменена, деньги не списаны. Заказ ждёт: оплатить его можно и позже.
        </Notice>
      ) : null}
      {confirmation}
    </>
  );
  return (
    <OrderScreen
      loaded={loadedOrder}
      aftercare={aftercare}
      crumbs={home}
      first={first}
      isFailed={unsent !== undefined}
      isNew={loadedOrder.isNew}
    >
      <OrderActions loadedOrder={loadedOrder} aftercare={aftercare} unsent={isOfOpening ? undefined : unsent} />
    </OrderScreen>
  );
}
