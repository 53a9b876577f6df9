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
