import { describe, expect, test } from 'vitest';
import { groupsOf } from './rows.ts';
import { rules } from './sentence-rules.ts';
import { bestOf, sentencesOf, shortNames } from './sentences.server.ts';

type Facts = Record<string, string>;
const withFacts = (facts: Facts) => ({
  specifications: [
    { groupName: 'Все', items: Object.entries(facts).map(([name, text]) => ({ code: `code ${name}`, name, value: text, unit: null })) },
  ],
});
const product = (name: string, price: number) => ({ name, offer: { price: { amount: price * 100 } } });
const sentenceTexts = (products: ReturnType<typeof product>[], facts: Facts[]) =>
  sentencesOf(products, groupsOf(facts.map(withFacts))).map((parts) =>
    parts
      .map(({ text }) => text)
      .join('')
      .replaceAll('\u00a0', ' '),
  );
const nord = product('Смартфон Acme Nord, белый', 20_000);
const vega = product('Смартфон Acme Vega, чёрный', 71_500);
const mira = product('Смартфон Bell Mira', 50_000);

describe('sentences of a comparison', () => {
  test('say what all have, what the cheapest costs less, has and lacks, and what the other has over it', () => {
    const facts = [
      { 'NFC для оплаты': 'есть', 'Ёмкость аккумулятора': '6000 мА·ч', 'Диагональ экрана': '6,1″' },
      { 'NFC для оплаты': 'есть', 'Ёмкость аккумулятора': '3600 мА·ч', 'Диагональ экрана': '6,7″' },
    ];
    expect(sentenceTexts([nord, vega], facts)).toEqual([
      'У всех есть: NFC для оплаты.',
      'Nord: дешевле на 51 500 ₽, аккумулятор ёмче (6000 против 3600 мА·ч), но экран меньше (6,1 против 6,7″).',
      'Vega: экран больше (6,7 против 6,1″).',
    ]);
  });

  test('name what a year of use costs, and nothing where one does not tell', () => {
    const costs = [{ 'Обойдётся в год': '1 650 ₽' }, { 'Обойдётся в год': '2 310 ₽' }];
    expect(sentenceTexts([nord, vega], costs)).toEqual(['Nord: дешевле на 51 500 ₽, обойдётся в год дешевле (1 650 против 2 310 ₽).']);
    expect(sentenceTexts([nord, vega], [{ 'Обойдётся в год': '1 650 ₽' }, {}])).toEqual(['Nord: дешевле на 51 500 ₽.']);
  });

  test('of three compare with the next one', () => {
    const facts = ['5000 мА·ч', '4500 мА·ч', '4000 мА·ч'].map((battery) => ({ 'Ёмкость аккумулятора': battery }));
    expect(sentenceTexts([nord, vega, mira], facts)).toEqual([
      'Acme Nord: дешевле на 30 000 ₽, аккумулятор ёмче (5000 против 4500 мА·ч).',
      'Bell Mira: ёмкость аккумулятора меньше (4000 против 4500 мА·ч).',
    ]);
  });

  test.each([
    ['a value that one product does not tell', [{ Вес: '200 г' }, {}]],
    ['values in different units', [{ Вес: '200 г' }, { Вес: '1 кг' }]],
    ['values that are no numbers', [{ Вес: 'лёгкий' }, { Вес: 'тяжёлый' }]],
    ['a difference that nobody notices', [{ Вес: '200 г' }, { Вес: '201 г' }]],
    ['the same value', [{ Вес: '200 г' }, { Вес: '200 г' }]],
    ['a row without a rule', [{ Процессор: '8 ядер' }, { Процессор: '4 ядра' }]],
    ['a feature that one does not tell of', [{ Сушка: 'есть' }, {}]],
  ])('say nothing of %s', (_, facts) => {
    expect(sentenceTexts([nord, { ...vega, offer: nord.offer }], facts as Facts[])).toEqual([]);
  });

  test('say that one has what the others lack', () => {
    const same = { ...vega, offer: nord.offer };
    expect(sentenceTexts([nord, same], [{ Сушка: 'есть' }, { Сушка: 'нет' }])).toEqual(['Nord: есть сушка.']);
  });

  describe('of cameras', () => {
    const same = { ...vega, offer: nord.offer };

    test('stand whatever group of facts they come from', () => {
      const inGroup = (groupName: string, facts: Facts) => withFacts(facts).specifications.map((group) => ({ ...group, groupName }));
      const specified = (camera: string, stabilisation: string, group: string) => ({
        specifications: [
          ...inGroup('Камера и связь', { 'Основная камера': camera }),
          ...inGroup(group, { 'Оптическая стабилизация': stabilisation }),
        ],
      });
      const groups = groupsOf([specified('200 Мп', 'есть', 'Фото и видео'), specified('48 Мп', 'нет', 'Камера и связь')]);
      expect(sentencesOf([nord, same], groups).map((parts) => parts.map(({ text }) => text.replaceAll('\u00a0', ' ')).join(''))).toEqual([
        'Nord: у основной камеры больше мегапикселей (200 против 48 Мп), есть оптическая стабилизация.',
      ]);
    });

    test.each([
      ['50 Мп, 5× и 10 Мп, 3×', '10 Мп, 3×', ['Nord: приближает сильнее (5 против 3×).']],
      ['10,8 Мп, 5×', 'нет', ['Nord: есть телеобъектив.']],
      ['48 Мп, 4×', '50 Мп, 4×', []],
      ['48 Мп, 4×', '', []],
      ['нет', 'нет', []],
    ])('compare how near «%s» and «%s» bring things', (one, other, sentences) => {
      expect(sentenceTexts([nord, same], [{ Телеобъектив: one }, { Телеобъектив: other }])).toEqual(sentences);
    });

    test('have a sentence of their own where greater differences leave no room for them', () => {
      const [small, large] = [
        { 'Диагональ экрана': '6,1″', 'Ёмкость аккумулятора': '3600 мА·ч', 'Оперативная память': '8 ГБ', 'Встроенная память': '128 ГБ' },
        { 'Диагональ экрана': '6,9″', 'Ёмкость аккумулятора': '5000 мА·ч', 'Оперативная память': '12 ГБ', 'Встроенная память': '256 ГБ' },
      ];
      const facts = [
        { ...small, 'Фронтальная камера': '12 Мп', 'Широкоугольная камера': '12 Мп', 'Съёмка видео 8K': 'есть' },
        { ...large, 'Фронтальная камера': '18 Мп', 'Широкоугольная камера': '48 Мп', 'Съёмка видео 8K': 'нет' },
      ];
      const told = sentenceTexts([{ ...vega, offer: nord.offer }, nord], facts.toReversed());
      expect(told.slice(1)).toEqual([
        'Nord: есть съёмка видео 8K.',
        'Камеры: Vega — у фронтальной камеры больше мегапикселей (18 против 12 Мп), у широкоугольной камеры больше мегапикселей (48 против 12 Мп).',
      ]);
      expect(sentenceTexts([nord, same], [small, large]).join()).not.toContain('Камеры');
    });

    test('say what is filmed, and what all have of it', () => {
      const facts = [
        { 'Съёмка видео 4K': 'есть', 'Съёмка видео 8K': 'нет', 'Широкоугольная камера': '8 Мп', 'Ночная съёмка': 'цветная' },
        { 'Съёмка видео 4K': 'есть', 'Съёмка видео 8K': 'есть', 'Широкоугольная камера': 'нет', 'Ночная съёмка': 'нет' },
      ];
      expect(sentenceTexts([nord, same], facts)).toEqual([
        'У всех есть: съёмка видео 4K.',
        'Nord: есть широкоугольная камера.',
        'Vega: есть съёмка видео 8K.',
      ]);
    });
  });

  test('are five at most, none of one product, and lead to their rows', () => {
    const many = [10_000, 20_000, 30_000, 40_000, 50_000, 60_000].map((price, index) => product(`Модель ${index}`, price));
    const names = ['Вес', 'Яркость', 'Мощность звука', 'Диагональ экрана', 'Загрузка белья', 'Мощность зарядки'];
    const facts = many.map((_, own) =>
      Object.fromEntries(names.map((name, index) => [name, `${name === 'Вес' ? (index === own ? 1 : 2) : index === own ? 9 : 5} ед.`])),
    );
    expect(sentenceTexts(many, facts)).toHaveLength(5);
    expect(sentencesOf([nord], groupsOf([withFacts({ Вес: '200 г' })]))).toEqual([]);
    const [first] = sentencesOf([nord, vega], groupsOf([withFacts({ Вес: '150 г' }), withFacts({ Вес: '200 г' })]));
    expect(first?.flatMap(({ code }) => code ?? [])).toEqual(['code Вес']);
  });
});

