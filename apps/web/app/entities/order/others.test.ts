import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { readOthers } from './others.server.ts';
import { leftToPay, nextPayment } from './others.ts';

const request = new Request('http://shop.example/order-info/5');
const item = (name: string) => ({ id: '1', name, url: '/', image: '/', quantity: 1, finalPrice: { amount: 1_00 }, sum: { amount: 1_00 } });
const answer = (over: object, canRepay = true) => ({
  data: {
    order: {
      status: 'OTHER',
      statusName: 'Ожидает оплаты',
      isActive: true,
      isCancelled: false,
      isPaid: false,
      isAwaitingPayment: true,
      insertedAt: '2026-11-23T12:04:00Z',
      employee: null,
      totalSum: { amount: 3000_00 },
      heldUntil: '2026-11-24T12:04:00Z',
      ...over,
    },
    orderToRepay: { canRepay },
  },
});

test('the others say what they hold, what they come to, and whether they are to be paid', async () => {
  const answers: Record<number, object> = {
    6: answer({ items: [item('Подарочная карта'), item('Антивирус'), item('Игра')] }),
    7: answer(
      {
        items: [item('Антивирус')],
        statusName: 'Код отправлен',
        isActive: false,
        employee: { tradePointNumber: '017' },
        isPaid: true,
        isAwaitingPayment: false,
      },
      false,
    ),
    9: { data: { order: null, orderToRepay: null } },
    8: {
      data: { order: null, orderToRepay: null },
      errors: [{ message: 'x', path: ['order'], extensions: { code: 'PROVIDER_UNAVAILABLE' } }],
    },
  };
  const { context } = visit({ execute: async ({ variables }) => answers[Number(variables?.id)] ?? {} });
  expect(await readOthers(context, request, ['6', '7', '8', '9'])).toEqual([
    {
      id: '6',
      facts: {
        name: 'Подарочная карта и ещё 2',
        sum: 3000_00,
        status: 'Ожидает оплаты',
        isActive: true,
        isCancelled: false,
        isByStaff: false,
        insertedAt: '2026-11-23T12:04:00Z',
        isPaid: false,
        canPay: true,
        heldUntil: '2026-11-24T12:04:00Z',
      },
    },
    {
      id: '7',
      facts: {
        name: 'Антивирус',
        sum: 3000_00,
        status: 'Код отправлен',
        isActive: false,
        isCancelled: false,
        isByStaff: true,
        insertedAt: '2026-11-23T12:04:00Z',
        isPaid: true,
        canPay: false,
        heldUntil: null,
      },
    },
    { id: '8', facts: null, isMissing: false },
    { id: '9', facts: null, isMissing: true },
  ]);
});

const facts = {
  ...{ name: '', sum: 10, status: '', isActive: true, isCancelled: false, isByStaff: false, insertedAt: '', isPaid: false },
  ...{ canPay: true, heldUntil: null },
};

test('only what is to be paid is added up', () => {
  expect(
    leftToPay([
      { id: '1', facts },
      { id: '2', facts: { ...facts, sum: 20 } },
      { id: '3', facts: { ...facts, canPay: false } },
      { id: '4', facts: null },
    ]),
  ).toBe(30);
});

test('the payments of one basket are counted: what is paid and what waits', () => {
  const paid = { id: '2', facts: { ...facts, isPaid: true, canPay: false } };
  const waiting = { id: '3', facts };
  const onReceipt = { id: '4', facts: { ...facts, canPay: false } };
  expect(nextPayment(false, [onReceipt])).toBe('');
  expect(nextPayment(false, [waiting, waiting])).toBe('1 из 3');
  expect(nextPayment(true, [waiting, waiting])).toBe('2 из 3');
  expect(nextPayment(false, [paid, paid, onReceipt])).toBe('3 из 3');
  expect(nextPayment(null, [waiting, paid])).toBe('2 из 2');
});
