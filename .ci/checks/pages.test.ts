import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '@vitrina/graphql/base/errors.ts';
import { expect, test } from 'vitest';
import { fillTables } from '../pages/tables.ts';
import { plantTree } from '../testing/tree.ts';
import { pages } from './pages.ts';

const clients = Object.keys(errorCodes).map((code) => `\`${code}\``);
const problemsOf = async (files: Readonly<Record<string, string>>) => {
  const tree = plantTree({ 'package.json': '{ "scripts": { "bench": "" } }', 'docs/clients.md': clients.join(' '), ...files });
  return { tree, problems: (await pages.find(tree)).problems };
};

test('a page whose table is of yesterday is reported, and is right after it was written', async () => {
  const page = '# Cache\n\n<!-- table: lifetimes -->\nof yesterday\n<!-- end -->\n';
  const { tree, problems } = await problemsOf({ 'docs/cache.md': page });
  expect(problems).toEqual(['docs/cache.md has a stale table: npm run docs']);
  const after = fillTables(page, tree);
  expect(after).toContain('| `site.menu` |');
  expect(after).not.toContain('yesterday');
  writeFileSync(join(tree, 'docs/cache.md'), after);
  expect((await pages.find(tree)).problems).toEqual([]);
});

test('the metrics of a page are those of the sources, whichever way they are made', async () => {
  const source = (...declarations: string[]) => ["import { Counter, Histogram } from 'prom-client';", ...declarations].join('\n');
  const one = `const seconds = new Histogram({\n  name: 'vitrina_visits_seconds',\n  help: 'Visits.',\n  labelNames: ['city', 'kind'],\n});`;
  const other = `const sold = counter(\n  'vitrina_sold_total',\n  'Pieces sold.',\n  'city',\n);`;
  const page = '<!-- table: metrics -->\n<!-- end -->\n';
  const { tree, problems } = await problemsOf({ 'services/metrics.ts': source(one, other), 'docs/operations.md': page });
  expect(problems).toEqual(['docs/operations.md has a stale table: npm run docs']);
  expect(fillTables(page, tree)).toContain('| `vitrina_sold_total{city}` | Pieces sold. |');
  expect(fillTables(page, tree)).toContain('| `vitrina_visits_seconds{city,kind}` | Visits. |');
  writeFileSync(join(tree, 'services/metrics.ts'), source(one, `add('vitrina_lost_total');`));
  expect(() => fillTables(page, tree)).toThrow('vitrina_lost_total');
});

test('an excerpt that its file does not say any more is reported', async () => {
  const page = (code: string) => `<!-- from: services/a.ts -->\n\`\`\`ts\n${code}\n\`\`\`\n`;
  const files = { 'services/a.ts': 'const one = 1;\n\nexport function two() {\n  return one + 1;\n}\n' };
  const saying = async (code: string) => (await problemsOf({ ...files, 'docs/a.md': page(code) })).problems;
  expect(await saying('const one = 1;\n// …\nreturn one + 1;')).toEqual([]);
  expect(await saying('const one = 1;\n// …\nreturn one + 2;')).toEqual([
    'docs/a.md shows what services/a.ts does not say: return one + 2;',
  ]);
  const { problems } = await problemsOf({ 'docs/a.md': page('const one = 1;') });
  expect(problems).toEqual(['docs/a.md shows services/a.ts, which does not exist.']);
});

test('what a page links to, names or calls, and what is not there, is reported', async () => {
  const links =
    '[here](docs/a.md) [below](#b-x-1) [gone](docs/gone.md) [out](https://example.ru/x) [code](docs/a.md#a-c) [no](docs/a.md#d)';
  const paths = '`docs/clients.md`, `docs/lost.md`, `services/<domain>/rules.ts`, `apps/web/app/lectures/route.tsx`';
  const readme = `${links}\n\n## B: \`x\`, 1\n\n${paths}, \`npm run bench\`, \`npm run brew -- tea\``;
  expect((await problemsOf({ 'README.md': readme, 'docs/a.md': '# A, c' })).problems.toSorted()).toEqual([
    'README.md links to docs/a.md#d, a heading that does not exist.',
    'README.md links to docs/gone.md, which does not exist.',
    'README.md names docs/lost.md, which does not exist.',
    'README.md names npm run brew, which package.json does not have.',
  ]);
});

test('a name that is not in the file where a page says it is, is reported', async () => {
  const page =
    'The days are `days` and `term.hours` in `services/rules/terms.ts`, `weeks` (`rules/terms.ts`), `years` in\n`terms.ts` and `days` in `lost.ts`.';
  const { problems } = await problemsOf({ 'services/rules/terms.ts': 'const term = { days: 5, hours: 2 };', 'README.md': page });
  expect(problems).toEqual([
    'README.md says that weeks is in rules/terms.ts, where it is not.',
    'README.md says that years is in terms.ts, where it is not.',
    'README.md names lost.ts, which does not exist.',
  ]);
});

test('a code or a variable that its page does not name, or twice, is reported', async () => {
  const { problems } = await problemsOf({
    'docs/clients.md': clients.slice(1).join(' '),
    'docs/configuration.md': ['| `PORT` | 3000 | where |', '| `PROCESSES` | 1 | how many |', '| `PORT` | 3000 | where it is |'].join('\n'),
    'services/telemetry/open.ts': 'env.OTEL_SDK_DISABLED',
    'apps/gateway/src/configuration.ts': 'const environment = z.object({\n  PORT: port,\n  HOST: z\n    .string(),\n});\n',
  });
  expect(problems.toSorted()).toEqual(
    [
      'docs/configuration.md does not name `HOST`.',
      'docs/configuration.md does not name `OTEL_SDK_DISABLED`.',
      'docs/configuration.md has two rows for `PORT`.',
      `docs/clients.md does not name ${clients[0]}.`,
    ].toSorted(),
  );
});

test('a table that nobody makes is an error', async () => {
  expect(() => fillTables('<!-- table: moods -->\n<!-- end -->', '.')).toThrow('No table is called «moods».');
});
