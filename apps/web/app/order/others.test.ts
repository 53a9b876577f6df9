import { expect, test } from 'vitest';
import { visit } from '../testing/visit.ts';
import { readOthers } from './others.server.ts';
import { leftToPay } from './others.ts';

const request = new Request('http://shop.example/order-info/5');
const item = (name: string) => ({ id: '1', name, url: '/', image: '/', quantity: 1, finalPrice: 1, sum: 1 });
const answer = (over: object, canRepay = true) => ({
  data: {
    order: { status: 'OTHER', statusName: 'Ожидает оплаты', isAwaitingPayment: true, totalSum: 3000, waitingSum: 3000, ...over },
    orderToRepay: { canRepay },
  },
});

test('the others say what they hold, what they come to, and whether they are to be paid', async () => {
  const answers: Record<number, object> = {
    6: answer({ items: [item('Подарочная карта'), item('Антивирус'), item('Игра')] }),
    7: answer(
      { items: [item('Антивирус')], status: 'RECEIVED', statusName: 'Код отправлен', isAwaitingPayment: false, waitingSum: 0 },
      false,
    ),
    8: {
      data: { order: null, orderToRepay: null },
      errors: [{ message: 'x', path: ['order'], extensions: { code: 'PROVIDER_UNAVAILABLE' } }],
    },
  };
  const { context } = visit({ execute: async ({ variables }) => answers[Number(variables?.id)] ?? {} });
  expect(await readOthers(context, request, ['6', '7', '8'])).toEqual([
    { id: '6', facts: { name: 'Подарочная карта и ещё 2', sum: 3000, status: 'Ожидает оплаты', canPay: true } },
    { id: '7', facts: { name: 'Антивирус', sum: 3000, status: 'Код отправлен', canPay: false } },
    { id: '8', facts: null },
  ]);
});

test('only what is to be paid is added up', () => {
  const facts = { name: '', sum: 0.1, status: '', canPay: true };
  expect(
    leftToPay([
      { id: '1', facts },
      { id: '2', facts: { ...facts, sum: 0.2 } },
      { id: '3', facts: { ...facts, canPay: false } },
      { id: '4', facts: null },
    ]),
  ).toBe(0.3);
});
