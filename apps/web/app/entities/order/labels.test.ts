import { describe, expect, test } from 'vitest';
import {
  cancelledMoneyText,
  deliveryCostText,
  deliveryTime,
  handoverTime,
  isThanked,
  leftToPay,
  madeBy,
  paymentText,
  receiptLink,
  receiptText,
  refundText,
  sumToPay,
  whatNext,
} from './labels.ts';

const store = { id: '1', name: 'Витрина', url: '/store/1', address: '', workTimeLine: '', directions: '' };
const order = {
  isCancelled: false,
  isActive: true,
  statusCode: 'N',
  waitingSum: { amount: 0 },
  isPaid: false,
  paymentStatusName: 'Не оплачен',
  paymentTypeId: '1',
  deliveryDate: '2026-11-24',
  deliveryTimeFrom: '10:00',
  deliveryAddress: 'Донецк, Артёма, д. 1',
  store: null,
  email: null,
  heldUntil: null,
  isPhoneToConfirm: false,
  steps: [],
};

describe('what happens next', () => {
  test('depends on how the order stands', () => {
    const cancelled = { ...order, isCancelled: true, isActive: false };
    expect(whatNext(cancelled, false)).toContain('отменён, платить за него не нужно');
    expect(whatNext({ ...cancelled, isPaid: true }, false)).toContain('отменён. Деньги придут тем же способом');
    expect(whatNext({ ...cancelled, isPaid: true, paymentTypeId: '13' }, false)).toContain('отменён. Деньги вернём банку');
    expect(whatNext({ ...order, isActive: false }, false)).toContain('завершён');
    expect(whatNext(order, true)).toContain('ждём оплату');
    expect(whatNext({ ...order, heldUntil: '2026-11-24T12:04:00Z' }, true)).toContain('до 24 ноября, 15:04 по Москве и ждём');
    expect(whatNext({ ...order, store }, false)).toContain('забрать');
    const invoiced = { ...order, store, paymentTypeId: '5' };
    expect(whatNext({ ...invoiced, email: 'anna@example.ru' }, false)).toContain('Счёт пришлёт менеджер на anna@example.ru. Ждём оплату');
    expect(whatNext({ ...invoiced, email: 'anna@example.ru' }, false, true)).toContain('Счёт — на этой странице. Ждём оплату');
    expect(whatNext(invoiced, false)).toContain('Счёт пришлёт менеджер. Ждём оплату');
    expect(whatNext(order, false)).toContain('курьер');
    const steps = ['Принят', 'Собран', 'Готов к выдаче', 'Получен'].map((name, at) => ({ name, isActive: at < 3 }));
    expect(whatNext({ ...order, store, steps }, false)).toContain('Заказ ждёт вас в магазине');
    expect(whatNext({ ...order, steps }, false)).toContain('передан курьеру');
    const upTo = (reached: number) => ({ ...order, steps: steps.map((step, at) => ({ ...step, isActive: at < reached })) });
    expect(whatNext({ ...upTo(1), store }, false)).toContain('Соберём заказ и пришлём СМС');
    expect(whatNext({ ...upTo(2), store }, false)).toMatch(/^Пришлём СМС/);
    expect(whatNext(upTo(2), false)).toMatch(/^Передадим заказ курьеру/);
    expect(whatNext({ ...upTo(2), deliveryDate: null }, false)).toContain('Оператор');
    expect([isThanked(upTo(1)), isThanked(upTo(2)), isThanked({ ...upTo(1), isActive: false })]).toEqual([true, false, false]);
    expect(whatNext({ ...order, deliveryDate: null }, false)).toContain('Оператор');
  });
  test('says where codes go, and where they went', () => {
    const email = 'anna@example.ru';
    const codes = { ...order, email, deliveryAddress: email, deliveryDate: null };
    expect(whatNext(codes, true)).toContain('Как только она пройдёт, пришлём коды');
    // Paid, and not over: these are waited for.
    expect(whatNext(codes, false)).toBe('Коды придут на почту, предзаказанные — в день начала продаж.');
    expect(whatNext({ ...codes, isActive: false }, false)).toContain(`отправлены на ${email}`);
    expect(whatNext({ ...codes, isActive: false, isCancelled: true }, false)).toContain('отменён');
  });
});

