import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('./migrations/', import.meta.url);

/** Up to here they belong to version 0.1.0, which has none before it. */
const before = '0299_';
/** What the version before would miss while it still sells. */
const contracts =
  /\b(?:drop (?:table|column|view|function|trigger)|rename (?:to|column)|alter column \w+ (?:type|set not null)|add column \w+ [^,;]*not null(?![^,;]*default))/i;
const says = /^-- contract: \d+\.\d+\.\d+$/m;

const offends = (text: string): boolean => contracts.test(text) && !says.test(text);

it('a migration takes away only what no version that may still run reads', () => {
  const laterMigrations = readdirSync(folder).filter((name) => name.endsWith('.sql') && name.slice(0, 5) > before);
  expect(laterMigrations.filter((name) => offends(readFileSync(new URL(name, folder), 'utf8')))).toEqual([]);
});

it.each([
  ['alter table orders add column note text;', false],
  ['alter table orders add column note text not null default 0;', false],
  ['create index concurrently if not exists a on orders (note);', false],
  ['alter table orders add column note text not null;', true],
  ['alter table orders drop column note;', true],
  ['alter table orders rename column note to words;', true],
  ['-- contract: 0.2.0\nalter table orders drop column note;', false],
])('%s', (text, isRefused) => {
  expect(offends(text)).toBe(isRefused);
});
