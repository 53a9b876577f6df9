import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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
  givenUp: string | undefined;
}

async function start(): Promise<Story> {
  const story: Story = { ready: 0, warnings: [], givenUp: undefined };
  provider = await startProviderProcess({
    environment,
    entry,
    onReady: () => {
      story.ready += 1;
    },
    onGivenUp: (line) => {
      story.givenUp = line;
    },
    log: { warn: (fields) => void story.warnings.push(fields) },
  });
  return story;
}

async function until(holds: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200 && !holds(); attempt++) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(holds()).toBe(true);
}

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

it('tells when the provider is ready, and keeps its address over a restart', async () => {
  const story = await start();
  await until(() => story.ready === 1);
  const origin = provider?.origin;
  expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);

  const commands = children().map((pid) => [pid, execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })] as const);
  const [pid] = commands.find(([, command]) => command.includes('provider-stub')) ?? [];
  process.kill(pid!, 'SIGKILL');
  await until(() => story.ready === 2);
  expect(provider?.origin).toBe(origin);
  expect(story.warnings).toMatchObject([{ signal: 'SIGKILL', pause: 200 }]);
});

it('gives up with one line after five crashes within a minute', async () => {
  process.env.STUB = 'crash';
  const story = await start();
  await until(() => story.givenUp !== undefined);
  expect(story.warnings.map((fields) => ('pause' in fields ? fields.pause : 0))).toEqual([200, 400, 800, 1600]);
  expect(story.givenUp).toBe('The reference provider has ended 5 times within a minute (last: exit code 3); the shop stops.');
  expect(story.ready).toBe(0);
}, 15_000);

it('ends the provider, and does not take that for a crash', async () => {
  const story = await start();
  await until(() => story.ready === 1);
  await provider?.stop();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(story).toMatchObject({ ready: 1, warnings: [], givenUp: undefined });
});
