import { exactRubles, rubles } from '../../platform/format/money.ts';
import type { Entry } from './entry.server.ts';

type Valued = Pick<Entry, 'step' | 'price'>;

/** Whether the price of a device is final: every question has been answered, and it is taken. */
export const isValued = ({ step, price }: Valued): boolean => step === 'done' && price !== null;

/** What a device is worth as far as that is known, and else when it will be. */
export function valuationText({ step, price }: Valued): string {
  if (price === null) return step === 'done' ? 'не принимаем' : 'сумму назовём, когда выберете состояние';
  return step === 'done' ? rubles(price) : `около ${rubles(price)}, точную сумму назовём, когда выберете цвет`;
}

/** The same of all devices together; those that are not taken say so themselves. */
export function totalText(entries: readonly Valued[], total: number): string {
  if (entries.some(isValued)) return exactRubles(total);
  const [first] = entries.filter(({ step }) => step !== 'done').toSorted((one, other) => (other.price ?? 0) - (one.price ?? 0));
  return first === undefined ? exactRubles(0) : valuationText(first);
}
