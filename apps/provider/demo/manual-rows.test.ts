import { describe, expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { expand } from './expand.ts';
import { manualsOf } from './manual-rows.ts';
import { guideOf } from './manuals/guides/of-kind.ts';

describe('documents of the demo catalogue', () => {
  const sections = readCatalogue();
  const { products } = expand(sections, new Date('2026-11-21T00:00:00Z'));
  const { manuals, productManuals } = manualsOf(products);

  test('every physical leaf has a guide, with something to say in every section', () => {
    const physical = sections.flatMap(({ leaves }) => leaves).filter(({ digital }) => !digital);
    expect(physical.length).toBeGreaterThan(60);
    for (const { code, kind } of physical) {
      const guide = guideOf(kind);
      for (const part of ['kit', 'prepare', 'use', 'care', 'safety', 'troubleshooting'] as const) {
        expect(guide?.[part].length, `${code}: ${part}`).toBeGreaterThan(0);
      }
    }
  });

  test('every physical product has a manual, appliances a warranty card, codes nothing', () => {
    const types = new Map(manuals.map(({ id, type }) => [id, type]));
    const byProduct = Map.groupBy(productManuals, ({ productId }) => productId);
    for (const { row, leaf } of products) {
      const got = (byProduct.get(row.id) ?? []).map(({ manualId }) => types.get(manualId));
      const expectedTypes = leaf.digital ? [] : guideOf(leaf.kind)?.isAppliance ? ['operation', 'warranty'] : ['operation'];
      expect(got, row.name).toEqual(expectedTypes);
    }
    expect(new Set(manuals.map(({ type }) => type)).size).toBe(2);
  });

  test('variants of a model share them; ids are their own and stay when a model goes', () => {
    const model = products.find(({ isMain, row }) => !isMain && !row.isDigital)!.model;
    const ids = products
      .filter((product) => product.model === model)
      .map(({ row }) => productManuals.filter(({ productId }) => productId === row.id).map(({ manualId }) => manualId));
    expect(new Set(ids.map(String)).size).toBe(1);
    expect(new Set(manuals.map(({ id }) => id)).size).toBe(manuals.length);
    const devicePairs = new Set(manuals.map(({ id, device }) => `${id} ${device}`));
    const rest = manualsOf(products.filter((product) => product.model !== products[0]!.model)).manuals;
    expect(rest.filter(({ id, device }) => !devicePairs.has(`${id} ${device}`))).toEqual([]);
  });
});