test('when it comes', () => {
  expect(deliveryTime({ isActive: true, deliveryDate: null, deliveryTimeFrom: null, deliveryTimeTo: null })).toBeNull();
  expect(deliveryTime({ isActive: true, deliveryDate: '2026-11-24', deliveryTimeFrom: '10:00', deliveryTimeTo: null })).toBe(
    '24\u00a0ноября, вторник, с\u00a010:00',
  );
  expect(deliveryTime({ isActive: true, deliveryDate: '2026-11-24', deliveryTimeFrom: '10:00', deliveryTimeTo: '14:00' })).toBe(
    '24\u00a0ноября, вторник, 10:00–\u206014:00',
  );
  // Long ago: its year says more than its hours.
  expect(deliveryTime({ isActive: false, deliveryDate: '2025-03-30', deliveryTimeFrom: '10:00', deliveryTimeTo: '14:00' })).toBe(
    '30\u00a0марта\u00a02025',
  );
});

test('what is picked up is gathered once it is paid for', () => {
  const unpaid = { ...order, isAwaitingPayment: true, deliveryTimeFrom: '11:13', deliveryTimeTo: null };
  const time = (over: object, today = '2026-11-24') => handoverTime({ ...unpaid, ...over }, today)?.replaceAll('\u00a0', ' ');
  expect(time({})).toBe('Соберём после оплаты');
  expect(time({}, '2026-11-25')).toBe('Соберём после оплаты');
  expect(time({}, '2026-11-23')).toBe('24 ноября, вторник, с 11:13, после оплаты');
  expect(time({ isAwaitingPayment: false })).toBe('24 ноября, вторник, с 11:13');
  expect(time({ deliveryTimeTo: '14:00' })).toContain('24 ноября, вторник, 11:13');
  expect(time({ deliveryDate: null })).toBeUndefined();
});

test('what delivery costs, where it is known', () => {
  const cost = (over: Partial<Parameters<typeof deliveryCostText>[0]>) =>
    deliveryCostText({ ...order, deliveryCost: { amount: 0 }, ...over });
  expect([cost({ deliveryCost: { amount: 690_00 } }), cost({})]).toEqual(['690\u00a0₽', 'бесплатно']);
  expect(cost({ deliveryDate: null, store })).toBe('бесплатно');
  expect(cost({ deliveryDate: null, deliveryAddress: '' })).toBe('уточнит оператор');
  expect(cost({ email: 'anna@example.ru', deliveryAddress: 'anna@example.ru' })).toBe('не нужна');
});

test('how it stands with the money', () => {
  expect(paymentText(order, false)).toBe('Оплата при получении');
  expect(paymentText(order, true)).toBe('Не оплачено');
  expect(paymentText({ ...order, isActive: false }, false)).toBe('Не оплачено');
  expect(paymentText({ ...order, deliveryDate: null }, false)).toBe('Не оплачено');
  expect(paymentText({ ...order, isPaid: true, paymentStatusName: 'Оплачен' }, false)).toBe('Оплачено');
  expect(paymentText({ ...order, isPaid: true, paymentStatusName: 'Деньги возвращены' }, false)).toBe('Деньги возвращены');
  expect(paymentText({ ...order, paymentTypeId: '5' }, false)).toBe('Оплата по счёту: ждём перевод');
  const underWay = [
    { name: 'Принят', isActive: true },
    { name: 'Собран', isActive: true },
  ];
  expect(paymentText({ ...order, paymentTypeId: '5', steps: underWay }, false)).toBe('Оплата по счёту');
  const lent = { ...order, isPaid: true, paymentTypeId: '50' };
  expect(paymentText({ ...lent, paymentStatusName: 'Оплачен' }, false)).toBe('Банк одобрил заявку');
  const cancelledLoan = { ...lent, isCancelled: true, isActive: false, paymentStatusName: 'Оплачен' };
  expect(paymentText(cancelledLoan, false)).toBe('Договор с банком отменяется');
  const approved = 'Рассрочка одобрена: 24 платежа по 1 167 ₽';
  expect(paymentText({ ...lent, paymentStatusName: approved }, false)).toBe(approved);
});

