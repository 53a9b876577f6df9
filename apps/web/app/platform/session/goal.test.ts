import { expect, test } from 'vitest';
import { visit, visitorWith } from '../../testing/visit.ts';
import { leaveGoal, takeGoal } from './goal.server.ts';

const visitWith = (cookie: string) => visit({ visitor: visitorWith(cookie) });

test('a goal that a form has reached is taken by the next page, once', () => {
  const form = visit();
  leaveGoal(form.context, 'registration');
  const [left = ''] = form.cookies;
  const page = visitWith(left.split(';')[0] ?? '');
  expect(takeGoal(page.context)).toBe('registration');
  expect(page.cookies).toEqual([expect.stringMatching(/^goal=;.*Max-Age=0/)]);
  expect(takeGoal(visitWith('city_id=1').context)).toBeNull();
});

test('what is no goal is taken for none', () => expect(takeGoal(visitWith('goal=checkout-order').context)).toBeNull());
