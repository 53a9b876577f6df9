import { expect, test } from 'vitest';
import { visit, visitorWith } from '../../testing/visit.ts';
import { consumePendingGoal, setPendingGoal } from './goal.server.ts';

const visitWith = (cookie: string) => visit({ visitor: visitorWith(cookie) });

test('a goal that a form has reached is taken by the next page, once', () => {
  const form = visit();
  setPendingGoal(form.context, 'registration');
  const [left = ''] = form.cookies;
  const page = visitWith(left.split(';')[0] ?? '');
  expect(consumePendingGoal(page.context)).toBe('registration');
  expect(page.cookies).toEqual([expect.stringMatching(/^goal=;.*Max-Age=0/)]);
  expect(consumePendingGoal(visitWith('city_id=1').context)).toBeNull();
});

test('what is no goal is taken for none', () => expect(consumePendingGoal(visitWith('goal=checkout-order').context)).toBeNull());
