import { describe, expect, it, test } from 'vitest';
import { hash, random } from '../../src/platform/random.ts';
import { kinds } from '../pictures/subject.ts';
import { concerns } from './bank.ts';
import { banks } from './banks.ts';
import { isSameMaker } from './competing-products.ts';
import { questionsOf } from './questions.ts';
import { defaultNow, reviewsOf, shares } from './reviews.ts';
import { stubProducts } from './stubs.ts';

const products = stubProducts(1800);
const randomOf = (index: number) => random(hash(`voice ${index}`));
const reviews = products.flatMap((product, index) => {
  const numbers = randomOf(index);
  return reviewsOf(product, numbers.integer(2, 8), numbers).map((review) => ({ product, review }));
});
const questions = products.flatMap((product, index) => questionsOf(product, 3, randomOf(index)).map((question) => ({ product, question })));
const split = (text: string): string[] =>
  text
    .split(/[.!?]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** A slot that was not filled, a mark of the grammar, or two marks that do not stand together. */
const unfinishedPattern = /[{}[\]<>|]| {2}|undefined|NaN|,,|[,;:]\.| [,.;!?]|\.\.|;,|,;|: ;/;
const texts = [
  ...reviews.flatMap(({ review }) => [review.text, review.pros, review.cons]),
  ...questions.flatMap(({ question }) => [question.text, ...question.answers.map(({ text }) => text)]),
].filter((text) => text !== '');

describe('reviews of 1,800 goods', () => {
  it('hardly ever say one sentence twice', () => {
    const sentences = reviews.flatMap(({ review }) => [review.text, review.pros, review.cons].flatMap(split));
    expect(reviews.length).toBeGreaterThan(8000);
    expect(new Set(sentences).size / sentences.length).toBeGreaterThanOrEqual(0.95);
    const sentencesUsed = reviews.flatMap(({ review }) => split(review.text));
    expect(new Set(sentencesUsed).size / sentencesUsed.length).toBeGreaterThanOrEqual(0.95);
  });

  it('are finished: no slot, no mark of the grammar, no double space', () => {
    expect(texts.filter((text) => unfinishedPattern.test(text))).toEqual([]);
  });

  it('begin every sentence with a capital or a number', () => {
    const wrong = texts
      .flatMap((text) => text.split(/(?<=[.!?]) /))
      .filter((sentence) => /^[a-zа-яё]/.test(sentence) && !/^(wi-fi|fb2|iPhone)/.test(sentence));
    expect(wrong).toEqual([]);
  });

  it('have one to five stars with the wanted mean, and two to five sentences', () => {
    for (const { product, review } of reviews) {
      expect(Number.isInteger(review.rating) && review.rating >= 1 && review.rating <= 5).toBe(true);
      const count = review.text.split(/(?<=[.!?]) /).length;
      expect(count, `${product.kind}: ${review.text}`).toBeGreaterThanOrEqual(2);
      expect(count, `${product.kind}: ${review.text}`).toBeLessThanOrEqual(5);
    }
    const [first] = products;
    if (!first) throw new Error('no products');
    const many = reviewsOf({ ...first, rating: 4.2 }, 2000, random(7));
    expect(many.reduce((sum, { rating }) => sum + rating, 0) / many.length).toBeCloseTo(4.2, 1);
    expect(shares(3).map((share) => Math.round(share * 100) / 100)).toEqual([1, 1, 1, 1, 1]);
  });

  it('are written in the past 20 months, of goods already on sale', () => {
    for (const { product, review } of reviews) {
      const date = new Date(review.date);
      expect(date <= defaultNow).toBe(true);
      expect(defaultNow.getTime() - date.getTime()).toBeLessThan(610 * 86_400_000);
      expect(date > product.releasedAt).toBe(true);
      expect(review.likes >= 0 && review.dislikes >= 0).toBe(true);
    }
    expect(new Set(reviews.map(({ review }) => review.experience)).size).toBe(3);
  });

  it('are the same every time', () => {
    const [product] = products;
    if (!product) throw new Error('no products');
    expect(reviewsOf(product, 5, random(1))).toEqual(reviewsOf(product, 5, random(1)));
    expect(questionsOf(product, 5, random(1))).toEqual(questionsOf(product, 5, random(1)));
  });
});

describe('what is said of a product is true of it', () => {
  type Described = Pick<Parameters<typeof reviewsOf>[0], 'kind' | 'leaf' | 'singular' | 'gender' | 'brand' | 'model' | 'facts'>;
  const spokenOf = (described: Described): string => {
    const product = { ...described, price: 60_000, warrantyYears: 2, releasedAt: new Date('2024-02-01'), rating: 3.2 };
    const said = reviewsOf(product, 120, random(3)).flatMap(({ text, pros, cons }) => [text, pros, cons]);
    const asked = [1, 2, 3, 4, 5]
      .flatMap((seed) => questionsOf(product, 12, random(seed)))
      .flatMap(({ answers }) => answers.map(({ text }) => text));
    return [...said, ...asked].join(' ');
  };

  it.each([
    [
      'a refrigerator without a fresh zone, an inverter and No Frost',
      { kind: 'fridge', leaf: 'refrigerators', singular: 'Холодильник', gender: 'm', brand: 'ATLANT', model: 'ХМ 4624-101' },
      [
        ['Зона свежести', false],
        ['Инверторный компрессор', false],
        ['No Frost', false],
      ],
      /зоне свежести|инвертор|наледи нет|чем у Atlant/i,
      /No Frost здесь нет/,
    ],
    [
      'a notebook of Apple',
      { kind: 'laptop', leaf: 'laptops', singular: 'Ноутбук', gender: 'm', brand: 'Apple', model: 'MacBook Air 13 (M4)' },
      [
        ['Операционная система', 'macOS'],
        ['Процессор', 'Apple M4'],
      ],
      /вентилятор|Windows пришлось|без системы/i,
      /Стоит macOS/,
    ],
    [
      'a television that lights by itself',
      { kind: 'tv', leaf: 'tvs', singular: 'Телевизор', gender: 'm', brand: 'LG', model: 'OLED evo C5' },
      [['Технология экрана', 'OLED']],
      /засвет|светлые пятна|ореол/i,
      /чёрный правда чёрный/i,
    ],
    [
      'a watch of a day',
      { kind: 'smart-watch', leaf: 'smart-watches', singular: 'Умные часы', gender: 'pl', brand: 'Apple', model: 'Watch Series 11' },
      [['Время работы', 24, 'ч']],
      /заряд[а]? (?:хватает )?(?:неделю|дней|до выходных)/i,
      /хватает на сутки|до следующего вечера/,
    ],
    [
      'a laser printer',
      { kind: 'printer', leaf: 'printers', singular: 'МФУ', gender: 'n', brand: 'HP', model: 'LaserJet MFP M141w' },
      [['Технология печати', 'лазерная']],
      /чернил|для фотографий/i,
      /тонер/i,
    ],
    [
      'a dishwasher that stands by itself',
      { kind: 'dishwasher', leaf: 'dishwashers', singular: 'Посудомоечная машина', gender: 'f', brand: 'Bosch', model: 'SPS2IKW1BR' },
      [['Вместимость', 9, 'комплектов']],
      /луч на полу|комплектов комплектов|После (?:два|три|четыре|пять|год)(?![а-я])/i,
      /9 комплектов/,
    ],
  ] as const)('of %s', (_, described, facts, untrue, stated) => {
    const text = spokenOf({
      ...described,
      facts: facts.map(([name, value, unit]) => (unit === undefined ? { name, value } : { name, value, unit })),
    });
    expect(untrue.exec(text)?.[0]).toBeUndefined();
    expect(text).toMatch(stated);
  });

  it('and hardly anybody says the code of its model', () => {
    const text = spokenOf({
      kind: 'washing-machine',
      leaf: 'washing-machines',
      singular: 'Стиральная машина',
      gender: 'f',
      brand: 'Bosch',
      model: 'Serie 4 WAN28281OE',
      facts: [],
    });
    const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
    expect(count(/WAN28281OE/g)).toBeLessThan(count(/Serie 4/g) * 0.5);
  });

  it('and what the warranty is, an expert says', () =>
    expect(
      spokenOf({ kind: 'kettle', leaf: 'kettles', singular: 'Чайник', gender: 'm', brand: 'Tefal', model: 'Loft', facts: [] }),
    ).toContain('2 года со дня покупки'));
});

test('a maker is compared with no name of its own', () => {
  const same = (left: string, right: string) => isSameMaker(left, right);
  expect([same('A-Data', 'ADATA'), same('Onyx', 'ONYX BOOX'), same('Xiaomi', 'POCO'), same('Xiaomi', 'Apple')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

describe('questions', () => {
  it('come in the number asked for, each with an answer, none twice of one product', () => {
    expect(questions).toHaveLength(products.length * 3);
    for (const { question } of questions) {
      expect(question.answers.length).toBeGreaterThan(0);
      expect(question.text).toContain('?');
      for (const answer of question.answers) expect(answer.date >= question.date).toBe(true);
    }
  });
});

describe('banks', () => {
  it('know each kind once and speak of no kind that is not theirs', () => {
    const bankKinds = banks.flatMap(({ kinds: own }) => own);
    expect(new Set(bankKinds).size).toBe(bankKinds.length);
    expect(bankKinds.every((kind) => kinds.includes(kind))).toBe(true);
    for (const bank of banks) {
      const scopes = [...bank.aspects, ...bank.questions, ...bank.purposes].flatMap(({ kinds: scope }) => scope);
      const own: readonly string[] = bank.kinds;
      expect(scopes.filter((kind) => !own.includes(kind))).toEqual([]);
    }
  });

  it('have virtues, vices, trifles, a purpose and questions for every kind', () => {
    for (const bank of banks) {
      expect(bank.questions.length, bank.kinds[0]).toBeGreaterThanOrEqual(12);
      for (const kind of bank.kinds) {
        const aspects = bank.aspects.filter(({ kinds: scope }) => concerns(scope, kind));
        expect(aspects.flatMap(({ good }) => good).length, kind).toBeGreaterThanOrEqual(2);
        expect(aspects.flatMap(({ bad }) => bad).length, kind).toBeGreaterThanOrEqual(2);
        expect(aspects.flatMap(({ trifles }) => trifles).length, kind).toBeGreaterThanOrEqual(1);
        expect(bank.purposes.filter(({ kinds: scope }) => concerns(scope, kind)).length, kind).toBeGreaterThanOrEqual(1);
        expect(bank.questions.filter(({ kinds: scope }) => concerns(scope, kind)).length, kind).toBeGreaterThanOrEqual(2);
      }
    }
  });
});
