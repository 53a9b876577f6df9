import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HealthIssue } from '@vitrina/gateway/src/readiness.ts';
import { afterEach, expect, it } from 'vitest';
import { type ProviderProcess, startProviderProcess } from './provider-process.ts';

const entry = fileURLToPath(new URL('./testing/provider-stub.ts', import.meta.url));
const environment = { PROVIDER_PORT: 0, DATA_DIR: '.data', LOG_LEVEL: 'silent', DEMO: true };

let provider: ProviderProcess | undefined;
afterEach(async () => {
  delete process.env.STUB;
  await provider?.stop();
});

interface Story {
  ready: number;
  warnings: object[];
  troubles: HealthIssue[];
  abandoned: string | undefined;
}

async function start(): Promise<Story> {
  const story: Story = { ready: 0, warnings: [], troubles: [], abandoned: undefined };
  provider = await startProviderProcess({
    environment,
    entry,
    onReady: () => {
      story.ready += 1;
    },
    onIssue: (trouble) => void story.troubles.push(trouble),
    onAbandoned: (line) => {
      story.abandoned = line;
    },
    log: { warn: (fields) => void story.warnings.push(fields) },
  });
  return story;
}

const until = (holds: () => boolean): Promise<void> => expect.poll(holds).toBe(true);

/** Process ids of this test's own children. */
const children = (): number[] => {
  try {
    return execFileSync('pgrep', ['-P', String(process.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    return [];
  }
};

/** The provider's stand-in among them. */
const stub = (): number | undefined =>
  children().find((pid) => execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes('provider-stub'));

it('tells when the provider is ready, and keeps its address over a restart', async () => {
  const story = await start();
  await until(() => story.ready === 1);
  const origin = provider?.origin;
  expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);

  process.kill(stub()!, 'SIGKILL');
  await until(() => story.ready === 2);
  expect(provider?.origin).toBe(origin);
  expect(story.warnings).toMatchObject([{ last: 'SIGKILL', ends: 1, pause: 200 }]);
});

it('gives up with one line after five ends of a provider that was never ready', async () => {
  process.env.STUB = 'crash';
  const story = await start();
  await until(() => story.abandoned !== undefined);
  expect(story.warnings.map((fields) => ('pause' in fields ? fields.pause : 0))).toEqual([200, 400, 800, 1600]);
  expect(story.abandoned).toBe('The reference provider has ended 5 times and was never ready (last: exit code 3); the shop stops.');
  expect(story.ready).toBe(0);
});

it('goes on starting a provider that has once been ready, however often it ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-stub-'));
  process.env.STUB = join(folder, 'has-been-ready');
  const story = await start();
  await until(() => story.ready === 1);
  process.kill(stub()!, 'SIGKILL');
  await until(() => story.troubles.length === 6);
  expect(story.abandoned).toBeUndefined();
  expect(story.troubles.map(({ ends, last }) => [ends, last])).toEqual([
    [1, 'SIGKILL'],
    ...[2, 3, 4, 5, 6].map((ends) => [ends, 'exit code 3']),
  ]);
  for (const { nextStart } of story.troubles) expect(nextStart).toMatch(/^\d{4}-.*Z$/);
  await rm(folder, { recursive: true });
});

it('ends the provider, and does not take that for a crash', async () => {
  const story = await start();
  await until(() => story.ready === 1);
  await provider?.stop();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(story).toMatchObject({ ready: 1, warnings: [], troubles: [], abandoned: undefined });
});
