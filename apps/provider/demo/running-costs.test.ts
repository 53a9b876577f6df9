import { describe, expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { runningCostOf } from './running-costs.ts';

const costs = readCatalogue().flatMap(({ leaves }) =>
  leaves.flatMap((leaf) =>
    leaf.models.map((model) => ({
      leaf,
      model,
      cost: runningCostOf({ category: leaf.code, name: `${model.brand} ${model.name}`, facts: model.facts }),
    })),
  ),
);
const find = (name: string) => costs.find(({ model }) => model.name === name)?.cost;

describe('what using the goods of the demonstration costs', () => {
  test('is known of all in the categories that have it, and of no others', () => {
    const byCategory = Map.groupBy(costs, ({ leaf }) => leaf.code);
    const partly = [...byCategory].filter(([, goods]) => new Set(goods.map(({ cost }) => cost === null)).size > 1);
    expect(partly.map(([code]) => code)).toEqual([]);
    const known = [...byCategory].flatMap(([code, [first]]) => (first?.cost == null ? [] : [code]));
    expect(known.toSorted()).toEqual([
      ...['air-conditioners', 'coffee-machines', 'dishwashers', 'dryers', 'freezers', 'humidifiers', 'printers', 'refrigerators'],
      'washing-machines',
    ]);
  });

  test.each([
    ['ХМ 4624-101', [['электричество', 289]]],
    ['М 7184-003', [['электричество', 313]]],
    [
      'Serie 4 SMS4HVI33E',
      [
        ['электричество', 202],
        ['вода', 2],
      ],
    ],
    ['Dual Inverter DC90V9V9', [['электричество', 89]]],
    ['PIXMA TS3640', [['чёрный картридж или чернила', 5.56]]],
    ['Essenza Mini C30', [['капсулы', 730]]],
  ])('follows from the facts of %s', (name, parts) =>
    expect(find(name)?.parts.map(({ name, quantity }) => [name, quantity])).toEqual(parts),
  );

  test('is not reckoned without a fact', () =>
    expect(
      runningCostOf({ category: 'refrigerators', name: 'Север', facts: { volume: 300, freezerVolume: 90, energyClass: 'Z' } }),
    ).toBeNull());
});
