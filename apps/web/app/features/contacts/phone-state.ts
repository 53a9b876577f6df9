import { shop } from '../../platform/company.ts';

export interface PhoneState {
  isAnswered: boolean;
  text: string;
}

/** Whether somebody answers the shop's phone at this moment, and until or from when. */
export function phoneState(now: Date): PhoneState {
  const { from, to, timeZone } = shop.phoneHours;
  const time = now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  if (time < from) return { isAnswered: false, text: `Ответим сегодня с ${from}` };
  return time < to ? { isAnswered: true, text: `Сейчас отвечаем, до ${to}` } : { isAnswered: false, text: `Ответим завтра с ${from}` };
}
