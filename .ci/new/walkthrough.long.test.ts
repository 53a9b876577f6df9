import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { root, run } from '../command.ts';
import { createScratch, withoutTestVariables } from '../testing/scratch.ts';

// A build, a database and all checks, on a machine that may do much else.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 1_200_000 });

const page = readFileSync(join(root, 'docs/adding-a-call.md'), 'utf8');

/** Commands of the page that begin with these words and say everything. */
const commandsOf = (words: string): string =>
  page
    .matchAll(/```sh\n(npm run new[\s\S]*?)```/g)
    .map(([, command = '']) => command.replaceAll(/\\\n\s*/g, '').trim())
    .find((command) => command.startsWith(words)) ?? `the page has no «${words}»`;

let folder: string;

async function does(command: string): Promise<void> {
  const { code, output } = await run('bash', ['-c', command], { cwd: folder, env: withoutTestVariables, minutes: 15 });
  expect(code, `${command}\n${output.slice(-3_000)}`).toBe(0);
}

/** As somebody does who reads what is left, and writes it. */
function fillPlaceholders(file: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replaceAll(/\{each\.id satisfies 'to fill[^']*'\}/g, '{each.title}').replaceAll('to fill: ', 'Told by the shop: '),
  );
}

beforeAll(async () => {
  ({ folder } = await createScratch());
  await does('git init -q -b main && git add -A && git -c user.name=walk -c user.email=walk@localhost commit -qm Begin');
});

test('who follows the page has a call, a change and a screen that every check and every named test passes', async () => {
  for (const words of ['call lectures.main', 'call lectures.rate', 'screen lectures']) await does(commandsOf(`npm run new -- ${words}`));
  for (const file of [
    'schema/lectures.graphql',
    'apps/provider/demo/lectures.json',
    'apps/provider/src/catalogue/lectures/handlers.ts',
    'apps/provider/src/catalogue/site/static-pages.ts',
    'apps/web/app/routes/lectures/route.tsx',
  ])
    fillPlaceholders(file);
  await does('npm run codegen && npm run format && npm run docs && npm run schema:release -- minor Lectures');
  await does('npm run verify');
  for (const named of [
    'graphql stored -u',
    'provider authorization large-numbers',
    'provider-spec calls',
    'web lectures',
    'server contract lectures',
  ])
    await does(`npm test -- ${named}`);
});
