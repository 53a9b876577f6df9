import type { DiscountFactsFragment } from '../../generated/graphql.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { type Device, deviceName } from './exchange-labels.ts';

type Valued = Pick<Device, 'brand' | 'model' | 'memory'> & { value: number };

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/**
 * Of devices that are exchanged for the same goods, whose price leaves a ruble of each piece: that they are worth more than is taken off. Their
 * discounts are known by their names; null where all counts, and where a provider calls them otherwise.
 */
export function surplusText(devices: readonly Valued[], discounts: readonly Pick<DiscountFactsFragment, 'name' | 'sum'>[]): string | null {
  const isFor = (discount: { name: string }, device: Valued): boolean => plain(discount.name).endsWith(plain(deviceName(device)));
  const taken = devices.filter((device) => discounts.some((discount) => isFor(discount, device)));
  const value = taken.reduce((sum, device) => sum + device.value, 0);
  const credited = discounts
    .filter((discount) => taken.some((device) => isFor(discount, device)))
    .reduce((sum, discount) => sum + discount.sum.amount, 0);
  if (credited >= value) return null;
  return `Оценка ${exactRubles(value)} больше, чем можно зачесть за этот товар: зачтём ${exactRubles(credited)}, остаток ${exactRubles(value - credited)} не выплачивается и на другие товары не переносится.`;
}
