import { saveStep } from '../../features/repair/action.server.ts';
import { loadWizard } from '../../features/repair/load.server.ts';
import { RepairWizard } from '../../features/repair/wizard.tsx';
import type { Route } from './+types/route';

export const loader = ({ context, request }: Route.LoaderArgs) => loadWizard(context, request, 'trade');

export const action = ({ context, request }: Route.ActionArgs) => saveStep(context, request, 'trade');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function RepairScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <RepairWizard wizard={loaderData} unsent={actionData ?? null} />;
}
