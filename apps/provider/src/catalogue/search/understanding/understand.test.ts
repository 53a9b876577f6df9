import { describe, expect, test } from 'vitest';
import { product, shelf } from '../testing/shelf.ts';
import { termsOfPhrase } from './thesaurus.ts';

const { understand } = shelf([
  product({ id: 1, name: 'Холодильник Haier C2F636, белый', brand: 'Haier' }),
  product({ id: 2, name: 'Смартфон Samsung Galaxy S25 Ultra 12/256 ГБ', brand: 'Samsung' }),
  product({ id: 3, name: 'Смартфон Samsung Galaxy A56 8/256 ГБ', brand: 'Samsung' }),
  product({ id: 4, name: 'Смартфон Xiaomi Redmi 15C', brand: 'Xiaomi' }),
  product({ id: 5, name: 'Смартфон Apple iPhone 16 128 ГБ', brand: 'Apple' }),
  product({ id: 6, name: 'Наушники Apple AirPods 4', brand: 'Apple' }),
  product({ id: 7, name: 'Посудомоечная машина Bosch SPS2IKW1BR', brand: 'Bosch' }),
  product({
    id: 8,
    name: 'Стиральная машина Samsung WW80AG6L28',
    brand: 'Samsung',
    values: [{ name: 'Глубина', text: '45', unit: 'см', type: 'number', number: 45 }],
  }),
  product({ id: 81, name: 'Ключ активации Team Cherry Hollow Knight', brand: 'Team Cherry' }),
  product({ id: 9, name: "Кофемашина De'Longhi ECAM 22.110", brand: "De'Longhi" }),
  product({ id: 10, name: 'Умные часы Apple Watch Series 11', brand: 'Apple' }),
  product({ id: 11, name: 'Чайник Tefal 1,5 л', brand: 'Tefal' }),
  product({ id: 12, name: 'Внешний аккумулятор Baseus 20000 мАч', brand: 'Baseus' }),
  product({ id: 13, name: 'Геймпад Sony DualSense', brand: 'Sony' }),
  product({ id: 14, name: 'Игровая приставка Sony PlayStation 5', brand: 'Sony' }),
  product({
    id: 15,
    name: 'Варочная панель LEX EVI 320',
    brand: 'LEX',
    values: [
      { name: 'Количество конфорок', text: '3', unit: 'шт.', type: 'number', number: 3 },
      { name: 'Ширина', text: '595 мм', unit: null, type: 'text', number: null },
      { name: 'Мощность', text: '7,4', unit: 'кВт', type: 'number', number: 7.4 },
      { name: 'Таймер', text: 'нет', unit: null, type: 'text', number: null },
      { name: 'Газ-контроль', text: 'нет', unit: null, type: 'flag', number: 0 },
    ],
  }),
  product({
    id: 16,
    name: 'Телевизор Samsung UE55U8000FUXRU',
    brand: 'Samsung',
    values: [{ name: 'Диагональ', text: '54,6', unit: 'дюйм', type: 'number', number: 54.6 }],
  }),
  product({ id: 17, name: 'Видеокарта Sapphire Radeon RX 9070 XT', brand: 'Sapphire' }),
  product({ id: 18, name: 'Зарядное устройство Deppa автомобильное', brand: 'Deppa' }),
  product({ id: 19, name: 'Мышь Defender проводная', brand: 'Defender' }),
  product({ id: 20, name: 'Видеокарта Sparkle Arc A750', brand: 'Sparkle' }),
  product({ id: 21, name: 'Наушники HyperX Cloud III', brand: 'HyperX' }),
  product({ id: 22, name: 'Фен BaByliss 6604', brand: 'BaByliss' }),
  product({ id: 23, name: 'Робот-пылесос Roborock Q7 Max', brand: 'Roborock' }),
  product({ id: 24, name: 'Телевизор Samsung Crystal U8000F 55″', brand: 'Samsung' }),
  product({ id: 25, name: 'Планшет HUAWEI MatePad с клавиатурой', brand: 'HUAWEI', category: 'Планшеты', singular: 'Планшет' }),
  product({ id: 26, name: 'Клавиатура Logitech K380', brand: 'Logitech', category: 'Клавиатуры', singular: 'Клавиатура' }),
  product({ id: 27, name: 'Колонка JBL Xtreme 4', brand: 'JBL' }),
]);

/** The surest ways of each word, a model by the words of its name. */
const read = (query: string) =>
  understand(query).concepts.map(({ alternatives }) =>
    alternatives.filter(({ weight }) => weight >= 0.85).map(({ terms }) => terms.join('+').replace(/^>/, '')),
  );

