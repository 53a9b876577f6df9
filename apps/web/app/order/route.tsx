import type { Unsent } from '../checkout/form/failed.server.ts';
import { reloadsStep } from '../checkout/form/reloads.ts';
import { noIndex } from '../checkout/no-index.ts';
import { formOf } from '../forms/answer.server.ts';
import { useOrderGoal } from '../goals/order-goal.ts';
import { chunk } from '../shell/chunk.ts';
import type { Route } from './+types/route';
import { OrderActions } from './actions.tsx';
import { changeOrder } from './change.server.ts';
import { type LoadedOrder, loadOrder } from './load.server.ts';
import { isAboutOpening, type Opening, openingOf, openOrder } from './opening.server.ts';
import { OrderScreen } from './screen.tsx';

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
const ClosedOrder = chunk(async () => ({ default: (await import('./opening.tsx')).ClosedOrder }));
const PhoneToConfirm = chunk(async () => ({ default: (await import('./opening.tsx')).PhoneToConfirm }));

const home = [{ name: 'Главная', url: '/' }];

export default function OrderInfo({ loaderData: { id, loaded, opening }, actionData: unsent }: Route.ComponentProps) {
  if (loaded !== null) return <OwnOrder loaded={loaded} opening={opening} unsent={unsent} />;
  return opening === null ? null : <ClosedOrder id={id} opening={opening} unsent={unsent} />;
}

interface OwnOrderProps {
  loaded: LoadedOrder;
  /** How far it is with the code that confirms the phone; null where there is nothing to confirm. */
  opening: Opening | null;
  unsent: Unsent | undefined;
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