test('a camera with more megapixels is the best of its row', () => {
  const best = (...values: string[]) =>
    groupsOf(values.map((value) => withFacts({ 'Широкоугольная камера': value })))[0]?.rows.flatMap(bestOf);
  expect([best('12 Мп', '48 Мп'), best('нет', '48 Мп'), best('48 Мп', '48 Мп')]).toEqual([[1], [], []]);
});

test('the best of a row is marked where one has it', () => {
  const best = (...values: string[]) => {
    const [group] = groupsOf(values.map((value) => withFacts({ 'Уровень шума': value })));
    return group?.rows.flatMap(bestOf);
  };
  expect([best('50 дБ', '52 дБ'), best('50 дБ', '52 дБ', '50 дБ'), best('50 дБ', '50 дБ')]).toEqual([[0], [], []]);
});

test('names are as short as they stay apart', () => {
  expect(shortNames(['Смартфон Acme Nord 8/256 ГБ, белый', 'Смартфон Acme Nord 8/256 ГБ, чёрный'])).toEqual(['белый', 'чёрный']);
  expect(shortNames(['Чайник A, белый', 'Чайник B, белый'])).toEqual(['A', 'B']);
});

test('no two rules are about one name', () => {
  const names = rules.flatMap((rule) => rule.names);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(names.map((name) => name.toLowerCase()));
});
