import { Link } from 'react-router';
import { exactRubles, rubles } from '../format/money.ts';
import { LinkButton } from '../ui/button.tsx';
import { hrefOf } from './address.ts';
import type { TradeIn } from './load.server.ts';

/** What the devices come to, and what they are for. */
export function Outcome({
  total,
  newDevice,
  place,
  entries,
  calculators,
}: Pick<TradeIn, 'total' | 'newDevice' | 'place' | 'entries' | 'calculators'>) {
  const foreign =
    newDevice === null
      ? []
      : entries.filter(({ device, step }) => step === 'done' && !newDevice.calculators.includes(device.calculator ?? ''));
  return (
    <section aria-labelledby="outcome" className="tradein-panel">
      <h2 id="outcome" className="text-18">
        Что вы получаете
      </h2>
      {newDevice === null ? (
        <LinkButton look="soft" wide to={hrefOf({ ...place, search: '', at: 'new' })} preventScrollReset>
          Выбрать новое устройство
        </LinkButton>
      ) : (
        <p>
          <Link to={hrefOf({ ...place, search: '', at: 'new' })} preventScrollReset className="link">
            {newDevice.name}
          </Link>{' '}
          <span className="tabular whitespace-nowrap">{rubles(newDevice.price)}</span>
        </p>
      )}
      <p className="tradein-total" role="status">
        <span>Скидка за старые устройства</span>
        <b className="tabular text-22">{exactRubles(total)}</b>
      </p>
      {foreign.length === 0 ? null : (
        <p className="text-14 text-warn">
          {calculators
            .filter(({ id }) => foreign.some(({ device }) => device.calculator === id))
            .map(({ name }) => `«${name}»`)
            .join(', ')}{' '}
          не платит за этот товар: выберите другой или оцените устройство у другого.
        </p>
      )}
    </section>
  );
}
