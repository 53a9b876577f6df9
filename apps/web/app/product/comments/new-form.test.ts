import { expect, test } from 'vitest';
import { newForm } from './new-form.ts';

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
