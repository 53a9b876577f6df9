import { expect, test } from 'vitest';
import { statusSteps, toBringFor } from './status-steps.ts';

const request = { status: 'DIAGNOSTICS', statusName: 'Смотрит мастер', handover: 'STORE', history: [] } as const;
const namesOf = (steps: readonly { name: string }[]) => steps.map(({ name }) => name);

test('a request stands on its way, by the provider’s own word', () => {
  const steps = statusSteps(request);
  expect(namesOf(steps)).toEqual(['Принята', 'Устройство у нас', 'Смотрит мастер', 'В ремонте', 'Готово к выдаче', 'Выдано']);
  expect(steps.map(({ isActive }) => isActive)).toEqual([true, true, true, false, false, false]);
});

test('agreeing is a step of those alone that were agreed upon', () => {
  expect(namesOf(statusSteps({ ...request, status: 'APPROVAL', statusName: '' }))).toContain('Согласование');
  const repaired = { ...request, status: 'REPAIR', statusName: 'В ремонте' } as const;
  expect(namesOf(statusSteps(repaired))).not.toContain('Согласование');
  expect(namesOf(statusSteps({ ...repaired, history: [{ statusName: 'Согласование' }] }))).toContain('Согласование');
});

test.each([
  ['was cancelled', { ...request, status: 'CANCELLED' }],
  ['stands where nobody knows', { ...request, status: 'OTHER' }],
  ['is looked at at home', { ...request, handover: 'OPERATOR' }],
] as const)('there is no way of what %s', (_, one) => expect(statusSteps(one)).toEqual([]));

test('whoever hands a device over knows what to bring, until it is', () => {
  const waiting = { id: '100', status: 'NEW', kind: 'WARRANTY', handover: 'STORE', purchaseOrderId: null } as const;
  expect(toBringFor(waiting)).toEqual([
    'номер заявки — 100 — и телефон, указанный в ней',
    'устройство с зарядкой или блоком питания, если они есть',
    'чек и гарантийный талон, если он есть',
  ]);
  // The order is the receipt.
  expect(toBringFor({ ...waiting, purchaseOrderId: '100900' }).at(-1)).toBe('гарантийный талон, если он есть');
  expect(toBringFor({ ...waiting, kind: 'PAID', handover: 'COURIER' })).toHaveLength(2);
  expect(toBringFor({ ...waiting, status: 'ACCEPTED' })).toEqual([]);
  expect(toBringFor({ ...waiting, handover: 'OPERATOR' })).toEqual([]);
});
