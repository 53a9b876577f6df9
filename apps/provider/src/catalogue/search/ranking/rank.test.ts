import { describe, expect, test } from 'vitest';
import { product, shelf } from '../testing/shelf.ts';

const phones = [16, 17].map((model) =>
  product({
    id: model,
    name: `Смартфон Apple iPhone ${model} 128 ГБ`,
    brand: 'Apple',
    categoryId: 2,
    category: 'Смартфоны',
    price: 8_000_000,
  }),
);
const cases = Array.from({ length: 9 }, (_, index) =>
  product({
    id: 100 + index,
    name: `Чехол Spigen Armor ${index} для iPhone 16`,
    brand: 'Spigen',
    categoryId: 3,
    category: 'Чехлы',
    price: 100_000,
  }),
);
const laundry = [
  product({
    id: 200,
    name: 'Сушильная машина Bosch WTH',
    brand: 'Bosch',
    categoryId: 4,
    category: 'Сушильные машины',
    description: 'Встаёт на стиральную машину колонной.',
  }),
  product({ id: 201, name: 'Стиральная машина Bosch WAN', brand: 'Bosch', categoryId: 5, category: 'Стиральные машины' }),
  product({ id: 202, name: 'Стиральная машина Indesit IWSB, узкая', brand: 'Indesit', categoryId: 5, category: 'Стиральные машины' }),
];
const samsung = [
  ...[1, 2].map((number) =>
    product({
      id: 300 + number,
      name: `Стиральная машина Samsung WW${number}`,
      brand: 'Samsung',
      categoryId: 5,
      category: 'Стиральные машины',
      values: [{ name: 'Управление со смартфона', text: 'да', unit: null, type: 'flag', number: 1 }],
    }),
  ),
  product({ id: 310, name: 'Чехол Samsung Clear Case для Galaxy A56', brand: 'Samsung', categoryId: 3, category: 'Чехлы для телефонов' }),
  product({ id: 320, name: 'Смартфон Samsung Galaxy A56', brand: 'Samsung', categoryId: 2, category: 'Смартфоны' }),
  product({ id: 330, name: 'Телефон Nokia 110', brand: 'Nokia', categoryId: 6, category: 'Кнопочные телефоны' }),
];
const { search } = shelf([...cases, ...phones, ...laundry, ...samsung]);

test('the phone comes before its cases, however many there are', () => {
  expect(search('айфон 16').ids[0]).toBe(16);
  expect(search('чехол айфон 16').ids[0]).toBeGreaterThanOrEqual(100);
});

test('what is called so comes before what only mentions it', () => {
  expect(search('стиральная машина').ids.slice(0, 4).sort()).toEqual([201, 202, 301, 302]);
  expect(search('стиральная машина узкая').ids[0]).toBe(202);
});

test('a kind of goods by its everyday name is understood beside a maker: neither what it goes with nor what mentions it', () => {
  expect(search('самсунг телефон').ids[0]).toBe(320);
  expect(search('телефон самсунг').ids[0]).toBe(320);
  expect(search('нокиа мобильник').ids[0]).toBe(330);
  expect(search('чехол для телефона самсунг').ids[0]).toBe(310);
});

test('what only mentions a kind of goods in its specifications is not found by it, what is made for the kind comes after few', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    product({ id: 400 + index, name: `Смартфон Samsung Galaxy M${index}`, brand: 'Samsung', categoryId: 2, category: 'Смартфоны' }),
  );
  const { ids } = shelf([...samsung, ...many]).search('самсунг телефон');
  expect(ids).not.toContain(301);
  expect(ids).not.toContain(310);
  expect(
    shelf([...samsung, ...many.slice(0, 5)])
      .search('самсунг телефон')
      .ids.indexOf(310),
  ).toBe(6);
  expect(shelf([...samsung, ...many]).search('смартфон').ids).not.toContain(310);
});

test('what goes by another name of what is asked is found with it, however many go by the one', () => {
  const namedLaptops = Array.from({ length: 15 }, (_, index) => product({ id: 500 + index, name: `Acme laptop X${index}`, brand: 'Acme' }));
  const other = product({ id: 600, name: 'Acme notebook', brand: 'Acme' });
  expect(shelf([...namedLaptops, other]).search('laptop').ids).toContain(600);
});

test('what only shares letters with what was asked is not found', () => {
  const { search: look } = shelf([product({ id: 700, name: 'Навигатор автомобильный' })]);
  expect(look('ирригатор').ids).toEqual([]);
});

