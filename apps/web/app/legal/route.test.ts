import { expect, test } from 'vitest';
import { marketing, personalData } from '../checkout/consents.ts';
import { shop } from '../company.ts';
import { visit } from '../testing/visit.ts';
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

test('every cookie that the shop sets itself is named', async () => {
  const words = await wordsOf('cookies');
  for (const name of [
    'city_id',
    'basket_id',
    'order_keys',
    'repair_keys',
    'access_token',
    'refresh_token',
    'draft',
    'repair —',
    'notice',
    'cookie_consent',
    'color_scheme',
    'listing_theme',
    'article_views',
    'search_placeholder',
    'branch',
  ])
    expect(words).toContain(name);
});

test('no other document is there', async () => {
  await expect(read('licence')).rejects.toMatchObject({ init: { status: 404 } });
});
