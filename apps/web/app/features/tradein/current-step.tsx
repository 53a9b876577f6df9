import { Form, Link } from 'react-router';
import { rubles } from '../../platform/format/money.ts';
import { Button } from '../../ui/button.tsx';
import { hrefOf } from './address.ts';
import { Choice, LoadFailureNotice } from './choice.tsx';
import { type Device, emptyDevice, otherColor, replaceDevice } from './device.ts';
import { GradePicture } from './grade-picture.tsx';
import type { TradeIn } from './load.server.ts';
import { ModelStep } from './model-step.tsx';
import { Paint } from './paint.tsx';
import { before, type Step } from './steps.ts';

export const titles: Readonly<Record<Step, string>> = {
  providers: 'Кто оценит',
  model: 'Модель',
  memory: 'Память',
  condition: 'Состояние',
  color: 'Цвет',
};

interface StepProps extends Pick<TradeIn, 'place' | 'calculators' | 'found' | 'savedIds'> {
  entry: NonNullable<TradeIn['current']>;
}

/** What is asked of the device that the calculator is at; the result when nothing is. */
export function CurrentStep({ entry, place, calculators, found, savedIds }: StepProps) {
  const { device, step, lists } = entry;
  const to = (over: Partial<Device>): string =>
    hrefOf({ ...place, search: '', devices: replaceDevice(place.devices, { ...device, ...over }) });
  switch (step) {
    case 'providers':
      return (
        <ul className="tradein-list">
          {calculators.map(({ id, name, description }) => (
            <Choice key={id} to={to({ calculator: id })} name={name}>
              {description === '' ? null : <span className="text-14 text-ink-soft">{description}</span>}
            </Choice>
          ))}
        </ul>
      );
    case 'model':
      return <ModelStep place={place} found={found} device={device} lists={lists} />;
    case 'memory':
      return (
        <Memories
          entry={entry}
          to={(memory) => to({ memory })}
          other={hrefOf({ ...place, devices: replaceDevice(place.devices, before(device, 'model')) })}
        />
      );
    case 'condition':
      return <Grades entry={entry} to={(condition) => to({ condition })} />;
    case 'color':
      return <Colors entry={entry} to={(color) => to({ color })} />;
    case 'done':
      return (
        <>
          <Result entry={entry} action={hrefOf(place)} isSaved={savedIds.includes(device.tId)} />
          <OtherCalculators entry={entry} place={place} calculators={calculators.filter(({ id }) => id !== device.calculator)} />
        </>
      );
  }
}

type OfEntry = Pick<StepProps, 'entry'>;

function Memories({ entry: { lists, memoryStep }, to, other }: OfEntry & { to: (memory: number) => string; other: string }) {
  if (memoryStep !== 'CHOOSE') {
    return (
      <>
        <LoadFailureNotice>Не получилось узнать объём памяти этой модели. Обновите страницу или выберите другую модель.</LoadFailureNotice>
        <p>
          <Link to={other} preventScrollReset className="link">
            Выбрать другую модель
          </Link>
        </p>
      </>
    );
  }
  return (
    <ul className="tradein-models">
      {lists.memories.map(({ memory, name, price }) => (
        <Choice key={memory} to={to(memory)} name={name} aside={price === null ? null : `до ${rubles(price.amount)}`} />
      ))}
    </ul>
  );
}

function Grades({ entry: { lists, device, view }, to }: OfEntry & { to: (condition: NonNullable<Device['condition']>) => string }) {
  const group = lists.groups.find(({ id }) => id === device.group)?.code ?? null;
  if (lists.arePricesLost) return <PricesLost />;
  // Without a single price the model is not taken in any condition.
  if (lists.prices.length === 0)
    return <LoadFailureNotice>Такое устройство мы не принимаем. Выберите другую модель или память.</LoadFailureNotice>;
  return (
    <ul className="tradein-grades">
      {lists.grades.map(({ condition, letter, name, description, signs }) => {
        const price = lists.prices.find((each) => each.condition === condition)?.price;
        if (price === undefined) return null;
        return (
          <Choice
            key={condition}
            to={to(condition)}
            name={view === 'LETTERS' ? `${name} (${letter})` : name}
            picture={<GradePicture group={group} condition={condition} />}
          >
            <b className="tabular text-18">{rubles(price.amount)}</b>
            {description === '' ? null : <span className="text-14">{description}</span>}
            {signs.map((sign) => (
              <span key={sign} className="tradein-sign">
                {sign}
              </span>
            ))}
          </Choice>
        );
      })}
    </ul>
  );
}

function Colors({ entry: { lists, price: base }, to }: OfEntry & { to: (color: string) => string }) {
  return (
    <ul className="tradein-models">
      {lists.colors.map(({ code, name, hex, price }) => (
        <Choice
          key={code}
          to={to(code)}
          name={name}
          aside={price === null || price.amount === base ? null : rubles(price.amount)}
          picture={<Paint hex={hex ?? null} />}
        />
      ))}
      <Choice to={to(otherColor)} name="Другой" picture={<Paint hex={null} />} />
    </ul>
  );
}

/** Who else may value the device: each begins at the model, found by its name, since only he knows what he calls it. */
function OtherCalculators({ entry: { device, names }, place, calculators }: Pick<StepProps, 'entry' | 'place' | 'calculators'>) {
  if (calculators.length === 0) return null;
  const search = [names.brand, names.model].filter(Boolean).join(' ');
  return (
    <>
      <h3 className="tradein-subheading">Сравнить с другой оценкой</h3>
      <ul className="tradein-list">
        {calculators.map(({ id, name, description }) => (
          <Choice
            key={id}
            to={hrefOf({ ...place, search, devices: replaceDevice(place.devices, { ...emptyDevice(device.tId), calculator: id }) })}
            name={name}
          >
            {description === '' ? null : <span className="text-14 text-ink-soft">{description}</span>}
          </Choice>
        ))}
      </ul>
    </>
  );
}

const PricesLost = () => (
  <LoadFailureNotice>Не получилось узнать, сколько мы дадим за это устройство. Обновите страницу.</LoadFailureNotice>
);

function Result({ entry: { price, names, device, lists }, action, isSaved }: OfEntry & { action: string; isSaved: boolean }) {
  if (price === null && lists.arePricesLost) return <PricesLost />;
  if (price === null) return <LoadFailureNotice>Такое устройство мы не принимаем. Измените память или состояние.</LoadFailureNotice>;
  return (
    <>
      <p role="status" className="tradein-result">
        <span className="text-ink-soft">
          {[names.brand, names.model, names.memory].filter(Boolean).join(' ')} — {names.condition?.toLowerCase()}
        </span>
        <b className="tabular text-36">{rubles(price)}</b>
        <span className="text-14 text-ink-soft">
          Номер оценки {device.tId}. Пока заказа нет, сумма может измениться, заказ её закрепит. Точную сумму подтвердит сотрудник магазина,
          когда увидит устройство.
        </span>
      </p>
      {isSaved ? (
        <p className="mt-4 text-good">Оценка сохранена: она учтётся в корзине.</p>
      ) : (
        <Form method="post" action={action} className="mt-4" preventScrollReset>
          <input type="hidden" name="device" value={device.tId} />
          <Button name="intent" value="keep">
            Сохранить оценку
          </Button>
        </Form>
      )}
    </>
  );
}
