import { expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { shop } from '../testing/whole-shop.ts';
import { calendarOn } from './rules.ts';

const providerDay = (day: number) => ({ day, title: `День ${day}`, text: null, url: '/catalog/tag/hity', image: null });
const everyDay = Array.from({ length: 40 }, (_, day) => providerDay(day));
const calendarFor = (date: string) =>
  calendarOn(date, everyDay)
    .days.filter(({ isOpen }) => isOpen)
    .map(({ day }) => day);

test.each([
  ['2026-12-10', []],
  ['2026-12-11', [11]],
  ['2026-12-13', [11, 12, 13]],
  ['2027-01-01', []],
])('on %s the doors %o are open, whatever is told', (date, days) => {
  expect(calendarFor(date)).toEqual(days);
});

test('on the last day all are open, and none outside the calendar', () => {
  expect(calendarFor('2026-12-31')).toEqual(Array.from({ length: 21 }, (_, at) => 11 + at));
});

test('gifts are on 18 to 20, 26 to 28 and 31 December', () => {
  const gifts = calendarOn('2026-12-01', []).days.filter(({ isGift }) => isGift);
  expect(gifts.map(({ day }) => day)).toEqual([18, 19, 20, 26, 27, 28, 31]);
});

const source = '{ adventCalendar { isOpen today opensOn gift { day title } days { day isToday isOpen } } }';
const at = async (moment: string, answers = shop({ promo: { adventCalendar: () => ({ days: everyDay }) } })) =>
  (await execute(source, answers, { now: new Date(moment) })).answer;

test('the day is that of the visitor’s city; a day of gifts has its banner', async () => {
  const before = (await at('2026-12-17T20:59:00Z')).data.adventCalendar;
  expect(before).toMatchObject({ isOpen: true, today: 17, opensOn: '2026-12-11', gift: null });
  const after = (await at('2026-12-17T21:00:00Z')).data.adventCalendar;
  expect(after).toMatchObject({ today: 18, gift: { day: 18, title: 'День 18' } });
  expect(after.days.filter(({ isToday }: { isToday: boolean }) => isToday)).toEqual([{ day: 18, isToday: true, isOpen: true }]);
});

test('a provider that tells nothing leaves closed doors', async () => {
  const answer = await at('2026-12-18T09:00:00Z', shop({ promo: { adventCalendar: () => ({ days: [] }) } }));
  expect(answer.data.adventCalendar).toMatchObject({ isOpen: true, today: 18, gift: null });
});