test('what is of another kind joins those of the kind that is asked for only where these are few', () => {
  const machinesOf = (from: number, kind: string, depths: readonly number[]) =>
    depths.map((depth, index) =>
      product({
        id: from + index,
        name: `${kind} машина Acme M${from + index}`,
        brand: 'Acme',
        categoryId: from,
        category: `${kind} машина`,
        singular: `${kind} машина`,
        values: [{ name: 'Глубина', text: String(depth), unit: 'см', type: 'number', number: depth }],
      }),
    );
  const dishwashers = machinesOf(2_000, 'Посудомоечная', Array<number>(9).fill(44));
  const foundBeside = (washingMachines: readonly ReturnType<typeof product>[]) =>
    shelf([...dishwashers, ...washingMachines]).search('стиральная машина до 45 см глубиной').ids;
  const many = machinesOf(1_000, 'Стиральная', [40, 44, 44, ...Array<number>(9).fill(60)]);
  expect(foundBeside(many).every((id) => id < 2_000)).toBe(true);
  expect(foundBeside(many.slice(0, 11)).some((id) => id >= 2_000)).toBe(true);
});

test('what has all that was asked stands first and is counted, by what is measured and not by what is written of it', () => {
  const machine = (id: number, noise: number | undefined, over: Partial<ReturnType<typeof product>> = {}) =>
    product({
      id,
      name: `Стиральная машина Acme W${id}`,
      brand: 'Acme',
      category: 'Стиральные машины',
      singular: 'Стиральная машина',
      values: noise === undefined ? [] : [{ name: 'Уровень шума', text: String(noise), unit: 'дБ', type: 'number', number: noise }],
      ...over,
    });
  const machines = [70, 71, 74, 75, 76, 77].map((noise, index) => machine(1 + index, noise));
  const loud = machine(10, 80, { description: 'Тихая стиральная машина', popularity: 100 });
  const unmeasured = machine(11, undefined, { name: 'Тихая стиральная машина Acme W11' });
  const { search } = shelf([...machines, loud, unmeasured]);
  const { ids, complete, leftOut } = search('тихая стиральная машина');
  expect(ids.slice(0, complete).sort((one, other) => one - other)).toEqual([1, 2]);
  expect(ids.length).toBe(8);
  expect(leftOut).toEqual([]);
  expect(search('стиральная машина').complete).toBe(8);
  expect(search('зелёная стиральная машина')).toMatchObject({ complete: 0, leftOut: ['зеленая'] });
});

test('what is called a kind in its specifications alone, or names a model in its description, does not surely fit', () => {
  const { search } = shelf([
    product({
      id: 4_001,
      name: 'ТВ-приставка Acme Stick 32 ГБ',
      brand: 'Acme',
      singular: 'ТВ-приставка',
      category: 'ТВ-приставки',
      values: [{ name: 'Тип', text: 'ТВ-приставка', unit: null, type: 'text', number: null }],
    }),
    product({ id: 4_002, name: 'Телевизор Acme A 32', brand: 'Acme', singular: 'Телевизор', category: 'Телевизоры' }),
    product({ id: 4_003, name: 'Видеокарта Acme RTX 5070', brand: 'Acme', singular: 'Видеокарта', category: 'Видеокарты' }),
    product({
      id: 4_004,
      name: 'Видеокарта Acme RX 9070',
      brand: 'Acme',
      singular: 'Видеокарта',
      category: 'Видеокарты',
      description: 'В играх быстра, как RTX 5070.',
    }),
  ]);
  expect(search('тв 32')).toMatchObject({ ids: [4_002, 4_001], complete: 1 });
  expect(search('видеокарта rtx 5070')).toMatchObject({ ids: [4_003, 4_004], complete: 1 });
});

test('beside what has all that was asked stand two pages of others', () => {
  const named = product({
    id: 5_001,
    name: 'Кофемашина Acme зелёная',
    brand: 'Acme',
    singular: 'Кофемашина',
    category: 'Кофемашины',
    values: [{ name: 'Капучинатор', text: 'да', unit: null, type: 'flag', number: 1 }],
  });
  const others = Array.from({ length: 60 }, (_, index) => ({ ...named, id: 5_100 + index, name: `Кофемашина Acme C${index}` }));
  const { ids, complete } = shelf([named, ...others]).search('зелёная кофемашина');
  expect({ first: ids[0], complete, count: ids.length }).toEqual({ first: 5_001, complete: 1, count: 49 });
});

