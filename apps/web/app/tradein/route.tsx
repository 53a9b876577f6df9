import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/route';
import { CurrentStep, titles } from './current-step.tsx';
import { Devices, nameOf } from './devices.tsx';
import { loadTradeIn, type TradeIn } from './load.server.ts';
import { NewDevice } from './new-device.tsx';
import { Outcome } from './outcome.tsx';
import { StepBar } from './step-bar.tsx';
import './trade-in.css';

export const loader = ({ context, request, url }: Route.LoaderArgs) => loadTradeIn(context, request, url);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** Values old devices, one step after the other, and shows what they take off a new one. */
export default function TradeInScreen({ loaderData: shown }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs steps={shown.steps} />
      <h1 className="mb-2 text-28">{shown.title}</h1>
      <p className="mb-6 max-w-[44rem] text-ink-soft">
        Ответьте на несколько вопросов о старом устройстве: мы назовём цену, а вы заплатите за новое меньше. Устройств может быть несколько.
      </p>
      <div className="tradein">
        <section aria-labelledby="step" className="tradein-main">
          <Current {...shown} />
        </section>
        <div className="tradein-side">
          <Devices {...shown} />
          <Outcome {...shown} />
        </div>
      </div>
    </>
  );
}

function Current(shown: TradeIn) {
  const { current } = shown;
  if (current === null) {
    return (
      <>
        <h2 id="step" className="mb-4 text-22">
          Новое устройство
        </h2>
        <NewDevice {...shown} />
      </>
    );
  }
  return (
    <>
      <h2 id="step" className="mb-3 text-22">
        {current.step === 'done' ? nameOf(current) : titles[current.step]}
      </h2>
      <StepBar {...shown} entry={current} />
      <CurrentStep {...shown} entry={current} />
    </>
  );
}
