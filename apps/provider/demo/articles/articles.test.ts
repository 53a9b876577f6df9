import { expect, test } from 'vitest';
import { readCatalogue } from '../catalogue.ts';
import { expand } from '../expand.ts';
import { kinds } from '../pictures/subject.ts';
import { tagRules } from '../tags.ts';
import { minutesOf, storedBody } from './article-schema.ts';
import { codesOf, takes } from './goods.ts';
import { channels, mechanics, offers } from './offers.ts';
import { badges, news, reviews } from './reviews.ts';
import { goodsOf } from './seed.ts';

const catalogue = expand(readCatalogue(), new Date('2026-11-21T00:00:00Z'));
const codes = codesOf(catalogue.brands);

test('a dozen offers, each with an id and a picture of its own', () => {
  expect(offers.length).toBeGreaterThanOrEqual(12);
  expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
  expect(offers.flatMap((offer) => offer.kinds).filter((kind) => !kinds.some((other) => other === kind))).toEqual([]);
});

test('every offer is filed under what has a name', () => {
  expect(offers.flatMap((offer) => offer.mechanics).filter((code) => !(code in mechanics))).toEqual([]);
  expect(offers.flatMap((offer) => offer.channels).filter((code) => !(code in channels))).toEqual([]);
});

test('every offer is bound to goods of the catalogue, and each of its brands has some', () => {
  for (const { name, tag, goods } of offers) {
    if (typeof tag === 'string') {
      expect(
        tagRules.map(({ alias }) => alias),
        name,
      ).toContain(tag);
      continue;
    }
    if (goods === undefined) throw new Error(`«${name}» has a tag of its own and no goods`);
    const matches = catalogue.products.filter(takes(goods, codes));
    expect(matches.length, name).toBeGreaterThanOrEqual(7);
    const missing = (goods.brands ?? []).filter((brand) => !matches.some(({ row }) => codes.get(row.brandId) === brand));
    expect(missing, name).toEqual([]);
  }
});

test('a dozen reviews, each filed under what there is, with goods of the catalogue; news of some substance', () => {
  expect(reviews.length).toBeGreaterThanOrEqual(12);
  const leaves = new Set(catalogue.products.map(({ leaf }) => leaf.code));
  for (const review of reviews) {
    expect(leaves, review.name).toContain(review.category);
    expect(Object.keys(badges)).toEqual(expect.arrayContaining(review.badges));
    expect(goodsOf(review, catalogue), review.name).toHaveLength(4);
    expect(minutesOf(storedBody(review.body)), review.name).toBeGreaterThanOrEqual(1);
    if (review.brand !== undefined) expect([...codes.values()]).toContain(review.brand);
  }
  const all = [...offers, ...reviews, ...news];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(reviews.map(({ slug }) => slug)).size).toBe(reviews.length);
  const illustratedArticles = [...reviews, ...news];
  expect(illustratedArticles.flatMap((article) => article.kinds).filter((kind) => !kinds.some((other) => other === kind))).toEqual([]);
  for (const { kinds: own, body, name } of illustratedArticles) {
    for (const part of body) if (typeof part === 'object' && 'picture' in part) expect(part.picture, name).toBeLessThanOrEqual(own.length);
  }
});

test('no two of what a page may show beside each other have one scene', () => {
  // The first two kinds are drawn.
  const scenes = [...offers, ...reviews].map(({ kinds: own }) => own.slice(0, 2).toSorted().join());
  expect(scenes.filter((scene, at) => scenes.indexOf(scene) !== at)).toEqual([]);
});
