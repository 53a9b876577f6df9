import { expect, test } from 'vitest';
import { choosePayment, forgetPayment, readDraft } from '../../../entities/order-draft/draft.server.ts';
import type { OperationResult } from '../../../platform/gateway/shop.server.ts';
import { visit } from '../../../testing/visit.ts';
import { readChosenPlan } from './chosen-plan.server.ts';

const term = (months: number) => ({
  months,
  rate: 0,
  payment: { amount: 16_665_00 },
  lastPayment: { amount: 16_665_00 },
  overpayment: { amount: 0 },
});
const parts = {
  typeId: '60',
  name: 'Плати частями',
  description: 'Без переплаты, СберБанк',
  isLimitExceeded: false,
  terms: [term(2), term(6)],
};

/** What is said of six months of a method, in a shop that answers this of its methods. */
async function planOf(answer: OperationResult, isChosen = true) {
  const { context } = visit({ execute: async () => answer });
  if (isChosen) choosePayment(context, { paymentTypeId: '60', months: 6 });
  return readChosenPlan(context, new Request('http://shop.example/cart'));
}

const methods = (...paymentMethods: object[]): OperationResult => ({ data: { paymentMethods } });

test('a plan is named with what it comes to for this basket', async () => {
  const plan = await planOf(methods(parts));
  expect(plan && { ...plan, cost: plan.cost?.replaceAll('\u00a0', ' ') }).toEqual({
    name: 'Плати частями',
    description: 'Без переплаты, СберБанк',
    cost: '6 месяцев по 16 665 ₽, без переплаты',
  });
});

test('what lends nothing on this basket is said to, by its name where it is known', async () => {
  expect(await planOf(methods({ ...parts, isLimitExceeded: true }))).toMatchObject({ name: 'Плати частями', cost: null });
  expect(await planOf(methods())).toEqual({ name: 'Рассрочка', description: null, cost: null });
});

test('nothing is said where no plan was chosen, and while nobody knows', async () => {
  expect(await planOf(methods(parts), false)).toBeNull();
  expect(await planOf({ data: { paymentMethods: null } })).toBeNull();
});

test('a plan that was given up is chosen no more', async () => {
  const { context } = visit();
  choosePayment(context, { paymentTypeId: '60', months: 6 });
  forgetPayment(context);
  expect(readDraft(context)).toMatchObject({ payment: null, seed: expect.any(String) });
});
