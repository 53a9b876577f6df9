import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { marketing, personalData } from '../../forms/consents.ts';
import { shop } from '../../platform/company.ts';
import { visit } from '../../testing/visit.ts';
import { documents } from './documents.ts';
import { loader } from './route.tsx';

const seo = { title: null, h1: null, description: null, canonical: null, robots: null, redirect: null };

async function read(document: string) {
  const { context } = visit({ execute: async () => ({ data: { seo, breadcrumbs: [] } }) });
  const url = new URL(`http://shop.example/legal/${document}`);
  return loader({ context, url, request: new Request(url), params: { document }, pattern: '/legal/:document' });
}
const wordsOf = async (document: string) => JSON.stringify((await read(document)).text);

test.each(documents)('$slug is a whole text', async ({ slug }) => {
  const { text } = await read(slug);
  expect(text.sections.length).toBeGreaterThanOrEqual(4);
  for (const { body } of text.sections) expect(body.length).toBeGreaterThan(0);
});

test('what is consented to in a form is what the document says', async () => {
  const words = await wordsOf('consent');
  for (const { text } of [personalData, marketing]) expect(words).toContain(text);
});

test('the seller stands in the offer and in the policy', async () => {
  for (const slug of ['offer', 'privacy'])
    for (const fact of [shop.legal.name, shop.legal.inn, shop.legal.ogrn, shop.email]) expect(await wordsOf(slug)).toContain(fact);
});

/** Names of cookies as they stand in the code that writes them. */
function cookiesOfCode(): string[] {
  const app = join(import.meta.dirname, '../..');
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const written = files
    .map((file) => readFileSync(join(app, file), 'utf8'))
    .filter((code) => /(?:write|clear)Cookie\(|Cookie = '/.test(code))
    .flatMap((code) => [...code.matchAll(/(?:writeCookie\(context,|ookie =) '(\w+)'/g)].map(([, name = '']) => name));
  const shared = readFileSync(join(app, '../../../graphql/context/cookies.ts'), 'utf8').split('} as const')[0] ?? '';
  return [...new Set([...written, ...[...shared.matchAll(/: '(\w+)'/g)].map(([, name = '']) => name)])].toSorted();
}

test('every cookie that the shop sets itself is named', async () => {
  const words = await wordsOf('cookies');
  const names = cookiesOfCode();
  expect(names).toEqual(expect.arrayContaining(['access_token', 'checkout', 'city_id', 'notice', 'smart_price']));
  for (const name of [...names, 'compare_category', 'search_history', 'forgotten'])
    expect(words).toMatch(new RegExp(`(?<!\\w)${name}(?!\\w)`));
});

test('no other document is there', async () => {
  await expect(read('licence')).rejects.toMatchObject({ init: { status: 404 } });
});
