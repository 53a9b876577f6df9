import { expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { leaf } from './catalogue-schema.ts';

const kettles = {
  id: 1,
  code: 'kettles',
  name: 'Чайники',
  singular: 'Чайник',
  gender: 'm',
  kind: 'kettle',
  attributes: { volume: { group: 'Общие', name: 'Объём', unit: 'л', type: 'number' } },
};
const kettle = {
  brand: 'Марка',
  name: 'Модель 1',
  year: 2025,
  country: 'Китай',
  price: 1990,
  colours: ['white'],
  popularity: 50,
  facts: { volume: 1.7 },
  about: 'Чайник.',
};
const problems = (model: object): string[] =>
  leaf
    .safeParse({ ...kettles, models: [{ ...kettle, ...model }] })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

test('a model with every fact of its category passes', () => expect(problems({})).toEqual([]));

test('a fact that not every model has may be missing', () => {
  const attributes = { ...kettles.attributes, filter: { group: 'Общие', name: 'Фильтр', type: 'text', optional: true } };
  expect(leaf.safeParse({ ...kettles, attributes, models: [kettle] }).success).toBe(true);
});

test.each([
  ['a fact that is missing', { facts: {} }, 'models.0.facts.volume is missing'],
  ['a fact of another type', { facts: { volume: '1,7' } }, 'models.0.facts.volume must be a number'],
  [
    'a fact that the category does not know',
    { facts: { volume: 1.7, power: 2200 } },
    'models.0.facts.power is no attribute of the category',
  ],
  [
    'such a fact of an edition',
    { editions: [{ name: 'большой', price: 2990, facts: { power: 2400 } }] },
    'models.0.editions.0.facts.power is no attribute of the category',
  ],
  ['a colour that nobody can paint', { colours: ['plaid'] }, 'models.0.colours.0 is no colour of goods'],
])('%s is refused', (_, model, problem) => expect(problems(model)).toEqual([problem]));

test('a misspelt field is refused', () => expect(problems({ prise: 5 })).toHaveLength(1));

/** As many as a card of the shop has lines for. */
const maxOnCard = 4;

test.each(
  readCatalogue()
    .flatMap(({ leaves }) => leaves)
    .map((each) => [each.name, Object.entries(each.attributes)] as const),
)('%s: what decides stands on the card, all of it; what makes noise says so there, and is chosen by it', (_, attributes) => {
  const onCard = attributes.filter(([, { card }]) => card);
  expect(onCard.length).toBeGreaterThanOrEqual(2);
  expect(onCard.length).toBeLessThanOrEqual(maxOnCard);
  for (const [key, { card, filter }] of attributes) if (key === 'noise') expect([card, filter]).toEqual([true, true]);
});
