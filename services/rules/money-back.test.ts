import { expect, test } from 'vitest';
import { loanTypes, paymentTypes } from '../contract/fields/special-ids.ts';
import { isLentBy, moneyBackText, moneyWayBack } from './money-back.ts';

test('what a bank has lent goes back to it, whoever asks by a number or a text', () => {
  for (const type of loanTypes) {
    expect([isLentBy(type), isLentBy(String(type))]).toEqual([true, true]);
    expect(moneyBackText(type, 'cancelled')).toContain('платить по нему не нужно');
    expect(moneyBackText(String(type), 'returned')).toContain('пересчитает платежи');
  }
});

test('all else goes where it came from', () => {
  expect(moneyBackText(paymentTypes.nonCash, 'returned')).toBe('Деньги придут на расчётный счёт, с которого оплачен заказ.');
  expect(moneyWayBack(String(paymentTypes.sberBusiness))).toBe('тем же способом, каким вы платили');
  for (const type of [paymentTypes.online, paymentTypes.cash, null]) {
    expect([isLentBy(type), moneyBackText(type, 'cancelled')]).toEqual([false, 'Деньги придут тем же способом, каким вы платили.']);
  }
});
