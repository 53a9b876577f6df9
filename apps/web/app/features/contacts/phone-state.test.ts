import { expect, test } from 'vitest';
import { phoneState } from './phone-state.ts';

test.each([
  ['04:59', false, 'Ответим сегодня с 08:00'],
  ['05:00', true, 'Сейчас отвечаем, до 22:00'],
  ['18:59', true, 'Сейчас отвечаем, до 22:00'],
  ['19:00', false, 'Ответим завтра с 08:00'],
  ['21:30', false, 'Ответим сегодня с 08:00'],
])('at %s UTC the phone is answered: %s', (time, isAnswered, text) =>
  expect(phoneState(new Date(`2026-11-30T${time}:00Z`))).toEqual({ isAnswered, text }),
);