test('what lies outside a limit joins only where little lies within it, and what has nothing but the amount never', () => {
  const machines = [...Array<number>(12).fill(40), 60, 60].map((depth, index) =>
    product({
      id: 3_000 + index,
      name: `Кофемашина Acme C${index}`,
      brand: 'Acme',
      category: 'Кофемашины',
      singular: 'Кофемашина',
      values: [{ name: 'Глубина', text: String(depth), unit: 'см', type: 'number', number: depth }],
    }),
  );
  const stand = product({ id: 3_100, name: 'Подставка Acme 45 см', brand: 'Acme', category: 'Подставки', description: 'Для кофе и чая' });
  const idsOf = (query: string) =>
    shelf([...machines, stand])
      .search(query)
      .ids.sort((one, other) => one - other);
  expect(idsOf('кофемашина глубиной до 45 см')).toEqual(machines.slice(0, 12).map(({ id }) => id));
  expect(idsOf('кофемашина глубиной от 50 см')).toEqual(machines.map(({ id }) => id));
  expect(idsOf('чая 40 см')).toEqual([3_100]);
});

test('the short name of a kind is the kind: what has one by its specifications does not join', () => {
  const drives = Array.from({ length: 12 }, (_, index) =>
    product({
      id: 4_000 + index,
      name: `SSD-накопитель Acme S${index}`,
      brand: 'Acme',
      category: 'SSD-накопители',
      singular: 'SSD-накопитель',
    }),
  );
  const notebook = product({
    id: 4_100,
    name: 'Ноутбук Acme Book быстрый',
    brand: 'Acme',
    category: 'Ноутбуки',
    values: [{ name: 'Объём SSD', text: '512', unit: 'ГБ', type: 'number', number: 512 }],
  });
  expect(shelf([...drives, notebook]).search('быстрый ssd').ids).not.toContain(4_100);
});

test('a word with two letters swapped is the one of these letters before a commoner one of others', () => {
  const toners = Array.from({ length: 60 }, (_, index) => product({ id: 5_000 + index, name: `Acme toner X${index}`, brand: 'Acme' }));
  const toaster = product({ id: 5_100, name: 'Тостер Acme', brand: 'Acme', category: 'Тостеры', singular: 'Тостер' });
  expect(shelf([...toners, toaster]).search('тотсер').corrected).toBe('тостер');
});

test('a long query does not end at nothing: what nothing has is left out and said', () => {
  const { ids, leftOut } = search('стиральная машина с термоядерным приводом');
  expect(ids[0]).toBeGreaterThanOrEqual(201);
  expect(leftOut).toEqual(['термоядерным', 'приводом']);
});

test('a word that is insisted upon has to be there', () => {
  expect(search('стиральная машина "узкая"').ids).toEqual([202]);
  expect(search('стиральная машина "термоядерная"').ids).toEqual([]);
});

describe('attributes in words', () => {
  const measured = (name: string, number: number, unit: string) => ({ name, text: String(number), unit, type: 'number', number });
  const machines = [34, 40, 45, 55, 60, 60].map((depth, index) =>
    product({
      id: 800 + index,
      name: `Стиральная машина Acme M${index}`,
      brand: 'Acme',
      categoryId: 5,
      category: 'Стиральные машины',
      singular: 'Стиральная машина',
      popularity: 50 + index,
      values: [measured('Глубина', depth, 'см'), measured('Ширина', 60, 'см'), measured('Шум при отжиме', 80 - index, 'дБ')],
    }),
  );
  const fan = product({
    id: 820,
    name: 'Вентилятор Acme узкий, тихий',
    brand: 'Acme',
    categoryId: 7,
    category: 'Вентиляторы',
    singular: 'Вентилятор',
    values: [measured('Шум', 20, 'дБ')],
  });
  const shop = shelf([...machines, fan]);

  test.each([
    ['стиральная машина узкая', [800, 801]],
    ['тихая стиральная машина', [805, 804]],
    ['стиральная машина глубина 45', [802]],
    ['стиральная машина глубиной до 40 см', [801, 800]],
    ['стиральная машина не глубже 400 мм', [801, 800]],
    ['стиральная машина глубже 58', [805, 804]],
  ])('%s', (query, first) => expect(shop.search(query).ids.slice(0, first.length).sort()).toEqual(first.sort()));
});

