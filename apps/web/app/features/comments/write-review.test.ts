import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { WriteReview } from './write-review.tsx';

const props = { base: '/catalog/tvs/5/100/comments', isSignedIn: false, isOpen: true };

function renderForm(rate?: string): string {
  const values = { text: '', author: '', pros: '', cons: '', consent: '', rate: rate ?? '' };
  const unsentComment = rate === undefined ? null : { form: 'review', values, photos: ['7'], errors: {}, message: null };
  const product = { name: 'Телевизор Samsung', image: undefined };
  const Stub = createRoutesStub([{ path: '/', Component: () => createElement(WriteReview, { ...props, product, unsentComment }) }]);
  return renderToStaticMarkup(createElement(Stub));
}

const radiosOf = (html: string) => [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => tag);

test('a review names its product, and none of five stars is chosen before its writer does', () => {
  const html = renderForm();
  expect(html).toContain('Телевизор Samsung');
  expect(radiosOf(html).map((tag) => /value="(\d)"/.exec(tag)?.[1])).toEqual(['1', '2', '3', '4', '5']);
  expect(html).toContain('5 — Отлично');
  expect(html).not.toMatch(/type="radio"[^>]*checked/);
});

test('a rating and photos that were sent stay when the form comes back', () => {
  const html = renderForm('4');
  expect(radiosOf(html).map((tag) => tag.includes('checked'))).toEqual([false, false, false, true, false]);
  expect(html).toContain('Фото 1 — загружено');
  expect(html).toContain('Добавить фото');
});
