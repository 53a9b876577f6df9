import { expect, test } from 'vitest';
import { closedText, deadlinesText, isWarrantyOver, nextOfRequest, requestSteps, requestTitle, returnedGoods } from './labels.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
const deadlines = { changedMind: '2026-12-06', defect: '2026-12-14' };

test.each([
  ['NEW', 'Заявка от 29 ноября: рассматриваем', 1],
  ['ACCEPTED', 'Заявка от 29 ноября: ждём покупку', 2],
  ['DONE', 'Заявка от 29 ноября: покупка у нас', 3],
] as const)('a request that is %s is told with its way', (status, title, reached) => {
  expect(plain(requestTitle({ createdAt: '2026-11-29T12:00:00Z', status }, '2026-12-01'))).toBe(title);
  expect(requestSteps(status).filter(({ isActive }) => isActive)).toHaveLength(reached);
});

test('one that is refused has no way, and says why', () => {
  expect(requestSteps('REFUSED')).toEqual([]);
  expect(nextOfRequest({ status: 'REFUSED', handover: 'STORE', answer: 'Следы удара.' }, '')).toBe('Следы удара.');
  expect(nextOfRequest({ status: 'REFUSED', handover: 'STORE', answer: null }, '')).toContain('Позвоните');
});

test('one that is withdrawn has no way, and says whose the goods are', () => {
  expect(plain(requestTitle({ createdAt: '2026-11-29T12:00:00Z', status: 'WITHDRAWN' }, '2027-01-10'))).toBe(
    'Заявка от 29 ноября 2026: отозвана',
  );
  expect(requestSteps('WITHDRAWN')).toEqual([]);
  expect(nextOfRequest({ status: 'WITHDRAWN', handover: 'STORE', answer: null }, '')).toBe('Покупка остаётся у вас.');
});

test('what is waited for is brought or fetched', () => {
  expect(nextOfRequest({ status: 'ACCEPTED', handover: 'COURIER', answer: null }, '')).toContain('Курьер позвонит');
  for (const handover of ['STORE', null] as const)
    expect(nextOfRequest({ status: 'ACCEPTED', handover, answer: null }, '')).toContain('в любой магазин');
});

test('pieces are counted where the line has several', () => {
  const lines = [
    { id: '1', name: 'Смартфон', quantity: 1 },
    { id: '2', name: 'Чехол', quantity: 3 },
  ];
  const items = [
    { itemId: '1', quantity: 1 },
    { itemId: '2', quantity: 2 },
    { itemId: '9', quantity: 1 },
  ];
  expect(returnedGoods({ items }, lines)).toBe('Смартфон; Чехол, 2 шт.');
});

test('until when something may be returned is said as long as it may, and afterwards that it is over', () => {
  expect(plain(deadlinesText(deadlines, '2026-12-06'))).toBe('До 6 декабря, с недостатком — до 14 декабря');
  expect(plain(deadlinesText(deadlines, '2026-12-07'))).toBe('С недостатком — до 14 декабря');
  expect([closedText({ returnDeadlines: deadlines }, '2026-12-14'), closedText({ returnDeadlines: null }, '2026-12-14')]).toEqual([
    null,
    null,
  ]);
  expect(plain(closedText({ returnDeadlines: deadlines }, '2026-12-15'))).toBe('Срок возврата закончился 14 декабря.');
  expect(plain(closedText({ returnDeadlines: deadlines }, '2027-04-01'))).toBe('Срок возврата закончился 14 декабря 2026.');
});

test('a warranty is over when that of all goods is; where nobody tells of one it is not', () => {
  const over = (...days: (string | null)[]) =>
    isWarrantyOver(
      days.map((warrantyUntil) => ({ warrantyUntil })),
      '2026-11-29',
    );
  expect([over('2026-03-30'), over('2026-03-30', null), over('2026-03-30', '2026-11-29'), over(null), over()]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('what becomes of the money is said once the goods are back', () => {
  expect(nextOfRequest({ status: 'DONE', handover: 'STORE', answer: null }, 'Деньги вернём банку.')).toBe('Деньги вернём банку.');
});
