import { isLuhn } from '@vitrina/services/contract/fields/check-digits.ts';
import { describe, expect, test } from 'vitest';
import { answerOf, cardProblems, cards } from './card.ts';

const now = new Date('2026-11-22T12:00:00Z');
const right = { number: cards.plain, expiry: '12/30', code: '123' };

test('the cards of the sandbox have right numbers, and their banks answer', () => {
  expect(Object.values(cards).map((number) => isLuhn(number.replaceAll(' ', '')))).toEqual([true, true, true]);
  expect([cards.plain, cards.secured, cards.empty, '4111 1111 1111 1111'].map(answerOf)).toEqual(['paid', 'asks', 'declined', 'paid']);
});

describe('a card', () => {
  test('that is right has no problem', () => expect(cardProblems(right, now)).toEqual({}));
  test.each(['2200 0000 0000 0005', '2200', '', '2200 0000 0000 000x'])('with the number «%s» is asked for another', (number) => {
    expect(Object.keys(cardProblems({ ...right, number }, now))).toEqual(['number']);
  });
  test.each([
    ['11/26', []],
    ['10/26', ['expiry']],
    ['00/30', ['expiry']],
    ['13/30', ['expiry']],
    ['1230', ['expiry']],
    ['12 / 30', []],
  ])('that is good until %s', (expiry, wrong) => expect(Object.keys(cardProblems({ ...right, expiry }, now))).toEqual(wrong));
  test.each([
    ['12', ['code']],
    ['1234', ['code']],
    [' 123 ', []],
  ])('with the code %s', (code, wrong) => expect(Object.keys(cardProblems({ ...right, code }, now))).toEqual(wrong));
});
