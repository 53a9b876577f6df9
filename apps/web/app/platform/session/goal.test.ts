import { expect, test } from 'vitest';
import { visit } from '../gateway/visit.ts';
import { leaveGoal, takeGoal } from './goal.server.ts';

const requestWith = (cookie: string) => new Request('http://shop.example/account', { headers: { cookie } });

test('a goal that a form has reached is taken by the next page, once', () => {
  const form = visit();
  leaveGoal(form.context, 'registration');
  const [left = ''] = form.cookies;
  const page = visit();
  expect(takeGoal(page.context, requestWith(left.split(';')[0] ?? ''))).toBe('registration');
  expect(page.cookies).toEqual([expect.stringMatching(/^goal=;.*Max-Age=0/)]);
  expect(takeGoal(visit().context, requestWith('city_id=1'))).toBeNull();
});

test('what is no goal is taken for none', () => expect(takeGoal(visit().context, requestWith('goal=checkout-order'))).toBeNull());
