import { toRubles } from '@vitrina/services/contract/fields/money.ts';
import { useEffect } from 'react';
import { tradeInAction } from '../../features/tradein/action.server.ts';
import { LoadFailureNotice } from '../../features/tradein/choice.tsx';
import { CurrentStep, titles } from '../../features/tradein/current-step.tsx';
import { Devices, nameOf } from '../../features/tradein/devices.tsx';
import { loadTradeIn, type TradeIn } from '../../features/tradein/load.server.ts';
import { newestList } from '../../features/tradein/model-step.tsx';
import { NewDevice } from '../../features/tradein/new-device.tsx';
import { Outcome } from '../../features/tradein/outcome.tsx';
import { useMovedFocus } from '../../forms/use-moved-focus.ts';
import { trackGoal } from '../../platform/goals/goals.ts';
import { useGoal } from '../../platform/goals/use-goal.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Route } from './+types/route';
import '../../features/tradein/trade-in.css';
import { Link } from 'react-router';
import { hrefOf } from '../../features/tradein/address.ts';
import { replaceDevice } from '../../features/tradein/device.ts';
import { before, type CountedStep, countedSteps } from '../../features/tradein/steps.ts';
import { Heading } from '../../ui/heading.tsx';

export const loader = ({ context, request, url }: Route.LoaderArgs) => loadTradeIn(context, request, url);

export const action = ({ context, request, url }: Route.ActionArgs) => tradeInAction(context, request, url);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** Values old devices, one step after the other, and shows what they take off a new one. */
export default function TradeInScreen({ loaderData: tradeIn, actionData }: Route.ComponentProps) {
  useGoal('trade-in-open');
  useValuationGoal(tradeIn);
  const { current } = tradeIn;
  const newest = current?.step === 'model' ? newestList(current.device) : null;
  useMovedFocus(`${current?.device.tId} ${current?.step} ${newest}`, newest ?? 'step');
  return (
    <>
      <Breadcrumbs steps={tradeIn.steps} />
      <Heading level={1} className="mb-2">
        {tradeIn.title}
      </Heading>
      <p className="mb-6 max-w-[44rem] text-ink-soft">
        Ответьте на несколько вопросов о старом устройстве: мы назовём цену, а вы заплатите за новое меньше. Устройств может быть несколько.
      </p>
      <div className="tradein">
        <section aria-labelledby="step" className="tradein-main">
          <Current {...tradeIn} />
        </section>
        <div className="tradein-side">
          {tradeIn.isSavedLost ? (
            <LoadFailureNotice>
              Не получилось загрузить то, что вы выбрали раньше. Обновите страницу: новая оценка его заменит.
            </LoadFailureNotice>
          ) : null}
          <Outcome {...tradeIn} message={actionData?.message ?? null} />
          <Devices {...tradeIn} />
        </div>
      </div>
    </>
  );
}

/** A device has been valued: once for each answer that the shopper comes to. */
function useValuationGoal({ current }: TradeIn): void {
  const sum = current?.step === 'done' ? current.price : null;
  const tId = current?.device.tId;
  useEffect(() => {
    if (tId !== undefined && sum !== null) trackGoal('trade-in-value', { sum: toRubles(sum) });
  }, [tId, sum]);
}

function Current(tradeIn: TradeIn) {
  const { current } = tradeIn;
  if (current === null) {
    return (
      <>
        <Heading level={2} id="step" tabIndex={-1}>
          Новое устройство
        </Heading>
        <NewDevice {...tradeIn} />
      </>
    );
  }
  return (
    <>
      <Heading level={2} id="step" tabIndex={-1}>
        {current.step === 'done' ? nameOf(current) : titles[current.step]}
      </Heading>
      <StepBar {...tradeIn} entry={current} />
      <CurrentStep {...tradeIn} entry={current} />
      <Valuer {...tradeIn} entry={current} />
    </>
  );
}

interface EntryProps extends Pick<TradeIn, 'place' | 'calculators'> {
  entry: NonNullable<TradeIn['current']>;
}

/** Who names the price is answered from the beginning: no step, but it can be changed. The result has the others below it. */
function Valuer({ entry: { device, step, names }, place, calculators }: EntryProps) {
  if (step === 'done' || names.calculator === null || calculators.length < 2) return null;
  return (
    <p className="text-14 text-ink-soft">
      Оценивает {names.calculator}.{' '}
      <Link
        to={hrefOf({ ...place, search: '', devices: replaceDevice(place.devices, before(device, 'providers')) })}
        preventScrollReset
        className="link"
      >
        Выбрать другого оценщика
      </Link>
    </p>
  );
}

/** The way through the calculator: what has been answered, and a link to answer it anew. */
function StepBar({ entry, place }: EntryProps) {
  const { device, step, names, memoryStep } = entry;
  const model = [names.brand, names.model].filter(Boolean).join(' ');
  const answers: Readonly<Record<CountedStep, string | null>> = {
    model: device.model === null ? null : model || 'Выбрана',
    memory: device.memory === null ? null : names.memory,
    condition: names.condition,
    color: names.color,
  };
  const isAsked = (each: CountedStep): boolean => {
    if (each === 'memory') return memoryStep !== 'SKIP';
    // Where colours make no difference there is no such step.
    return each !== 'color' || step !== 'done' || device.color !== null;
  };
  const askedSteps = countedSteps.filter(isAsked);
  const at = askedSteps.findIndex((each) => each === step);
  return (
    <>
      {at === -1 ? null : (
        <p className="tradein-count">
          Шаг {at + 1} из {askedSteps.length}
        </p>
      )}
      <ol className="tradein-steps" aria-label="Шаги оценки">
        {askedSteps.map((each) => (
          <li key={each} aria-current={each === step ? 'step' : undefined}>
            <span className="text-14 text-ink-soft">{titles[each]}</span>
            {answers[each] === null ? null : (
              <Link
                to={hrefOf({ ...place, search: '', devices: replaceDevice(place.devices, before(device, each)) })}
                preventScrollReset
                className="link"
              >
                {answers[each]}
                <span className="visually-hidden">, изменить</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
