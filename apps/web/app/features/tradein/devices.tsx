import { Link } from 'react-router';
import { Heading } from '../../ui/heading.tsx';
import { hrefOf } from './address.ts';
import { addDevice, maxDevices, removeDevice } from './device.ts';
import type { TradeIn } from './load.server.ts';
import { isValued, valuationText } from './valuation.ts';

type Entry = TradeIn['entries'][number];

/** What a device is called: as far as it is known. */
export const nameOf = ({ names, device }: Pick<Entry, 'names' | 'device'>): string =>
  device.model === null
    ? (names.group ?? 'Новая оценка')
    : [names.brand, names.model ?? names.group ?? 'Устройство', names.memory].filter(Boolean).join(' ');

/** The devices that are handed in, one of which is looked at; nothing while the first has no model yet. */
export function Devices({ entries, place, next }: Pick<TradeIn, 'entries' | 'place' | 'next'>) {
  const [first, ...others] = entries;
  if (first?.device.model === null && others.length === 0 && place.at !== 'new') return null;
  const at = (tId: number): string => hrefOf({ ...place, search: '', at: String(tId) });
  return (
    <section aria-labelledby="devices" className="tradein-panel">
      <Heading level={2} size={18} id="devices">
        Что вы сдаёте
      </Heading>
      <ul className="tradein-devices">
        {entries.map((entry) => {
          const { device, names } = entry;
          const isCurrent = place.at === String(device.tId);
          return (
            <li key={device.tId}>
              <Link to={at(device.tId)} preventScrollReset aria-current={isCurrent ? 'true' : undefined} className="tradein-device">
                <span>{nameOf(entry)}</span>
                <span className={isValued(entry) ? 'tabular font-medium' : 'text-14 text-ink-soft'}>{valuationText(entry)}</span>
                {names.condition === null ? null : <span className="text-14 text-ink-soft">{names.condition}</span>}
              </Link>
              <Link
                to={hrefOf({
                  ...place,
                  search: '',
                  at: isCurrent ? null : place.at,
                  devices: removeDevice(place.devices, device.tId, next),
                })}
                preventScrollReset
                className="link link-alone text-14"
              >
                Убрать<span className="visually-hidden"> {nameOf(entry)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {entries.length >= maxDevices ? (
        <p className="text-14 text-ink-soft">Больше {maxDevices} устройств за один обмен мы не принимаем.</p>
      ) : (
        <Link
          to={hrefOf({ ...place, search: '', at: String(next.tId), devices: addDevice(place.devices, next) })}
          preventScrollReset
          className="button button-soft button-wide"
        >
          Добавить устройство
        </Link>
      )}
    </section>
  );
}