describe('what a thing is comes before what it fits', () => {
  const fits = (what: string) => [{ name: 'Совместимость', text: what, unit: null, type: 'text', number: null }];
  const shop = shelf([
    ...[1, 2, 3].map((index) =>
      product({
        id: 900 + index,
        name: `SSD-накопитель Acme S${index}`,
        brand: 'Acme',
        categoryId: 8,
        category: 'SSD-накопители',
        popularity: 90,
        values: fits('PS5'),
      }),
    ),
    ...[1, 2, 3, 4, 5, 6].map((index) =>
      product({ id: 910 + index, name: `Геймпад Acme G${index}`, brand: 'Acme', categoryId: 9, category: 'Геймпады' }),
    ),
    product({ id: 920, name: 'Геймпад Sony DualSense', brand: 'Sony', categoryId: 9, category: 'Геймпады', values: fits('PS5') }),
    product({
      id: 930,
      name: 'Зарядное устройство Apple 20W',
      brand: 'Apple',
      categoryId: 10,
      category: 'Зарядные устройства',
      values: fits('iPhone 13'),
    }),
    ...[1, 2, 3].map((index) =>
      product({
        id: 940 + index,
        name: `Смартфон Apple iPhone 13 ${index}`,
        brand: 'Apple',
        categoryId: 2,
        category: 'Смартфоны',
        values: [{ name: 'Комплектация', text: 'кабель, адаптер питания', unit: null, type: 'text', number: null }],
      }),
    ),
    product({ id: 950, name: 'Коврик SteelSeries QcK', brand: 'SteelSeries', categoryId: 11, category: 'Коврики' }),
    product({ id: 951, name: 'Мышь Logitech M185', brand: 'Logitech', categoryId: 12, category: 'Мыши' }),
  ]);

  test.each(['джойстик пс5', 'геймпад для ps5'])('%s', (query) => {
    const { ids } = shop.search(query);
    expect(ids[0]).toBe(920);
    expect(ids.slice(0, 7).filter((id) => id > 910 && id <= 920)).toHaveLength(7);
  });

  test('what has one in its box is none', () => expect(shop.search('зарядка для iphone 13').ids[0]).toBe(930));
  test('what another thing is made for is not asked for', () => expect(shop.search('коврик для мыши').ids[0]).toBe(950));
});

