import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sections } from '../demo/catalogue/index.ts';
import { expand } from '../demo/expand.ts';
import { manualsOf } from '../demo/manuals.ts';
import { kinds } from '../pictures/subject.ts';
import { powerLine, warrantyTerm } from './common.ts';
import { documentOf } from './document.ts';
import { guideOf } from './guide.ts';
import { revision } from './size.ts';
import type { ManualSubject } from './subject.ts';

const kettle: ManualSubject = {
  type: 'operation',
  kind: 'kettle',
  device: 'Чайник Марка Модель 1',
  brand: 'Марка',
  country: 'Китай',
  warrantyDays: 730,
  variants: [
    { name: 'Чайник Марка Модель 1, белый', article: '100' },
    { name: 'Чайник Марка Модель 1, чёрный', article: '101' },
  ],
  specifications: [
    {
      group: 'Основные',
      items: [
        ['Мощность', '2200 Вт'],
        ['Цвет', 'белый / чёрный'],
      ],
    },
  ],
  power: 2200,
};

describe('guides', () => {
  test('every physical leaf has one, with something to say in every section', () => {
    const physical = sections.flatMap(({ leaves }) => leaves).filter(({ digital }) => !digital);
    expect(physical.length).toBeGreaterThan(60);
    for (const { code, kind } of physical) {
      const guide = guideOf(kind);
      for (const part of ['kit', 'prepare', 'use', 'care', 'safety', 'troubles'] as const) {
        expect(guide?.[part].length, `${code}: ${part}`).toBeGreaterThan(0);
      }
    }
  });

  test('what is only a code has none', () => {
    expect(
      ['gift-card', 'game-key', 'subscription', 'software-box'].map((kind) => guideOf(kinds.find((known) => known === kind)!)),
    ).toEqual(Array.from({ length: 4 }));
  });

  test('a kind adds its own sentences to those of its group', () => {
    expect(guideOf('kettle')?.kit.slice(0, 2)).toEqual(['Прибор', 'Подставка с сетевым шнуром']);
    expect([guideOf('vacuum')?.energy, guideOf('stick-vacuum')?.energy]).toEqual(['mains', 'battery']);
  });

  test('what heats is told about its socket', () => {
    const guide = guideOf('kettle')!;
    expect(powerLine(kettle, guide)).toMatch(/2200.Вт.*удлинитель/);
    expect(powerLine({ ...kettle, power: 7400 }, guide)).toMatch(/отдельная линия/);
    expect(powerLine({ ...kettle, power: 900 }, guide)).toBeUndefined();
  });

  test('terms are words', () => {
    expect([365, 730, 1095, 90, 1].map(warrantyTerm)).toEqual(['12 месяцев', '24 месяца', '36 месяцев', '90 дней', '1 день']);
  });
});

describe('documents', () => {
  test.each(['operation', 'warranty'] as const)('%s is a whole PDF, the same twice', (type) => {
    const made = documentOf({ ...kettle, type })!;
    expect(made.subarray(0, 5).toString()).toBe('%PDF-');
    expect(made.subarray(-6).toString().trim()).toBe('%%EOF');
    expect(made.length).toBeGreaterThan(15_000);
    expect(made.includes('/FontFile2')).toBe(true);
    expect(documentOf({ ...kettle, type })?.equals(made)).toBe(true);
  });

  test('a long one has more pages', () => {
    const pages = (subject: ManualSubject) =>
      documentOf(subject, true)!
        .toString('latin1')
        .match(/\/Type \/Page\n/g)?.length;
    const items = Array.from({ length: 120 }, (_, index) => [`Свойство ${index}`, 'значение'] as const);
    expect(pages({ ...kettle, specifications: [{ group: 'Все', items }] })).toBeGreaterThan(pages(kettle)!);
  });

  /** When this fails, the documents have changed: put the new sum here and raise `revision`, so that kept sizes become true again. */
  test('its sizes were measured of these texts', () => {
    const sum = createHash('sha1');
    for (const kind of kinds) {
      for (const type of ['operation', 'warranty'] as const) {
        const made = documentOf({ ...kettle, kind, type }, true);
        if (made) sum.update(made);
      }
    }
    expect({ revision, sum: sum.digest('hex') }).toEqual({ revision: 1, sum: '79bff65a1acfb4e56815b715f5a7223b6931b9aa' });
  });
});

describe('documents of the demo catalogue', () => {
  const { products } = expand(sections, new Date('2026-11-21T00:00:00Z'));
  const { manuals, productManuals } = manualsOf(products);

  test('every physical product has a manual, appliances a warranty card, codes nothing', () => {
    const types = new Map(manuals.map(({ id, type }) => [id, type]));
    const byProduct = Map.groupBy(productManuals, ({ productId }) => productId);
    for (const { row, leaf } of products) {
      const got = (byProduct.get(row.id) ?? []).map(({ manualId }) => types.get(manualId));
      const wanted = leaf.digital ? [] : guideOf(leaf.kind)?.isAppliance ? ['operation', 'warranty'] : ['operation'];
      expect(got, row.name).toEqual(wanted);
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
    const known = new Set(manuals.map(({ id, device }) => `${id} ${device}`));
    const rest = manualsOf(products.filter((product) => product.model !== products[0]!.model)).manuals;
    expect(rest.filter(({ id, device }) => !known.has(`${id} ${device}`))).toEqual([]);
  });
});
