import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../command.ts';
import { plantedDomains, problemsIn, today } from '../testing/domains.ts';
import { domains, repeatedFieldsOf } from './domains.ts';

const change = (tree: string, file: string, from: string, to: string): void => {
  const before = readFileSync(join(tree, file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(join(tree, file), before.replaceAll(from, to));
};

test('every domain of today is complete', async () => {
  expect(today).toContain('stores');
  const { problems } = await domains.find(root);
  // Named one by one, as `npm run verify` names them.
  expect(problems, problems.join('\n')).toEqual([]);
});

describe('a domain that is incomplete', () => {
  test.each(['services/stores/endpoints.ts', 'schema/stores.graphql', 'apps/provider/src/catalogue/stores/handlers.ts'])(
    'is told that %s is to be written',
    async (file) => {
      const tree = plantedDomains();
      rmSync(join(tree, file));
      expect(await problemsIn(tree)).toEqual([`stores has no ${file}: write it; docs/adding-a-call.md says what belongs into it.`]);
    },
  );

  test.each([
    ['apps/provider/src/handlers.ts', "'./catalogue/stores/handlers.ts'", 'its handlers'],
    ['apps/gateway/sandbox/examples/finding.ts', "'stores'", 'an example', 'apps/gateway/sandbox/examples'],
  ])('is told that %s lacks it', async (file, naming, what, place = file) => {
    const tree = plantedDomains();
    change(tree, file, naming, naming.replace('stores', 'shops'));
    expect(await problemsIn(tree)).toContain(`stores is missing in ${place}: add ${what}.`);
  });

  test('is told nothing of a schema where its calls carry files only', async () => {
    const tree = plantedDomains();
    change(tree, 'services/registry.ts', 'fileDomains = []', "fileDomains = ['stores']");
    rmSync(join(tree, 'schema/stores.graphql'));
    rmSync(join(tree, 'apps/provider/src/catalogue/stores/handlers.ts'));
    expect(await problemsIn(tree)).toEqual([
      'stores has no apps/provider/src/catalogue/stores/handlers.ts: write it; docs/adding-a-call.md says what belongs into it.',
    ]);
  });

  test('is told that the registry does not know it', async () => {
    const tree = plantedDomains({ 'services/news/endpoints.ts': '', 'schema/news.graphql': '' });
    appendFileSync(join(tree, 'schema/stores-hours.graphql'), '');
    expect(await problemsIn(tree)).toEqual([
      'services/news/endpoints.ts is no domain yet: add news to services/registry.ts.',
      'schema/news.graphql belongs to no domain of services/registry.ts: npm run new -- domain news, or rename it.',
    ]);
  });
});

test('a field has one definition', () => {
  const countRepeatedFields = (text: string, file = 'graphql/basket/rules.ts') => repeatedFieldsOf(file, text).length;
  expect(
    ['was: order.sum / 100', 'Math.round(totalPrice * 100)', 'const pay = kopecks / 100;'].map((text) => countRepeatedFields(text)),
  ).toEqual([1, 1, 1]);
  expect(['(price * percent) / 100', 'price * 100_00', 'toRubles(order.sum)', 'x * 100'].map((text) => countRepeatedFields(text))).toEqual([
    0, 0, 0, 0,
  ]);
  expect(
    ['z.string().regex(/^7\\d{10}$/)', 'email: z.email(),', 'const span = /^(\\d\\d:\\d\\d) - /', '/^[\\w.&-]{1,80}$/.test(code)'].map(
      (text) => countRepeatedFields(text),
    ),
  ).toEqual([1, 1, 1, 1]);
  expect(
    ['const ruble = 100;', 'export const rubles = 1_00;', 'const minPrice = 100;', 'const minimumPrice: number = 1_00;'].map((text) =>
      countRepeatedFields(text),
    ),
  ).toEqual([1, 1, 1, 1]);
  expect(['const maxOnPage = 100;', 'const minPrice = 0.01;', 'const step = 100_00;'].map((text) => countRepeatedFields(text))).toEqual([
    0, 0, 0,
  ]);
  expect(countRepeatedFields('rubles * 100', 'services/contract/fields/money.ts')).toBe(0);
  expect(countRepeatedFields('export const ruble = 100;', 'services/rules/price.ts')).toBe(0);
});