test('before an order is cancelled it is said what becomes of its money', () => {
  const text = (paymentTypeId: string, sums: Partial<Parameters<typeof cancelledMoneyText>[0]>) =>
    cancelledMoneyText({ isPaid: false, sumPrepaid: { amount: 0 }, totalSum: { amount: 27_990_00 }, paymentTypeId, ...sums });
  expect(text('1', {})).toBeNull();
  expect(text('17', { isPaid: true })).toContain('Вернём 27\u00a0990\u00a0₽ тем же способом');
  expect(text('17', { sumPrepaid: { amount: 5_000_00 } })).toContain('Вернём 5\u00a0000\u00a0₽');
  expect(text('5', { isPaid: true })).toContain('Вернём 27\u00a0990\u00a0₽ на расчётный счёт');
  expect(text('50', { isPaid: true })).toContain('Вернём банку 27\u00a0990\u00a0₽');
});

test('an order that was paid on receipt says where its receipt is', () => {
  const text = (over: Partial<Parameters<typeof receiptText>[0]>) =>
    receiptText({ status: 'RECEIVED' as const, isPaid: true, paymentTypeId: '1', ...over });
  expect(text({})).toContain('Чек выдали при получении');
  expect([text({ paymentTypeId: '17' }), text({ paymentTypeId: '5' }), text({ isPaid: false }), text({ status: 'READY' })]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('a receipt is read here or by https, and nowhere else', () => {
  const link = (receiptUrl: string | null) => receiptLink({ id: '5', receiptUrl });
  expect([link('/order-info/5/receipt'), link('https://ofd.example/5')]).toEqual(['/order-info/5/receipt', 'https://ofd.example/5']);
  expect([null, '', '/order-info/6/receipt', '/r/5', 'javascript:alert(1)', 'http://ofd.example', 'https:///'].map(link)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});

test('money that goes back is told with its reason and how far it is', () => {
  expect(refundText({ reason: 'CANCELLED', status: 'SENT' })).toBe(
    'за отменённый заказ: банк возвращает деньги, обычно это занимает несколько дней',
  );
  expect(refundText({ reason: 'SUPERFLUOUS', status: 'CONFIRMED' })).toBe('за лишнюю оплату: деньги возвращены');
});

test.each([
  [0, 1600, []],
  [1600, 0, []],
  [600, 1000, ['Предоплата', 'Осталось оплатить']],
])('of %i prepaid and %i to be paid: %j', (sumPrepaid, waitingSum, names) => {
  expect(leftToPay({ sumPrepaid: { amount: sumPrepaid }, waitingSum: { amount: waitingSum } }).map(({ name }) => name)).toEqual(names);
});

test('by whom it was made', () => {
  expect(madeBy({ tradePointNumber: '017', personnelNumber: '0042' })).toBe('Торговая точка № 017, Табельный № 0042');
  expect(madeBy({ tradePointNumber: '017', personnelNumber: null })).toBe('Торговая точка № 017');
});

test('an order that has been paid in part asks for the rest', () => {
  const sums = { totalSum: { amount: 65_990_00 }, waitingSum: { amount: 65_990_00 }, sumPrepaid: { amount: 0 } };
  expect(sumToPay(sums)).toBe(65_990_00);
  expect(sumToPay({ ...sums, sumPrepaid: { amount: 5_990_00 }, waitingSum: { amount: 60_000_00 } })).toBe(60_000_00);
});
