import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { generateStock } from '../src/catalogue/importing/shelves.ts';
import { readCatalogue } from './catalogue.ts';
import { conditionsOf } from './condition.ts';
import { expand } from './expand.ts';
import { productIds } from './ids.ts';
import { shopPrice } from './product-name.ts';
import { refurbishedProducts } from './refurbished.ts';
import { shelvesOf } from './seed.ts';
import { supplierOffers } from './suppliers.ts';
import { tagRules } from './tags.ts';

const today = new Date('2026-11-21T00:00:00Z');
const sections = readCatalogue();
const catalogue = expand(sections, today);
const { products } = catalogue;

const duplicatesOf = (list: readonly unknown[]): unknown[] => list.filter((item, index) => list.indexOf(item) !== index);

describe('the expanded demo catalogue', () => {
  test('is the same twice', () => {
    // Thousands of products: to compare them in order to describe a difference takes ten times as long.
    expect(isDeepStrictEqual(expand(sections, today), catalogue)).toBe(true);
  });

  test('lets every attribute that stands on a card be filtered', () => {
    expect(catalogue.categoryAttributes.filter(({ isCard, isFilter }) => isCard && !isFilter)).toEqual([]);
  });

  test('keeps the ids of products when a model before them is taken away', () => {
    const [first, ...rest] = sections;
    const [leaf, ...leaves] = first?.leaves ?? [];
    if (!first || !leaf) throw new Error('no leaf');
    const shorter = expand([{ ...first, leaves: [{ ...leaf, models: leaf.models.slice(1) }, ...leaves] }, ...rest], today);
    const ids = new Map(products.map(({ row }) => [row.name, row.id]));
    expect(shorter.products.length).toBeLessThan(products.length);
    expect(shorter.products.filter(({ row }) => ids.get(row.name) !== row.id)).toEqual([]);
  });

  test('promises no words, day or look of a certificate: an order has no field for them, and its code comes by letter', () => {
    const certificates = products.filter(({ row }) => row.kind === 'gift-card');
    const texts = certificates.map(({ row, facts }) => [row.name, row.description, ...Object.values(facts)].join(' '));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => /открытк|поздравлен|надпис|СМС|в выбранный день/i.test(text))).toEqual([]);
    const giftCards = sections.flatMap(({ leaves }) => leaves).find(({ kind }) => kind === 'gift-card');
    expect(Object.values(giftCards?.attributes ?? {}).filter(({ name }) => /оформлен/.test(name))).toEqual([]);
  });

  test('has a product for each colour of each edition, all with an id of their own above a thousand million', () => {
    const variants = sections.flatMap(({ leaves }) =>
      leaves.flatMap(({ models }) => models.map(({ colours, editions }) => colours.length * Math.max(1, editions?.length ?? 1))),
    );
    expect(products).toHaveLength(variants.reduce((sum, count) => sum + count, 0));
    expect(duplicatesOf(products.map(({ row }) => row.id))).toEqual([]);
    expect(products.every(({ row }) => row.id > 1_000_000_000 && row.id < 2 ** 31)).toBe(true);
  });

  test('names no two products alike', () => {
    expect(duplicatesOf(products.map(({ row }) => row.name))).toEqual([]);
  });

  test('calls a product what its model says it is, where a category has goods of several kinds', () => {
    const namesOf = (code: string) => products.filter(({ leaf }) => leaf.code === code).map(({ row }) => row.name);
    expect(namesOf('laundry-accessories')).toContain('Наливной шланг Tuboflex PVC 3 м, серый');
    expect(namesOf('laundry-accessories').filter((name) => name.startsWith('Аксессуар'))).toEqual([]);
  });

  test('gives codes that stand in addresses, no two alike', () => {
    for (const rows of [catalogue.categories, catalogue.brands, catalogue.series, catalogue.models]) {
      const codes = rows.map(({ code }) => code);
      expect(duplicatesOf(codes)).toEqual([]);
      expect(codes.filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([]);
    }
  });

  test('has at least twenty products in every leaf', () => {
    const counts = Map.groupBy(products, ({ leaf }) => leaf.code);
    expect([...counts].filter(([, list]) => list.length < 20).map(([code]) => code)).toEqual([]);
  });

  test('sizes are centimetres whatever the catalogue writes', () => {
    const phone = products.find(({ leaf }) => leaf.code === 'smartphones');
    expect(phone?.facts.height).toBeGreaterThan(100);
    expect(phone?.row.facts?.height).toBeLessThan(30);
  });

  test('a struck-out price is above the price', () => {
    expect(products.filter(({ row }) => row.priceOld !== null && (row.priceOld ?? 0) <= row.price)).toEqual([]);
    expect([199, 1234, 54_960, 99_999].map(shopPrice)).toEqual([199, 1190, 54_990, 99_990]);
  });

  test('preorders come after today, everything else came before', () => {
    for (const { row } of products) expect(`${row.releasedAt}` > '2026-11-21').toBe(row.orderType === 'preorder');
  });
});

