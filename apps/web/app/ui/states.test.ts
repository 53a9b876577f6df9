import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('../', import.meta.url);
const count = (text: string, part: string): number => text.split(part).length - 1;

test('whatever has failed can be tried again: a way on of its own says so too', () => {
  const screens = globSync('**/*.tsx', { cwd: app }).map((file) => ({ file, source: readFileSync(new URL(file, app), 'utf8') }));
  const own = screens.filter(({ source }) => source.includes('</ErrorState>'));
  expect(own.length).toBeGreaterThan(2);
  const dead = own.filter(({ source }) => count(source, 'Попробовать ещё раз') < count(source, '</ErrorState>'));
  // What an order that got no answer is sent again with is called as it was before.
  expect(dead.map(({ file }) => file)).toEqual(['features/checkout/summary/unknown-outcome.tsx']);
});
