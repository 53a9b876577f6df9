import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Values } from '../../../forms/read.server.ts';
import { readDelivery, startValues } from './form.server.ts';
import { SimField } from './sim.tsx';
import { isSimOffered } from './view.server.ts';

const line = (categoryId: string, isPreorder = false) => ({ isPreorder, product: { category: { id: categoryId } } });

/** Whether one is offered with these goods where these features are on. */
function isOffered(lines: ReturnType<typeof line>[], ...on: string[]): boolean {
  const features = ['sim.auto', 'sim.required'].map((key) => ({ key, isActive: on.includes(key) }));
  // Of a line nothing else is looked at.
  return isSimOffered(features, lines as unknown as Parameters<typeof isSimOffered>[1]);
}

test.each([
  [[], false],
  [['sim.required'], true],
  [['sim.auto'], true],
  [['sim.auto', 'sim.required'], true],
] as const)('with a telephone and %j on a SIM card is offered: %s', (on, offer) => {
  expect(isOffered([line('225'), line('224')], ...on)).toBe(offer);
});

test('without a telephone, or with one that is yet to come, none is', () => {
  expect(isOffered([line('225'), line('224', true)], 'sim.auto')).toBe(false);
});

test('an empty box is an answer where one was offered, and none where none was', () => {
  const sim = (values: Record<string, string>) => readDelivery({ comment: '', ...values }, [], '1').value?.sim;
  expect([sim({}), sim({ simOffered: 'yes', sim: '' }), sim({ simOffered: 'yes', sim: 'yes' })]).toEqual([undefined, false, true]);
  const saved = { rev: 1, cityId: '1', choices: {}, address: null, comment: '', addressee: null };
  expect(startValues([], { ...saved, sim: false }, '1')).toMatchObject({ simOffered: 'yes', sim: '' });
  expect(startValues([], saved, '1')).not.toHaveProperty('simOffered');
});

test('nothing is ticked in advance, and an answer is kept', () => {
  const html = (values: Values) => renderToStaticMarkup(createElement(SimField, { isOffered: true, values }));
  expect(html({})).not.toContain('checked');
  expect(html({ simOffered: 'yes', sim: 'yes' })).toContain('checked');
});
