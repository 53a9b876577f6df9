import { type ReactNode, useId } from 'react';
import { exactRubles } from '../../platform/format/money.ts';
import { conditionText, type Device, deviceName } from './exchange-labels.ts';

interface DeviceListProps {
  devices: readonly Device[];
  /** What may be done with one. */
  children?: (device: Device) => ReactNode;
}

/** Old devices, with what is given for each. */
export function DeviceList({ devices, children }: DeviceListProps) {
  return (
    <ul className="grid gap-3">
      {devices.map((device) => (
        <li key={device.tId} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 flex-1 basis-24" id={`device-${device.tId}`}>
            {deviceName(device)}
            {device.condition === null ? null : <span className="block text-14 text-ink-soft">{conditionText(device.condition)}</span>}
          </span>
          <span className="ml-auto flex flex-wrap items-baseline justify-end gap-x-4">
            {device.price === null ? (
              <span className="text-14 text-warn">больше не принимаем</span>
            ) : (
              <span className="tabular whitespace-nowrap">{exactRubles(device.price.amount)}</span>
            )}
            {children?.(device)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What is handed in for an order: it has to be brought along. */
export function HandedIn({ devices, level = 2 }: { devices: readonly Device[]; level?: 2 | 3 }) {
  if (devices.length === 0) return null;
  return (
    <Exchanged name="Сдаёте в обмен" devices={devices} level={level}>
      Передайте {devices.length === 1 ? 'устройство' : 'устройства'} при получении заказа: скидка уже учтена в сумме. Выйдите из своих
      учётных записей и снимите блокировку.
    </Exchanged>
  );
}

interface ExchangedProps {
  name: string;
  devices: readonly Device[];
  level?: 2 | 3;
  children: ReactNode;
}

/** Devices of an order, with what becomes of them. */
export function Exchanged({ name, devices, level = 2, children }: ExchangedProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section aria-labelledby={id} className="max-w-[40rem]">
      <Heading id={id} className="mb-2 text-18">
        {name}
      </Heading>
      <DeviceList devices={devices} />
      <p className="mt-3 text-14 text-ink-soft">{children}</p>
    </section>
  );
}
