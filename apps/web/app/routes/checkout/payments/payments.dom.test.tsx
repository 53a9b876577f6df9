import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import type { Method } from '../../../features/checkout/payment-methods.ts';
import { showScreen } from '../../../ui/testing.tsx';
import PaymentsStep from './route.tsx';

const method = (typeId: string, tab: Method['tab']): Method => ({
  ...{ typeId, name: `Способ ${typeId}`, kind: 'OTHER' as const, description: null, tab, isPrepaid: true, periods: [], terms: [] },
  ...{ limit: null, isLimitExceeded: null },
});
const totals = (total: number) => ({ goods: 1_000_00, discount: 1_000_00 - total, discounts: [], isReceived: true, delivery: 0, total });
const stepData = {
  kind: 'step',
  frame: {
    steps: [{ id: 'payments', title: 'Оплата', path: '/cart/payments', state: 'current', lines: [] }],
    goods: [],
    quantity: 1,
    totals: totals(1_000_00),
    smartPrice: null,
  },
  totals: { 66: totals(970_00) },
  sums: { 66: '970 ₽, на 30 ₽ меньше' },
  ...{
    rev: 0,
    methods: [method('17', 'ONLINE'), method('66', 'ONLINE'), method('1', 'ON_RECEIPT')],
    chosen: null,
    needsInvoiceEmail: false,
  },
  ...{ months: undefined, isSumUnpayable: false, invoiceWays: null, note: null, promised: {}, bonuses: null, isOutdated: false },
};

const show = (over: object = {}) => {
  const props = { loaderData: { ...stepData, ...over }, actionData: undefined } as unknown as ComponentProps<typeof PaymentsStep>;
  return showScreen(() => <PaymentsStep {...props} />);
};
const total = async () =>
  within(await screen.findByRole('complementary', { name: 'Ваш заказ' })).getByText('Итого').nextSibling?.textContent;

test('the total follows the way to pay that is ticked, the tab included', async () => {
  const { user } = show();
  expect(await total()).toBe('1\u00a0000\u00a0₽');
  await user.click(screen.getByRole('radio', { name: 'Способ 66' }));
  expect(await total()).toBe('970\u00a0₽');
  await user.click(screen.getByRole('radio', { name: 'При получении' }));
  expect(await total()).toBe('1\u00a0000\u00a0₽');
  await user.click(screen.getByRole('radio', { name: 'Онлайн' }));
  expect(await total()).toBe('970\u00a0₽');
});

test('what was chosen before is counted from the beginning', async () => {
  show({ chosen: '66' });
  expect(await total()).toBe('970\u00a0₽');
});

test('without scripts, which nothing follows, every sum says that it depends', async () => {
  const from = 'от 970 ₽, зависит от способа оплаты';
  const { container } = show({ withoutScripts: from });
  await screen.findByRole('complementary', { name: 'Ваш заказ' });
  for (const unwanted of container.querySelectorAll('.js-only')) unwanted.remove();
  const sums = ['.total-line dd', '.aside-line', '.step-foot-sum b'].map((place) => container.querySelector(place)?.textContent);
  expect(sums).toEqual([from, `1\u00a0товар, ${from}`, from]);
});