describe('in a shop that sells what goes with its things as well', () => {
  const measured = (name: string, number: number, unit: string) => ({ name, text: String(number), unit, type: 'number', number });
  const textValue = (name: string, text: string) => ({ name, text, unit: null, type: 'text', number: null });
  const kinds = new Map([
    ['Игровые приставки', 1],
    ['Игры', 2],
    ['Геймпады', 3],
    ['Посудомоечные машины', 4],
    ['Средства для посудомоечных машин', 5],
    ['Пылесосы', 6],
    ['Аксессуары для пылесосов', 7],
    ['Обогреватели', 8],
    ['Смартфоны', 9],
    ['Кнопочные телефоны', 10],
  ]);
  let last = 0;
  const goods = (
    category: string,
    singular: string,
    brand: string,
    names: readonly string[],
    over: Partial<Parameters<typeof product>[0]> = {},
  ) =>
    names.map((name) => {
      last += 1;
      return product({ id: last, name, brand, category, singular, categoryId: kinds.get(category) ?? 0, ...over });
    });
  const dishwashers = (width: number, models: readonly string[]) =>
    goods(
      'Посудомоечные машины',
      'Посудомоечная машина',
      'Bosch',
      models.map((model) => `Посудомоечная машина Bosch ${model}`),
      { values: [measured('Ширина', width, 'см'), measured('Вес', 45, 'кг')] },
    );
  const all = [
    ...goods('Игровые приставки', 'Игровая приставка', 'Sony', [
      'Игровая консоль Sony PlayStation 5 Slim',
      'Игровая консоль Sony PlayStation 5 Pro',
    ]),
    ...goods('Игры', 'Игра', 'Sony', ['Игра Sony Gran Turismo для PS5', 'PS5 игра Sony Returnal'], { popularity: 95 }),
    ...goods('Геймпады', 'Геймпад', 'Sony', ['Геймпад Sony DualSense PS5']),
    ...dishwashers(44.8, ['SPS1', 'SPS2', 'SPS3']),
    ...dishwashers(60, ['SMS1', 'SMS2', 'SMS3']),
    ...goods(
      'Средства для посудомоечных машин',
      'Таблетки',
      'Finish',
      ['Quantum', 'All in one'].map((line) => `Таблетки для посудомоечных машин Finish ${line} 45 шт`),
      {
        popularity: 95,
      },
    ),
    ...goods('Пылесосы', 'Пылесос', 'Bosch', ['Пылесос Bosch BGB', 'Пылесос с пылесборником Bosch BWD', 'Пылесос Bosch BGL'], {
      popularity: 95,
      values: [textValue('Пылесборник', 'мешок')],
      description: 'Пылесос с мешком: пылесборник меняют за минуту.',
    }),
    ...goods('Аксессуары для пылесосов', 'Аксессуар', 'Filtero', [
      'Пылесборник Filtero BSH для Bosch',
      'Мешки-пылесборники Filtero SIE для пылесосов Bosch',
    ]),
    ...goods('Обогреватели', 'Обогреватель', 'Timberk', ['Обогреватель Timberk IR'], { popularity: 95 }),
    ...goods('Обогреватели', 'Обогреватель', 'Ballu', ['Конвектор Ballu BEC']),
    ...goods('Обогреватели', 'Обогреватель', 'Kitfort', ['Обогреватель Kitfort KT'], {
      values: [textValue('Исполнение', 'тепловентилятор')],
    }),
    ...goods('Смартфоны', 'Смартфон', 'Samsung', ['Смартфон Samsung Galaxy A56']),
    ...goods('Кнопочные телефоны', 'Телефон', 'Nokia', ['Телефон Nokia 110'], { popularity: 95 }),
  ];
  const shop = shelf(all);
  const names = new Map(all.map(({ id, name }) => [id, name]));
  const searchNames = (query: string): string[] => shop.search(query).ids.map((id) => names.get(id) ?? '');

  test.each(['пс5', 'ps5', 'плойка 5'])('a name of a thing finds the thing before what is made for it: %s', (query) =>
    expect(
      searchNames(query)
        .slice(0, 2)
        .every((name) => name.startsWith('Игровая консоль')),
    ).toBe(true),
  );

  test.each([
    ['посудомойка 45', 'SPS'],
    ['посудомоечная машина 45 см', 'SPS'],
    ['посудомойка 60', 'SMS'],
  ])('a number beside a kind is what some of the kind measure so, not what all of them do: %s', (query, model) =>
    expect(searchNames(query).slice(0, 3).sort()).toEqual([1, 2, 3].map((number) => `Посудомоечная машина Bosch ${model}${number}`)),
  );

  test.each(['пылесборник бош', 'мешок для пылесоса бош'])('what has a part is no such part: %s', (query) =>
    expect(
      searchNames(query)
        .slice(0, 2)
        .every((name) => name.includes('Filtero')),
    ).toBe(true),
  );

  test('the wider name finds the narrower kinds, the narrower one its own before the rest', () => {
    expect(searchNames('обогреватель')).toHaveLength(3);
    expect(searchNames('конвектор')[0]).toBe('Конвектор Ballu BEC');
    expect(searchNames('смартфон')[0]).toBe('Смартфон Samsung Galaxy A56');
    expect(searchNames('телефон').slice(0, 2).sort()).toEqual(['Смартфон Samsung Galaxy A56', 'Телефон Nokia 110']);
  });

  test('where no kind has the narrower name, the wider is found, what is said to be of the narrower first', () => {
    expect(searchNames('дуйка')[0]).toBe('Обогреватель Kitfort KT');
    expect(searchNames('дуйка')).toHaveLength(3);
  });
});

