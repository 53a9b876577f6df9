import { describe, expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { type ExpandedProduct, expand } from './expand.ts';
import { relationsOf } from './relations.ts';

const { products } = expand(readCatalogue(), new Date('2026-11-21T00:00:00Z'));
const byId = new Map(products.map((product) => [product.row.id, product]));
const relations = relationsOf(products);
const ofKind = (wanted: string) =>
  Map.groupBy(
    relations.filter(({ kind }) => kind === wanted),
    ({ productId }) => productId,
  );
const accessories = ofKind('accessory');
const bundles = ofKind('bundle');
const isLaundryAccessory = ({ leaf }: ExpandedProduct): boolean => leaf.code === 'laundry-accessories';
const accessoriesOf = ({ row }: ExpandedProduct): ExpandedProduct[] =>
  (accessories.get(row.id) ?? []).flatMap(({ relatedId }) => byId.get(relatedId) ?? []);
const fact = ({ facts }: ExpandedProduct, key: string): string => String(facts[key]);

describe('what goes with a machine', () => {
  const machinesOf = (code: string): ExpandedProduct[] => products.filter(({ leaf }) => leaf.code === code);
  const typesFor = (code: string): Set<string> =>
    new Set(
      machinesOf(code).flatMap((machine) =>
        accessoriesOf(machine)
          .filter(isLaundryAccessory)
          .map((own) => fact(own, 'type')),
      ),
    );

  test.each(['washing-machines', 'dryers', 'dishwashers', 'built-in-dishwashers'])('comes first with %s', (code) => {
    const others = machinesOf(code).filter((machine) => !accessoriesOf(machine).slice(0, 1).some(isLaundryAccessory));
    expect(others.map(({ row }) => row.name)).toEqual([]);
  });

  test.each(['washing-machines', 'dryers', 'dishwashers', 'built-in-dishwashers'])(
    'is its bundle with %s: two things of its own',
    (code) => {
      for (const machine of machinesOf(code)) {
        const bundle = (bundles.get(machine.row.id) ?? []).flatMap(({ relatedId }) => byId.get(relatedId) ?? []);
        expect(bundle.filter((each) => !isLaundryAccessory(each)).map(({ row }) => row.name)).toEqual([]);
        expect(new Set(bundle.map((each) => fact(each, 'type'))).size).toBe(bundle.length);
      }
    },
  );

  test('is a hose with what takes water, and a stacking kit with what is stacked', () => {
    for (const code of ['dishwashers', 'built-in-dishwashers']) {
      const types = typesFor(code);
      expect([types.has('наливной шланг'), types.has('сливной шланг')]).toEqual([true, true]);
      expect(['соединительный элемент', 'антивибрационные подставки', 'сетка для стирки'].filter((type) => types.has(type))).toEqual([]);
    }
    const types = typesFor('dryers');
    expect([types.has('соединительный элемент'), types.has('наливной шланг')]).toEqual([true, false]);
  });

  test('is of the maker where it names one', () => {
    const ofMaker = /машины (?<maker>.+)$/;
    const wrong = products.flatMap((machine) =>
      accessoriesOf(machine)
        .filter(isLaundryAccessory)
        .filter((own) => (ofMaker.exec(fact(own, 'compatibility'))?.groups?.maker ?? machine.model.brand) !== machine.model.brand),
    );
    expect(wrong.map(({ row }) => row.name)).toEqual([]);
    const bosch = machinesOf('dryers').filter(({ model }) => model.brand === 'Bosch');
    expect(bosch.flatMap(accessoriesOf).map(({ model }) => `${model.brand} ${model.name}`)).toContain('Bosch WTZ27410');
  });
});

test('a cable has a plug of what it goes with', () => {
  const cablesOf = (code: string) =>
    products
      .filter(({ leaf }) => leaf.code === code)
      .flatMap(accessoriesOf)
      .filter(({ leaf }) => leaf.code === 'cables');
  for (const [code, plug] of [
    ['tvs', 'HDMI'],
    ['routers', 'RJ-45'],
  ] as const) {
    const cables = cablesOf(code);
    expect(cables.length).toBeGreaterThan(0);
    expect(new Set(cables.flatMap((cable) => [fact(cable, 'connectorA'), fact(cable, 'connectorB')]))).toEqual(new Set([plug]));
  }
});
