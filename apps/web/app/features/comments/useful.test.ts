import { expect, test } from 'vitest';
import type { CommentStatus } from '../../generated/graphql.ts';
import { pickUseful } from './useful.ts';

const review = (id: number, cons = '', status: CommentStatus = 'PUBLISHED') => ({ id, cons, status });
const idsOf = (reviews: readonly ReturnType<typeof review>[]) => pickUseful(reviews).map(({ id }) => id);

test('the two most useful are shown, one of which names a drawback where any does', () => {
  expect(idsOf([review(1), review(2), review(3)])).toEqual([1, 2]);
  expect(idsOf([review(1), review(2), review(3, 'Шумит'), review(4, 'Греется')])).toEqual([1, 3]);
  expect(idsOf([review(1, 'Шумит'), review(2), review(3, 'Греется')])).toEqual([1, 2]);
  expect(idsOf([review(1)])).toEqual([1]);
  expect(idsOf([])).toEqual([]);
});

test('no drawback in words is none', () => {
  for (const cons of ['Нет', 'нет.', 'Пока нет', '—', 'Не обнаружил', 'Недостатков нет', 'нет минусов пока', ' '])
    expect(idsOf([review(1), review(2), review(3, cons)])).toEqual([1, 2]);
  expect(idsOf([review(1), review(2), review(3, 'Нет чехла в комплекте')])).toEqual([1, 3]);
});

test('what waits for a look is shown to nobody here', () => {
  expect(idsOf([review(1, '', 'WAITING'), review(2), review(3, 'Шумит', 'WAITING')])).toEqual([2]);
});
