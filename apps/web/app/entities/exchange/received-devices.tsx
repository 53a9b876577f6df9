import { Exchanged } from './exchange-devices.tsx';
import type { Device } from './exchange-labels.ts';
import { deviceReturnText, returnedDevices } from './returned-devices.ts';

interface ReceivedDevicesProps {
  devices: readonly (Device & { productId: string | null })[];
  /** Lines of the order. */
  items: Parameters<typeof returnedDevices>[1];
}

/** What was handed in for an order that was received: the shop has them until all of their goods have come back. */
export function ReceivedDevices({ devices, items }: ReceivedDevicesProps) {
  if (devices.length === 0) return null;
  const back = returnedDevices(devices, items);
  const left = devices.filter((device) => !back.includes(device));
  return (
    <>
      {left.length === 0 ? null : (
        <Exchanged name="Сдано в обмен" devices={left}>
          Скидка за обмен учтена в сумме. Если вернёте весь товар, купленный с ней, {deviceReturnText(left.length)}.
        </Exchanged>
      )}
      {back.length === 0 ? null : (
        <Exchanged name="Возвращаем из обмена" devices={back}>
          Товар вы вернули: {deviceReturnText(back.length)}. Деньгами возвращается то, что вы заплатили.
        </Exchanged>
      )}
    </>
  );
}