describe('a named model', () => {
  const apple = (id: number, name: string, description = '') =>
    product({
      id,
      name: `Смартфон Apple ${name} 128 ГБ, чёрный`,
      brand: 'Apple',
      categoryId: 2,
      category: 'Смартфоны',
      description,
      popularity: id,
    });
  const cover = (id: number, brand: string, model: string, compatibility = '') =>
    product({
      id,
      name: `Чехол ${brand} Touch${model}, синий`,
      brand,
      categoryId: 3,
      category: 'Чехлы',
      singular: 'Чехол',
      popularity: 90,
      values: compatibility === '' ? [] : [{ name: 'Совместимость', text: compatibility, unit: null, type: 'text', number: null }],
    });
  const bank = product({
    id: 40,
    name: 'Внешний аккумулятор Anker Slim, белый',
    brand: 'Anker',
    category: 'Внешние аккумуляторы',
    description: 'Заряжает iPhone с мощностью 15 Вт, весит 15 граммов на ватт, работает 15 часов.',
    popularity: 100,
  });
  const { search } = shelf([
    apple(10, 'iPhone 15'),
    apple(20, 'iPhone 17', 'Заряжается с мощностью 15 Вт.'),
    apple(21, 'iPhone Air', 'Заряжается с мощностью 15 Вт. Толщина 15 % карандаша, экран на 15 % ярче.'),
    apple(22, 'iPhone 16'),
    cover(30, 'uBear', ' для iPhone 15'),
    cover(31, 'Deppa', '', 'Apple iPhone 15, Apple iPhone 16'),
    cover(32, 'Apple', ' для iPhone Air'),
    cover(33, 'Spigen', ' для iPhone 17'),
    bank,
  ]);
  const ids = (query: string) => search(query).ids;

  test.each(['айфон 15', 'iphone 15', 'айфон15', 'apple iphone 15'])(
    'comes first, then what is made for it, then the rest of its line: %s',
    (query) => {
      expect(ids(query)[0]).toBe(10);
      expect(ids(query).slice(1, 3).sort()).toEqual([30, 31]);
      expect(ids(query).slice(3, 6).sort()).toEqual([20, 21, 22]);
    },
  );

  test('beside a kind what is made for it comes first, and nothing for another model is between', () => {
    expect(ids('чехол айфон 15').slice(0, 2).sort()).toEqual([30, 31]);
    expect(ids('чехол для айфон аир')[0]).toBe(32);
  });

  test('is not what has the same number and suffix behind another name', () => {
    const { search: find } = shelf([
      apple(1, 'iPhone 15 Pro'),
      cover(2, 'Nillkin', ' для Redmi 15 Pro'),
      cover(3, 'uBear', ' для iPhone 15 Pro'),
      cover(4, 'Deppa', ' для iPhone 16'),
    ]);
    expect(find('айфон 15 про').ids).toEqual([1, 3, 4]);
  });

  test('may have no number', () => expect(ids('айфон эйр').slice(0, 2)).toEqual([21, 32]));
});

test('a brand alone brings what it is known for, kind by kind, and no accessory first, however many of them are sold', () => {
  const makeAll = (id: number, kind: string, categoryId: number, price: number, popularities: readonly number[]) =>
    popularities.map((popularity, index) =>
      product({
        id: id + index,
        name: `${kind} Vega ${id + index}`,
        brand: 'Vega',
        category: kind,
        singular: kind,
        categoryId,
        price,
        popularity,
      }),
    );
  const goods = [
    ...makeAll(100, 'Кабель', 1, 100_000, [99, 98, 97, 96]),
    ...makeAll(200, 'Телефон', 2, 4_000_000, [80, 90, 70]),
    ...makeAll(300, 'Холодильник', 3, 6_000_000, [60, 50]),
    product({ id: 400, name: 'Чехол Orion для Vega 200', brand: 'Orion', category: 'Чехлы', categoryId: 4, popularity: 100 }),
    product({ id: 500, name: 'Телефон Vega 500', brand: 'Vega', category: 'Телефон', categoryId: 2, popularity: 100, isOrderable: false }),
  ];
  const { search: searchGoods } = shelf(goods);
  expect(searchGoods('vega').ids.slice(0, 6)).toEqual([201, 300, 200, 202, 301, 100]);
  expect(searchGoods('вега').ids[0]).toBe(201);
  expect(searchGoods('vega').ids.indexOf(500)).toBeGreaterThan(8);
  expect(searchGoods('кабель vega').ids[0]).toBe(100);
  // Where all are asked for alike, nothing is known of the demand, and the relevance decides.
  expect(
    shelf(goods.map((each) => ({ ...each, popularity: 50 })))
      .search('vega')
      .ids.slice(0, 4),
  ).not.toContain(300);
});

test('of a line that has no such number the others are found, and not what has the number alone', () => {
  const brushes = [98, 99].map((number) =>
    product({ id: 600 + number, name: `Зубная щётка Philips Sonicare ${number}`, brand: 'Philips', categoryId: 7, category: 'Щётки' }),
  );
  const { search: searchGoods } = shelf([...phones, ...cases, ...brushes]);
  expect(searchGoods('iphone 99').ids.slice(0, 2).sort()).toEqual([16, 17]);
  expect(searchGoods('iphone 99').ids).not.toContain(699);
  expect(searchGoods('99').ids).toEqual([699]);
});