describe('what follows from it', () => {
  const refurbishedGoods = refurbishedProducts(products, productIds());

  test('about 4 % of products have a refurbished piece, 8 to 30 percent cheaper, with 90 days of warranty', () => {
    expect(refurbishedGoods.length / products.length).toBeGreaterThan(0.025);
    expect(refurbishedGoods.length / products.length).toBeLessThan(0.055);
    for (const { row } of refurbishedGoods) {
      const share = 1 - row.price / (row.priceOld ?? 0);
      expect(share).toBeGreaterThan(0.05);
      expect(share).toBeLessThan(0.34);
      expect([row.warrantyDays, row.isMarkdown, ['5+', '5', '4'].includes(row.markdownGrade ?? '')]).toEqual([90, true, true]);
    }
  });

  test('each refurbished piece says what is wrong with it, what is in the box and why it costs less, in words that its grade allows', () => {
    const { attributes, categoryAttributes, values } = conditionsOf(refurbishedGoods, catalogue.attributes.length + 1);
    expect(attributes.map(({ code }) => code)).toEqual(['condition-defects', 'condition-set', 'condition-reason']);
    expect(duplicatesOf([...catalogue.attributes, ...attributes].map(({ id }) => id))).toEqual([]);
    const textsOf = ({ row }: (typeof refurbishedGoods)[number]) =>
      values.filter(({ productId }) => productId === row.id).map(({ text }) => text);
    for (const piece of refurbishedGoods) {
      const [defects, set, reason] = textsOf(piece);
      expect(/^Следов использования нет$/.test(defects ?? '')).toBe(piece.row.markdownGrade === '5+');
      if (piece.row.markdownGrade !== '4') expect(set).toMatch(/^Полный/);
      expect(reason === 'Стоял на витрине магазина').toBe(piece.row.isDemo);
      expect(categoryAttributes.filter(({ categoryId }) => categoryId === piece.row.categoryId)).toHaveLength(3);
    }
  });

  test('some products are sold by partners only', () => {
    const { offers, onlyThere } = supplierOffers(products);
    expect(onlyThere.size).toBeGreaterThan(10);
    expect([...onlyThere].every((id) => offers.some(({ productId }) => productId === id))).toBe(true);
  });

  test('popular goods lie in more stores; pick-up points and postamats hold none; the same twice', () => {
    const shelves = shelvesOf();
    const of = (popularity: number) =>
      [...Array(40).keys()].flatMap((id) => generateStock({ id, popularity, price: 1_000_000, isMarkdown: false }, shelves));
    expect(of(95).length).toBeGreaterThan(of(10).length * 3);
    const types = new Map(shelves.map(({ id, type }) => [id, type]));
    expect(new Set(of(95).map(({ storeId }) => types.get(storeId)))).toEqual(new Set([0, 1, 13]));
    expect(of(50)).toEqual(of(50));
  });

  test('every tag takes something and no word means two tags', () => {
    const everything = [...products, ...refurbishedGoods];
    expect(tagRules.length).toBeGreaterThanOrEqual(12);
    expect(tagRules.filter((rule) => !everything.some((product) => rule.takes(product, today))).map(({ alias }) => alias)).toEqual([]);
    expect(duplicatesOf(tagRules.flatMap(({ synonyms }) => synonyms))).toEqual([]);
  });
});
