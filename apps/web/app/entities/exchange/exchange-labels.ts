import type { HandedInFragment } from '../../generated/graphql.ts';

export type Device = HandedInFragment;

const terabyte = 1024;

const memoryText = (memory: number): string =>
  memory >= terabyte && memory % terabyte === 0 ? `${memory / terabyte}\u00a0ТБ` : `${memory}\u00a0ГБ`;

/** «Apple iPhone 13, 128 ГБ»; what nobody tells of is left out. */
export function deviceName({ brand, model, memory }: Pick<Device, 'brand' | 'model' | 'memory'>): string {
  const name = [brand, model].filter((part) => part !== null && part !== '').join(' ');
  return [name === '' ? 'Старое устройство' : name, ...(memory ? [memoryText(memory)] : [])].join(', ');
}

const conditions: Readonly<Record<NonNullable<Device['condition']>, string>> = {
  PERFECT: 'как новое',
  WORKING: 'рабочее, со следами использования',
  BROKEN_SCREEN: 'с разбитым экраном',
};

/** How it looks; nothing where nobody tells. */
export const conditionText = (condition: Device['condition']): string | null => (condition === null ? null : conditions[condition]);

/** «1 старое устройство», «2 старых устройства». */
export const oldDevices = ['старое устройство', 'старых устройства', 'старых устройств'] as const;
