import { describe, expect, test } from 'vitest';
import { dayName, intervalText, momentText, whenText } from './handover.ts';

const facts = { kind: 'STORE', minutes: null, interval: null, timeText: '', day: '2026-11-24' };

test('a moment names the day, the day of the week and the hours', () => {
  const moment = { day: '2026-11-24', from: '10:00', to: '14:00' };
  expect(momentText(moment)).toBe('24\u00a0ноября, вторник, 10:00–14:00');
  expect(momentText({ ...moment, to: null })).toBe('24\u00a0ноября, вторник, с\u00a010:00');
  expect(momentText({ ...moment, from: null })).toBe('24\u00a0ноября, вторник');
  expect(momentText({ ...moment, said: 'завтра' })).toBe('завтра, вторник, 10:00–14:00');
});

describe('an option', () => {
  test('of a courier reads like the order that is made of it', () => {
    const courier = { ...facts, kind: 'COURIER', interval: '10:00 - 14:00', timeText: '24 ноября с 10:00' };
    expect(whenText(courier)).toBe(momentText({ day: courier.day, from: '10:00', to: '14:00' }));
    expect(whenText({ ...courier, timeText: 'завтра с 10:00' })).toBe('завтра, вторник, 10:00–14:00');
  });
  test('of a place that has to be supplied names the day of the week too', () => {
    expect(whenText({ ...facts, timeText: '24 ноября с 10:30' })).toBe(momentText({ day: facts.day, from: '10:30', to: null }));
    expect(whenText({ ...facts, timeText: 'сегодня с 18:05' })).toBe('сегодня, вторник, с\u00a018:05');
  });
  test('that is near keeps its words, and one without words has its day', () => {
    expect(whenText({ ...facts, timeText: 'через 15 минут' })).toBe('через 15 минут');
    expect(whenText(facts)).toBe('24\u00a0ноября, вторник');
  });
  test('of an express delivery counts minutes', () => {
    expect(whenText({ ...facts, kind: 'EXPRESS', minutes: 60 })).toBe('за\u00a060\u00a0минут');
    expect(whenText({ ...facts, kind: 'EXPRESS' })).toBe('за\u00a030\u00a0минут');
  });
});

test('a day of the list and an interval', () => {
  expect(dayName({ timeText: 'завтра с 10:00', day: '2026-11-24' })).toBe('завтра, вторник');
  expect(dayName({ timeText: '24 ноября с 10:00', day: '2026-11-24' })).toBe('24\u00a0ноября, вторник');
  expect(intervalText('10:00 - 14:00')).toBe('10:00–14:00');
});
