import type { Random } from '../../src/platform/random.ts';
import { plural } from './grammar.ts';
import type { Experience } from './types.ts';

/** When a review was written, when the thing was bought, and how people say the time between. */

const day = 86_400_000;

export interface Moment {
  date: Date;
  boughtAt: Date;
  experience: Experience;
}

/** Reviews are written within 20 months before `now` of what was bought since it is on sale; a preorder is only asked about, in the last days. */
export function moment(random: Random, now: Date, releasedAt: Date): Moment {
  const onSale = Math.min(releasedAt.getTime(), now.getTime() - 10 * day);
  const oldest = Math.max(now.getTime() - 605 * day, onSale + 5 * day);
  const date = new Date(now.getTime() - random.next() ** 1.2 * (now.getTime() - oldest));
  const daysOwned = random.pickWeighted([
    [random.integer(3, 27), 30],
    [random.integer(60, 330), 48],
    [random.integer(400, 800), 22],
  ]);
  const days = Math.max(3, Math.min(daysOwned, Math.floor((date.getTime() - onSale) / day)));
  const fitting = days < 30 ? Math.min(days, 27) : days < 60 ? 27 : days > 335 && days < 400 ? 330 : days;
  return {
    date,
    boughtAt: new Date(date.getTime() - fitting * day),
    experience: fitting < 30 ? 'меньше месяца' : fitting < 366 ? 'несколько месяцев' : 'больше года',
  };
}

/** A date some days later, but not in the future. */
export const addDays = (date: Date, days: number, now: Date): Date => new Date(Math.min(date.getTime() + days * day, now.getTime()));

type Span = readonly [accusative: string, genitive: string];
const fewMonths: readonly Span[] = [
  ['месяц', 'месяца'],
  ['два месяца', 'двух месяцев'],
  ['три месяца', 'трёх месяцев'],
  ['четыре месяца', 'четырёх месяцев'],
  ['пять месяцев', 'пяти месяцев'],
  ['полгода', 'полугода'],
  ['семь месяцев', 'семи месяцев'],
  ['восемь месяцев', 'восьми месяцев'],
  ['девять месяцев', 'девяти месяцев'],
  ['десять месяцев', 'десяти месяцев'],
  ['одиннадцать месяцев', 'одиннадцати месяцев'],
];
const shortSpans: readonly (readonly [least: number, span: Span])[] = [
  [24, ['три с лишним недели', 'трёх с лишним недель']],
  [20, ['три недели', 'трёх недель']],
  [16, ['две с лишним недели', 'двух с лишним недель']],
  [13, ['две недели', 'двух недель']],
  [10, ['полторы недели', 'полутора недель']],
  [7, ['неделю', 'недели']],
];

/** «полгода», «полугода» between the two dates. */
export function span({ date, boughtAt }: Moment): Span {
  const days = Math.round((date.getTime() - boughtAt.getTime()) / day);
  if (days < 30) {
    const [, shortSpan] = shortSpans.find(([minDays]) => days >= minDays) ?? [];
    return shortSpan ?? [`${days} ${plural(days, ['день', 'дня', 'дней'])}`, `${days} дней`];
  }
  const months = Math.floor(days / 30.4);
  const few = fewMonths[months - 1];
  if (few) return few;
  if (months < 15) return ['год', 'года'];
  if (months < 21) return ['полтора года', 'полутора лет'];
  return ['два года', 'двух лет'];
}

const months: readonly (readonly [prepositional: string, genitive: string, occasions: readonly string[]])[] = [
  ['январе', 'января', ['после новогодних праздников', 'на январской распродаже']],
  ['феврале', 'февраля', ['к 23 Февраля', 'под конец зимы']],
  ['марте', 'марта', ['к 8 Марта', 'в первые тёплые дни']],
  ['апреле', 'апреля', ['перед дачным сезоном', 'в середине весны']],
  ['мае', 'мая', ['на майские', 'перед летом']],
  ['июне', 'июня', ['в начале лета', 'в первые дни отпуска']],
  ['июле', 'июля', ['в самую жару', 'посреди лета']],
  ['августе', 'августа', ['под конец лета', 'перед школой']],
  ['сентябре', 'сентября', ['в начале осени', 'после отпуска']],
  ['октябре', 'октября', ['посреди осени', 'перед отопительным сезоном']],
  ['ноябре', 'ноября', ['в чёрную пятницу', 'на ноябрьской распродаже']],
  ['декабре', 'декабря', ['под Новый год', 'перед праздниками']],
];

/** When it was bought: «в конце марта», «на майские», «в марте прошлого года». */
export function purchaseTime({ date, boughtAt }: Moment, random: Random): string {
  const [prepositional, genitive, occasions] = months[boughtAt.getUTCMonth()] ?? ['мае', 'мая', ['на майские']];
  const part = boughtAt.getUTCDate() < 11 ? 'начале' : boughtAt.getUTCDate() < 21 ? 'середине' : 'конце';
  const years = date.getUTCFullYear() - boughtAt.getUTCFullYear();
  if (years > 1) return `в ${prepositional} позапрошлого года`;
  if (years === 1)
    return random.pick(
      [`в ${prepositional} прошлого года`, `ещё в прошлом ${prepositional}`, `в ${part} прошлого ${genitive}`].slice(
        0,
        1 + random.integer(0, 1),
      ),
    );
  return random.pick([`в ${prepositional}`, `в ${part} ${genitive}`, `${boughtAt.getUTCDate()} ${genitive}`, ...occasions]);
}

export const monthOf = ({ boughtAt }: Moment): string => (months[boughtAt.getUTCMonth()] ?? ['мае', 'мая'])[1];
