import { describe, expect, test } from 'vitest';
import { dayName, intervalText, momentText, when, whenText } from './handover.ts';

const facts = { kind: 'STORE', minutes: null, interval: null, timeText: '', day: '2026-11-24' };

test('a moment names the day, the day of the week and the hours', () => {
  const moment = { day: '2026-11-24', from: '10:00', to: '14:00' };
  expect(momentText(moment)).toBe('24\u00a0ноября, вторник, 10:00–\u206014:00');
  expect(momentText({ ...moment, to: null })).toBe('24\u00a0ноября, вторник, с\u00a010:00');
  expect(momentText({ ...moment, from: null })).toBe('24\u00a0ноября, вторник');
  expect(momentText({ ...moment, relativeDay: 'завтра' })).toBe('завтра, вторник, 10:00–\u206014:00');
});

describe('when an option gives the goods', () => {
  const sayings = ['сегодня с 18:05', 'завтра с 10:00', '24 ноября с 10:30', 'через 15 минут', ''];
  const kinds = [
    ['a place', facts],
    ['a courier', { ...facts, kind: 'COURIER', interval: '10:00 - 14:00' }],
    ['an express delivery', { ...facts, kind: 'EXPRESS', minutes: 60 }],
  ] as const;
  test.each(kinds)('%s is said in the words of the specification, letter by letter', (_, option) => {
    for (const timeText of sayings) {
      expect(when({ ...option, timeText }).mainText).toBe(timeText);
      expect(whenText({ ...option, timeText }).startsWith(timeText)).toBe(true);
    }
  });
  test('the day of the week and the hours of a courier stand beside them', () => {
    const courier = { ...facts, kind: 'COURIER', interval: '10:00 - 14:00', timeText: 'завтра с 10:00' };
    expect(when(courier).note).toBe('вторник, 10:00–\u206014:00');
    expect(whenText(courier)).toBe('завтра с 10:00 (вторник, 10:00–\u206014:00)');
    expect(whenText({ ...facts, timeText: '24 ноября с 10:30' })).toBe('24 ноября с 10:30 (вторник)');
    expect(whenText({ ...facts, timeText: 'через 15 минут' })).toBe('через 15 минут');
  });
  test('a preorder that has no words has its day beside them', () => {
    expect(when(facts)).toEqual({ mainText: '', note: '24\u00a0ноября, вторник' });
    expect(whenText({ ...facts, interval: '10:00 - 14:00' })).toBe('24\u00a0ноября, вторник, 10:00–\u206014:00');
  });
  test('the minutes of an express delivery stand beside them', () => {
    expect(when({ ...facts, kind: 'EXPRESS', minutes: 60 }).note).toBe('за\u00a060\u00a0минут');
    expect(when({ ...facts, kind: 'EXPRESS' }).note).toBe('за\u00a030\u00a0минут');
  });
});

test('a day of the list and an interval', () => {
  expect(dayName({ timeText: 'завтра с 10:00', day: '2026-11-24' })).toBe('завтра, вторник');
  expect(dayName({ timeText: '24 ноября с 10:00', day: '2026-11-24' })).toBe('24\u00a0ноября, вторник');
  expect(intervalText('10:00 - 14:00')).toBe('10:00–\u206014:00');
});
