import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedProcess, startEntry } from '../src/testing/entry.ts';
import { demoShopper } from './shopper.ts';

let folder: string;
let orphan: StartedProcess;
let orphanExitCode: number | null;
let killedStart: StartedProcess;
let completedStart: StartedProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-demo-'));
  // Two starts that do not come to their end: the parent of one goes, the other is killed.
  orphan = startEntry({ DATA_DIR: folder });
  await orphan.waitForOutput('demo catalogue:');
  orphan.child.disconnect();
  orphanExitCode = await orphan.exitCode;
  killedStart = startEntry({ DATA_DIR: folder });
  await killedStart.waitForOutput('specifications');
  killedStart.child.kill('SIGKILL');
  await killedStart.exitCode;
  completedStart = startEntry({ DATA_DIR: folder });
  await completedStart.ready;
}, 600_000);
afterAll(async () => {
  completedStart?.child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('a start that was ended while it seeded has left nothing half-done; the next one says so and completes it', () => {
  expect([orphanExitCode, orphan.output().includes('parent is gone')]).toEqual([0, true]);
  expect(orphan.output()).not.toContain('an earlier start');
  for (const { output } of [killedStart, completedStart])
    expect(output()).toContain('demo catalogue: an earlier start has ended before it was complete');
  expect(killedStart.output()).not.toContain('demo catalogue: ready');
  expect(completedStart.output()).toContain('demo catalogue: ready');
});

test('an empty folder is filled, step by step; what it holds is there at the next start, and on a demonstration its shopper can sign in', {
  timeout: 120_000,
}, async () => {
  expect(completedStart.output()).toMatch(/demo catalogue: \d+ products/);
  completedStart.child.kill('SIGTERM');
  expect(await completedStart.exitCode).toBe(0);

  const second = startEntry({ DATA_DIR: folder, DEMO: '1' });
  const origin = `http://127.0.0.1:${await second.ready}`;
  expect(second.output()).not.toContain('demo catalogue');
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
  expect(await second.exitCode).toBe(0);
});
