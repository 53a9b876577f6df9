import { OrderActions } from '../../features/order/actions.tsx';
import { changeOrder } from '../../features/order/change.server.ts';
import { type LoadedOrder, loadOrder } from '../../features/order/load.server.ts';
import { isAboutOpening, type Opening, openingOf, openOrder } from '../../features/order/opening.server.ts';
import { OrderScreen } from '../../features/order/screen.tsx';
import { formOf } from '../../forms/answer.server.ts';
import type { FormFailure } from '../../forms/form-failure.server.ts';
import { reloadsStep } from '../../forms/reloads.ts';
import { useOrderGoal } from '../../platform/goals/order-goal.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = noIndex;

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const loaded = await loadOrder(context, request, id);
  const isToOpen = loaded === null || loaded.order.isPhoneToConfirm;
  return { id, loaded, opening: isToOpen ? openingOf(context, request, id) : null };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await formOf(request);
  return isAboutOpening(form) ? openOrder(context, request, form, id) : changeOrder(context, request, form, id, `/order-info/${id}`);
}

/** What may be done with it is what may be done now, also after an error. */
export const shouldRevalidate = reloadsStep;

/** Shown on another device, and until a phone is confirmed. */
const ClosedOrder = lazyWithRetry(async () => ({ default: (await import('../../features/order/opening.tsx')).ClosedOrder }));
const PhoneToConfirm = lazyWithRetry(async () => ({ default: (await import('../../features/order/opening.tsx')).PhoneToConfirm }));

const home = [{ name: 'Главная', url: '/' }];

export default function OrderInfo({ loaderData: { id, loaded, opening }, actionData: unsent }: Route.ComponentProps) {
  if (loaded !== null) return <OwnOrder loaded={loaded} opening={opening} unsent={unsent} />;
  return opening === null ? null : <ClosedOrder id={id} opening={opening} unsent={unsent} />;
}

interface OwnOrderProps {
  loaded: LoadedOrder;
  /** How far it is with the code that confirms the phone; null where there is nothing to confirm. */
  opening: Opening | null;
  unsent: FormFailure | undefined;
}

function OwnOrder({ loaded, opening, unsent }: OwnOrderProps) {
  useOrderGoal(loaded.order);
  const isOfOpening = opening !== null && (unsent?.errors?.code !== undefined || unsent?.errors?.phone !== undefined);
  const first =
    opening === null ? null : (
      <PhoneToConfirm opening={opening} phone={loaded.phone} heldUntil={loaded.order.heldUntil} unsent={isOfOpening ? unsent : undefined} />
    );
  return (
    <OrderScreen loaded={loaded} crumbs={home} first={first} isFailed={unsent !== undefined} isNew={loaded.isNew}>
      <OrderActions loaded={loaded} unsent={isOfOpening ? undefined : unsent} />
    </OrderScreen>
  );
}