describe('what is mended is shown as it is called', () => {
  test.each([
    ['холадильник самсунк', 'холодильник samsung'],
    ['стиралная машына', 'стиралная машина'],
  ])('%s', (typed, meant) => expect(understand(typed).corrected).toBe(meant));

  test('a short word that is near to none of its length stays', () => expect(understand('подарок маме').corrected).toBeNull());

  test('what begins in the other alphabet counts little beside what begins as it is typed', () => {
    const weights = understand('хол', { unfinished: true }).concepts[0]?.alternatives.map(({ terms, weight }) => [terms[0], weight]);
    expect(weights).toContainEqual(['холодильник', 0.9]);
    expect(weights).toContainEqual(['hollow', 0.3]);
  });
});

describe('the layout, word by word', () => {
  test.each([
    ['cfvceyu', 'самсунг'],
    ['bosch gjcelfvjtxyfz vfibyf', 'bosch посудомоечная машина'],
    ['[jkjlbkmybr ,tksq', 'холодильник белый'],
    ['ыфьыгтп', 'samsung'],
  ])('%s', (typed, meant) => expect(understand(typed).corrected).toBe(meant));

  test('a word that the catalogue knows stays', () => expect(understand('samsung s25').corrected).toBeNull());
});

test.each([
  ['сяоми', 'xiaomi'],
  ['деонги', 'delonghi'],
  ['аирподс', 'airpod'],
  ['хайер', 'haier'],
  ['тефаль', 'tefal'],
])('a name by ear: %s', (spoken, term) => expect(read(spoken)[0]).toContain(term));

test.each([
  ['редми15с', 'redmi+15c'],
  ['айфн16', 'iphon+16'],
  ['s25ultra', 's25+ultra'],
  ['а56', 'a56'],
  ['с25', 's25'],
])('glued: %s', (typed, terms) => expect(read(typed)[0]).toContain(terms));

test.each([
  ['ww 80 ag 6l28', 'ww80ag6l28'],
  ['чайник 1 5 л', '1.5л'],
  ['стиралка глубина 45', 'глубин=45см'],
])('split: %s', (typed, term) => expect(read(typed).flat()).toContain(term));

test.each([
  ['стиралка', 'стиралн+машин'],
  ['повербанк', 'внешн+аккумулятор'],
  ['джойстик', 'геймпад'],
  ['посудомойка', 'посудомоечн+машин'],
  ['посуддомойка', 'посудомоечн+машин'],
])('a colloquial name: %s', (said, terms) => expect(read(said)[0]).toContain(terms));

test('a typo is mended and said; nothing is mended of a text that is meant letter by letter', () => {
  expect(understand('холадильник').corrected).toBe('холодильник');
  expect(understand('холадильник', { literally: true }).corrected).toBeNull();
  // Digits are never guessed.
  expect(understand('s26').concepts).toEqual([]);
});

test.each([
  ['варочная панель 3 конфорки', 'конфорк=3'],
  ['трехконфорочная панель', 'конфорк=3'],
  ['3-х конфорочная панель', 'конфорк=3'],
  ['панель шириной 60 см', 'ширин=595мм'],
  ['панель не шире 60 см', 'ширин=595мм'],
  ['панель ширина до 60 см', 'ширин=595мм'],
  ['панель от 7000 вт', '7.4квт'],
  ['панель без таймера', 'таймер=0'],
  ['панель без газ-контроля', 'газ=0'],
  ['телевизор 55 дюймов', '54.6дюйм'],
  ['телевизор до 60 дюймов', '54.6дюйм'],
])('an attribute in words: %s', (typed, term) => expect(read(typed).flat()).toContain(term));

test.each([
  ['панель ширина до 50 см', 'ширин=595мм'],
  ['телевизор от 60 дюймов', '54.6дюйм'],
  ['панель без таймера', 'таймер'],
])('what is beyond a limit, or is not wanted, is none: %s', (typed, term) => expect(read(typed).flat()).not.toContain(term));

test('of a code what is known of it is looked for, and a short name in either alphabet', () => {
  const ways = (typed: string) => understand(typed).concepts.map(({ alternatives }) => alternatives.flatMap(({ terms }) => terms));
  expect(ways('редми13').flat()).toContain('redmi');
  expect(ways('ue55u8000')[0]).toContain('ue55u8000fuxru'.slice(0, 9));
  expect(ways('рх 9070 хт')).toEqual([expect.arrayContaining(['rx', '9070', 'xt'])]);
});

