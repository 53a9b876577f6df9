import { expect, test } from 'vitest';
import { shelf } from '../../src/catalogue/search/testing/shelf.ts';
import { documents } from './documents.ts';

const goods = documents();
const { search } = shelf(goods);
const byId = new Map(goods.map((product) => [product.id, product]));

/** Numbers of the first goods by the attribute whose name begins so; a flag is 1 or 0. */
function valuesFound(query: string, attribute: string): (number | string)[] {
  return search(query)
    .ids.slice(0, 3)
    .map((id) => {
      const value = byId.get(id)?.values.find(({ name }) => name.startsWith(attribute));
      return value?.number ?? value?.text ?? 'nothing';
    });
}

const between = (min: number, max: number) => (value: number | string) => typeof value === 'number' && value >= min && value <= max;
const is = (expected: string | number) => (value: number | string) => value === expected;

test.each([
  ['узкая стиральная машина', 'Глубина', between(0, 45)],
  ['стиралка глубина 45', 'Глубина', between(44, 46)],
  ['стиралка от 9 кг', 'Загрузка', between(9, 12)],
  ['стиральная машина не глубже 45', 'Глубина', between(0, 45)],
  ['посудомойка не шире 45', 'Ширина', between(0, 45)],
  ['тихая стиральная машина', 'Шум', between(0, 73)],
  ['стиралка с сушкой', 'Сушка', is(1)],
  ['холодильник ноу фрост', 'No Frost', is(1)],
  ['холодильник объемом 350 литров', 'Общий полезный объём', between(330, 370)],
  ['варочная панель 3 конфорки', 'Количество конфорок', is(3)],
  ['трехконфорочная варочная панель', 'Количество конфорок', between(2, 3)],
  ['посудомойка на 14 комплектов', 'Вместимость', is(14)],
  ['телевизор 50 дюймов', 'Диагональ', is(50)],
  ['телевизор от 65 дюймов', 'Диагональ', between(65, 100)],
  ['большой телевизор', 'Диагональ', between(65, 100)],
  ['маленький телевизор на кухню', 'Диагональ', between(20, 43)],
  ['монитор 24 дюйма', 'Диагональ', between(23.5, 24.5)],
  ['ноутбук до 1.5 кг', 'Вес', between(1, 1.5)],
  ['легкий ноутбук', 'Вес', between(1, 1.5)],
  ['чайник 2 квт', 'Мощность', is(2000)],
  ['мощный чайник', 'Мощность', between(2300, 3000)],
  ['восьмиядерный процессор', 'Количество ядер', is(8)],
  ['кондиционер 35 м2', 'Обслуживаемая площадь', is(35)],
  ['обогреватель на 20 кв м', 'Площадь обогрева', is(20)],
  ['клавиатура без подсветки', 'Подсветка', is('нет')],
  ['наушники без шумоподавления', 'Активное шумоподавление', is(0)],
] as const)('%s', (query, attribute, fits) => {
  const values = valuesFound(query, attribute);
  expect(values.filter(fits), `${attribute}: ${values.join(', ')}`).toHaveLength(3);
});

test.each([
  ['телевизор ширина до', 'см', /^Телевизор$/, 'Ширина', [60, 80, 100, 110, 130, 150, 200]],
  ['холодильник высота до', 'см', /^Холодильник$/, 'Высота', [90, 150, 180, 190, 210, 250]],
  ['холодильник ширина до', 'мм', /^Холодильник$/, 'Ширина', [500, 600, 700, 1000]],
  ['стиральная машина глубина до', 'см', /^Стиральная машина$/, 'Глубина', [40, 45, 50, 60, 100]],
  // Without a side the size is meant by which a thing of the kind fits into its place.
  ['телевизор до', 'см', /^Телевизор$/, 'Ширина', [60, 80, 100, 110, 130, 150, 200]],
  ['стиральная машина до', 'см', /^Стиральная машина$/, 'Глубина', [40, 45, 50, 60, 100]],
  ['холодильник до', 'см', /^Холодильник$/, 'Высота', [90, 150, 180, 190, 210, 250]],
  ['холодильник до', 'мм', /^Холодильник$/, 'Ширина', [500, 600, 700]],
  ['посудомойка до', 'см', /посудомоечная машина$/i, 'Ширина', [45, 60]],
  ['ноутбук вес до', 'кг', /^Ноутбук$/, 'Вес', [1, 1.5, 2, 3, 8]],
  ['ноутбук до', 'кг', /^Ноутбук$/, 'Вес', [1.5, 2, 3, 8]],
  ['телевизор до', 'дюймов', /^Телевизор$/, 'Диагональ экрана', [32, 43, 55, 75, 100, 130]],
] as const)(
  'all of the kind that obey a limit have all that was asked, and a larger one takes in the smaller: %s … %s',
  (words, unit, singular, attribute, limits) => {
    const measured = goods.flatMap((product) => {
      const value = singular.test(product.singular) ? product.values.find(({ name }) => name === attribute)?.number : undefined;
      return value == null ? [] : [{ id: product.id, value }];
    });
    for (const limit of limits) {
      const { ids, complete } = search(`${words} ${limit} ${unit}`);
      const most = unit === 'мм' ? limit / 10 : limit;
      const obeying = measured.flatMap(({ id, value }) => (value <= most ? [id] : []));
      expect(ids.slice(0, complete).sort(), String(limit)).toEqual(obeying.sort());
    }
    expect(measured.length).toBeGreaterThan(30);
  },
);
