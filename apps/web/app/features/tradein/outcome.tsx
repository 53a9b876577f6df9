import { Form, Link } from 'react-router';
import { surplusText } from '../../entities/exchange/surplus.ts';
import { DiscountLines } from '../../entities/promotion/discounts.tsx';
import { exactRubles, rubles } from '../../platform/format/money.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { hrefOf } from './address.ts';
import { LoadFailureNotice } from './choice.tsx';
import { nameOf } from './devices.tsx';
import type { TradeIn } from './load.server.ts';
import type { Step } from './steps.ts';
import { isValued, totalText } from './valuation.ts';

interface OutcomeProps
  extends Pick<TradeIn, 'total' | 'preview' | 'newDevice' | 'place' | 'entries' | 'calculators' | 'isSaved' | 'isNewSaved'> {
  /** Why the devices could not be kept. */
  message: string | null;
}

/** What the devices come to, and what they are for. */
export function Outcome({ total, preview, newDevice, place, entries, calculators, isSaved, isNewSaved, message }: OutcomeProps) {
  const completedEntries = entries.filter(isValued);
  const isPartial = completedEntries.length > 0 && entries.some(({ step }) => step !== 'done');
  const foreign =
    newDevice === null ? [] : completedEntries.filter(({ device }) => !newDevice.calculators.includes(device.calculator ?? ''));
  const surplus =
    preview === null
      ? null
      : surplusText(
          completedEntries.map(({ names: { brand, model }, memory, price }) => ({ brand, model, memory, value: price ?? 0 })),
          preview.discounts,
        );
  const choosing = hrefOf({ ...place, search: '', at: 'new' });
  return (
    <section aria-labelledby="outcome" className="tradein-panel">
      <Heading level={2} size={18} id="outcome">
        Что вы получаете
      </Heading>
      {newDevice === null ? (
        <LinkButton look="soft" wide to={choosing} preventScrollReset>
          Выбрать новое устройство
        </LinkButton>
      ) : (
        <p>
          <Link to={choosing} preventScrollReset className="link">
            {newDevice.name}
          </Link>{' '}
          <span className="tabular whitespace-nowrap">{rubles(newDevice.price)}</span>
        </p>
      )}
      <p className="tradein-total" role="status">
        <span>Скидка за старые устройства</span>
        {completedEntries.length === 0 ? (
          <span className="text-ink-soft">{totalText(entries, total)}</span>
        ) : (
          <b className="tabular text-22">{totalText(entries, total)}</b>
        )}
      </p>
      {isPartial ? <p className="text-14 text-ink-soft">Без устройств, о которых вы ещё не ответили на все вопросы.</p> : null}
      {newDevice === null || completedEntries.length === 0 || foreign.length > 0 ? null : preview === null ? (
        <p className="text-14 text-ink-soft">Сколько новое устройство будет стоить с обменом, покажет корзина.</p>
      ) : (
        <dl className="total-lines">
          <DiscountLines discount={preview.discount.amount} discounts={preview.discounts} />
          <div className="total-line">
            <dt>С обменом</dt>
            <dd>{exactRubles(preview.totalSum.amount)}</dd>
          </div>
        </dl>
      )}
      {surplus === null ? null : <p className="text-14 text-warn">{surplus}</p>}
      {foreign.length === 0 ? null : (
        <p className="text-14 text-warn">
          {calculators
            .filter(({ id }) => foreign.some(({ device }) => device.calculator === id))
            .map(({ name }) => `«${name}»`)
            .join(', ')}{' '}
          не платит за этот товар: выберите другой или оцените устройство иначе.
        </p>
      )}
      {message === null ? null : <LoadFailureNotice>{message}</LoadFailureNotice>}
      <Form method="post" action={hrefOf(place)} className="grid gap-2">
        {completedEntries.map(({ device: { tId } }) => (
          <input key={tId} type="hidden" name="device" value={tId} />
        ))}
        {completedEntries.length === 0 ? null : newDevice?.isBuyable ? (
          <Button look="primary" wide name="intent" value="buy">
            Купить со скидкой
          </Button>
        ) : (
          <Button look="primary" wide name="intent" value="save">
            Сохранить и выбрать в каталоге
          </Button>
        )}
        <NextQuestion entries={entries} place={place} />
        {isNewSaved ? (
          <Button look="quiet" wide name="intent" value="drop">
            Убрать новое устройство
          </Button>
        ) : null}
        {isSaved ? (
          <Button look="quiet" wide name="intent" value="cancel">
            Отказаться от обмена
          </Button>
        ) : null}
      </Form>
      <p className="text-14 text-ink-soft">Старое устройство отдадите сотруднику, когда будете забирать новое.</p>
    </section>
  );
}

const nextLabels: Readonly<Record<Step | 'done', string>> = {
  providers: 'Выбрать, кто оценит',
  model: 'Выбрать старое устройство',
  memory: 'Выбрать память',
  condition: 'Выбрать состояние',
  color: 'Выбрать цвет',
  // Such a device is not taken.
  done: 'Изменить ответы',
};

/** The first question without which a device has no price. Where there is room, the one that is open stands right beside this. */
function NextQuestion({ entries, place }: Pick<OutcomeProps, 'entries' | 'place'>) {
  const unvalued = entries.find((entry) => !isValued(entry));
  if (unvalued === undefined) return null;
  const { device, step } = unvalued;
  const at = String(device.tId);
  return (
    <LinkButton
      look={place.at === at || entries.some(isValued) ? 'soft' : 'primary'}
      wide
      to={`${hrefOf({ ...place, search: '', at })}#step`}
      className={place.at === at ? 'lg:hidden' : undefined}
    >
      {nextLabels[step]}
      {device.model === null ? null : `: ${nameOf(unvalued)}`}
    </LinkButton>
  );
}
