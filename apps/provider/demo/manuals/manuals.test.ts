import { createHash } from 'node:crypto';
import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { describe, expect, test } from 'vitest';
import { kinds } from '../pictures/subject.ts';
import { powerLine, warrantyTerm } from './common.ts';
import { documentOf, revision } from './document.ts';
import { guideOf } from './guides/of-kind.ts';
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
  test('what is only a code has none', () => {
    expect(
      ['gift-card', 'game-key', 'subscription', 'software-box'].map((kind) => guideOf(kinds.find((other) => other === kind)!)),
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
    const document = documentOf({ ...kettle, type })!;
    expect(document.subarray(0, 5).toString()).toBe('%PDF-');
    expect(document.subarray(-6).toString().trim()).toBe('%%EOF');
    expect(document.length).toBeGreaterThan(15_000);
    expect(document.includes('/FontFile2')).toBe(true);
    expect(documentOf({ ...kettle, type })?.equals(document)).toBe(true);
  });

  test('a long one has more pages', () => {
    const pages = (subject: ManualSubject) =>
      documentOf(subject, true)!
        .toString('latin1')
        .match(/\/Type \/Page\n/g)?.length;
    const items = Array.from({ length: 120 }, (_, index) => [`Свойство ${index}`, 'значение'] as const);
    expect(pages({ ...kettle, specifications: [{ group: 'Все', items }] })).toBeGreaterThan(pages(kettle)!);
  });

  /** When this fails, the documents have changed: put the new sums here and raise `revision`, so that kept sizes become true again. */
  test.each([
    ['some kinds', kinds.filter((_, index) => index % 8 === 0), '95b72b849dfc5de90765ec994468363d16b08059'],
    ...(isLongRun ? [['every kind', kinds, 'b6ee4cb2557e453e33aadb6336925d3462275550'] as const] : []),
  ] as const)('its sizes were measured of these texts of %s', (_, measured, expected) => {
    const sum = createHash('sha1');
    for (const kind of measured) {
      for (const type of ['operation', 'warranty'] as const) {
        const document = documentOf({ ...kettle, kind, type }, true);
        if (document) sum.update(document);
      }
    }
    expect({ revision, sum: sum.digest('hex') }).toEqual({ revision: 1, sum: expected });
  });
});
