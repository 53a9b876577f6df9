import type { Route } from './+types/service';
import { saveStep } from './action.server.ts';
import { loadWizard } from './load.server.ts';
import { RepairWizard } from './wizard.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) => loadWizard(context, request, 'service');

export const action = ({ context, request }: Route.ActionArgs) => saveStep(context, request, 'service');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function ServiceRepairScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <RepairWizard wizard={loaderData} unsent={actionData ?? null} />;
}
