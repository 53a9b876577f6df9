import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Goal, trackGoal } from './goals.ts';

let page: EventTarget & { vitrinaGoals?: Goal[] };
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { cookie: 'city_id=1; branch=B' });
});
afterEach(() => void vi.unstubAllGlobals());

test('a goal reaches whoever listens, and whoever comes late finds it', () => {
  const heard: Goal[] = [];
  page.addEventListener('vitrina:goal', (event) => heard.push((event as CustomEvent<Goal>).detail));
  trackGoal('cart-add', { productId: '7', name: 'Чайник' });
  trackGoal('checkout-contacts', {});
  const goals = [
    { name: 'cart-add', facts: { productId: '7', name: 'Чайник' }, branch: 'B' },
    { name: 'checkout-contacts', facts: {}, branch: 'B' },
  ];
  expect(heard).toEqual(goals);
  expect(page.vitrinaGoals).toEqual(goals);
});

test('without an experiment a goal is of the default branch', () => {
  vi.stubGlobal('document', { cookie: '' });
  trackGoal('registration', {});
  expect(page.vitrinaGoals).toMatchObject([{ branch: 'A' }]);
});

test('no more than a hundred are kept for a counter that never comes', () => {
  for (let at = 1; at <= 101; at++) trackGoal('search', { text: 'чайник', found: at });
  expect(page.vitrinaGoals).toHaveLength(100);
  expect(page.vitrinaGoals?.[0]?.facts).toEqual({ text: 'чайник', found: 2 });
});

test('the list for those who count names every goal', () => {
  const named = [...readFileSync(new URL('../../../../../docs/goals.md', import.meta.url), 'utf8').matchAll(/^\| `([\w-]+)`/gm)];
  const declared =
    readFileSync(new URL('./goals.ts', import.meta.url), 'utf8')
      .split('interface Goals {')[1]
      ?.split('\n}')[0] ?? '';
  const names = [...declared.matchAll(/^ {2}'?([\w-]+)'?: (?:NoFacts|\{)/gm)];
  expect(names.length).toBeGreaterThan(10);
  expect(named.map(([, name]) => name)).toEqual(names.map(([, name]) => name));
});
