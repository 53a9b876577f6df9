import { formatKopecks } from '../contract/fields/money.ts';
import { differentLast } from './credit-schedule.ts';

/** «1 250 ₽, последний 1 240 ₽»: what is paid each month, and what in the last one where that is another sum. Kopecks. */
export function paymentsText(payment: number, lastPayment: number | null | undefined): string {
  const last = differentLast({ payment, lastPayment });
  return last === null ? formatKopecks(payment) : `${formatKopecks(payment)}, последний ${formatKopecks(last)}`;
}
