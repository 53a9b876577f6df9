/** Working hours of a point: a row for each weekday and the one line that a shopper reads. */

export interface WorkDay {
  /** 1 is Monday, 7 is Sunday. */
  day: number;
  /** «10:00»; null on a day off. Round the clock is from «00:00» to «24:00». */
  opens: string | null;
  closes: string | null;
}

const names = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'];

const dayOff = 'выходной';

const hoursText = ({ opens, closes }: WorkDay): string => (opens === null || closes === null ? dayOff : `${opens}–${closes}`);

/** A week of three kinds of days, each «10:00–21:00» or null for a day off. */
export function week(weekdays: string, saturday: string | null, sunday: string | null): WorkDay[] {
  return names.map((_, index) => {
    const hours = index < 5 ? weekdays : index === 5 ? saturday : sunday;
    const [opens = null, closes = null] = hours?.split('–') ?? [];
    return { day: index + 1, opens, closes };
  });
}

/** «Пн–Пт 10:00–21:00, Сб–Вс 10:00–20:00»: neighbouring days with the same hours are said together. */
export function workTimeLine(days: readonly WorkDay[]): string {
  const runs: { first: string; last: string; hours: string }[] = [];
  for (const day of days) {
    const name = names[day.day - 1] ?? '';
    const hours = hoursText(day);
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = name;
    else runs.push({ first: name, last: name, hours });
  }
  const [only] = runs;
  if (runs.length === 1 && only) return only.hours === '00:00–24:00' ? 'Круглосуточно' : `Ежедневно ${only.hours}`;
  return runs
    .map(({ first, last, hours }) => `${first === last ? first : `${first}–${last}`}${hours === dayOff ? ' —' : ''} ${hours}`)
    .join(', ');
}