test('a unit is no word of the other layout', () => {
  expect(understand('[jkjlbkmybr 16 гб').corrected).toBe('холодильник 16 гб');
});

test('a word that is still being typed stands for what it may become, in either alphabet', () => {
  const terms = understand('сам', { unfinished: true }).concepts.flatMap(({ alternatives }) => alternatives.flatMap((one) => one.terms));
  expect(terms).toContain('samsung');
});

test.each([
  ['айф', 'iphon'],
  ['стирал', 'стиралн машин'],
])('so does the beginning of an everyday name: %s', (typed, meant) => {
  const { concepts } = understand(typed, { unfinished: true });
  expect(concepts.flatMap(({ alternatives }) => alternatives.map(({ terms }) => terms.join(' ')))).toContain(meant);
});

test('a word in quotes is insisted upon', () => {
  expect(understand('чайник "красный"').concepts.map(({ isRequired }) => isRequired)).toEqual([false, true]);
});

test('codes are looked for without their signs', () => {
  expect(understand('SPS2-IKW1BR').codes).toEqual(['sps2ikw1br']);
  expect(understand('чайник').codes).toEqual([]);
});

test.each([
  ['зарядка в машину', 'автомобильное зарядное устройство'],
  ['зарядка для машины', 'автомобильное зарядное устройство'],
  ['с проводом', 'проводной'],
])('small words belong to what they stand in: %s', (typed, meant) => expect(read(typed)[0]).toContain(termsOfPhrase(meant).join('+')));

test('a word of the other alphabet that is not as long is no typo of a short one', () => {
  expect(understand('спарк').corrected).toBeNull();
  expect(understand('клауд').corrected).toBe('cloud');
});

test.each([
  ['ай фон 16', 'iphon+16'],
  ['бэби лисс', 'babyliss'],
  ['повер банк', 'внешн+аккумулятор'],
])('a name by ear in two words: %s', (typed, terms) => expect(read(typed)[0]).toContain(terms));

test.each([
  ['роборок кью7', 'roborock+q7'],
  ['икстрим 4', 'xtreme+4'],
])('letters by their names: %s', (typed, terms) => expect(read(typed)[0]).toContain(terms));

test.each([
  ['galaxy s25', ['Galaxy S25']],
  ['галакси с25 ультра', ['Galaxy S25 Ultra']],
  ['s25ultra', ['S25 Ultra']],
  ['эппл вотч сериес 11', ['Apple Watch Series 11']],
  ['пс5', ['PlayStation 5']],
  ['пс 5 белая', ['PlayStation 5', 'белая']],
  ['apple watch', ['apple', 'watch']],
  ['galaxy s24', ['galaxy', 's24']],
  ['galaxy "s25"', ['galaxy', 's25']],
])('words that name a model are one: %s', (typed, names) =>
  expect(understand(typed).concepts.map(({ modelNames, text }) => modelNames?.[0] ?? text)).toEqual(names),
);

test('an unknown code is of the size that stands in it', () =>
  expect(understand('qe55u8000fuxce').concepts[0]?.alternatives.map(({ terms }) => terms.join('+'))).toContain('u8000+55'));

test('a word that the tables know is no typo of another, though nothing of it is sold', () => {
  expect(understand('бэнд').corrected).toBeNull();
});

test('what stands behind «с» is had, and not looked for', () => {
  expect(understand('планшет с клавиатурой').concepts.map(({ kinds }) => kinds.length > 0)).toEqual([true, false]);
  expect(understand('планшет с белой клавиатурой').concepts.at(-1)?.kinds).toEqual([]);
  expect(understand('клавиатура').concepts[0]?.kinds).not.toEqual([]);
});

test('a narrower name stands for the wider less than the wider for the narrower', () => {
  const { understand: of } = shelf([
    product({ id: 1, name: 'Смартфон A', category: 'Смартфоны', singular: 'Смартфон' }),
    product({ id: 2, name: 'Телефон B', category: 'Телефоны', singular: 'Телефон' }),
  ]);
  const weight = (query: string, term: string): number =>
    Math.max(0, ...(of(query).concepts[0]?.alternatives ?? []).filter(({ terms }) => terms.join() === term).map((one) => one.weight));
  expect(weight('телефон', 'смартфн')).toBeGreaterThan(0.9);
  expect(weight('смартфон', 'телефон')).toBeLessThan(0.5);
  expect(of('смартфон').concepts[0]?.kinds).toEqual(['=смартфн']);
});
