import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Started, startEntry } from '../src/testing/entry.ts';
import { demoShopper } from './shopper.ts';

let folder: string;
let orphan: Started;
let orphanEnded: number | null;
let killed: Started;
let first: Started;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-demo-'));
  // Two starts that do not come to their end: the parent of one goes, the other is killed.
  orphan = startEntry({ DATA_DIR: folder });
  await orphan.said('demo catalogue:');
  orphan.child.disconnect();
  orphanEnded = await orphan.ended;
  killed = startEntry({ DATA_DIR: folder });
  await killed.said('specifications');
  killed.child.kill('SIGKILL');
  await killed.ended;
  first = startEntry({ DATA_DIR: folder });
  await first.ready;
}, 600_000);
afterAll(async () => {
  first?.child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('a start that was ended while it seeded has left nothing half-done; the next one says so and completes it', () => {
  expect([orphanEnded, orphan.written().includes('parent is gone')]).toEqual([0, true]);
  expect(orphan.written()).not.toContain('an earlier start');
  for (const { written } of [killed, first])
    expect(written()).toContain('demo catalogue: an earlier start has ended before it was complete');
  expect(killed.written()).not.toContain('demo catalogue: ready');
  expect(first.written()).toContain('demo catalogue: ready');
});

test('an empty folder is filled, step by step; what it holds is there at the next start, and on a demonstration its shopper can sign in', {
  timeout: 120_000,
}, async () => {
  expect(first.written()).toMatch(/demo catalogue: \d+ products/);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = startEntry({ DATA_DIR: folder, DEMO: '1' });
  const origin = `http://127.0.0.1:${await second.ready}`;
  expect(second.written()).not.toContain('demo catalogue');
  const listing = await fetch(`${origin}/v3/products/category/224`);
  expect(listing.headers.get('x-pagination-total-count')).toBe('45');
  const { email, password } = demoShopper;
  const login = await fetch(`${origin}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(login.status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});
