import { expect, test } from 'vitest';
import { newForm } from '../../../features/comments/new-form.ts';
import { loader } from './old-form.tsx';

test.each([
  ['comments-3', 'comments/page-3'],
  ['comments-page-3', 'comments/page-3'],
  ['comments-1', 'comments'],
  ['faq-12', 'faq/page-12'],
  ['faq-page-1', 'faq'],
  ['comments-0', null],
  ['comments-', null],
  ['comments-x', null],
  ['specs-2', null],
])('%s is %s', (old, form) => expect(newForm(old)).toBe(form));

const openForm = (path: string, leaf: string, categoryCode = 'kettles') => {
  const url = new URL(path, 'http://shop.example');
  return () => loader({ url, params: { categoryCode, categoryId: '7', leaf, tab: path.split('/').at(-1) } } as never);
};

test('an old address leads to the new one of the same product', () => {
  const answer = openForm('/catalog/kettles/7/100/comments-3', '100')();
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/catalog/kettles/7/100/comments/page-3']);
});

test('one that is of no product leads nowhere', () => {
  const nothing = expect.objectContaining({ init: expect.objectContaining({ status: 404 }) });
  expect(openForm('/catalog/kettles/7/page-2/comments-3', 'page-2')).toThrow(nothing);
  expect(openForm('/catalog/series/7/100/comments-3', '100', 'series')).toThrow(nothing);
});
