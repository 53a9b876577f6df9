import type { Random } from '../../src/platform/random.ts';
import { type Aspect, concerns } from './bank.ts';
import { bankOf } from './banks.ts';
import { moment } from './calendar.ts';
import { closing, contrast, delivery, line, opening, quibble, sayOne, sentences, trifleOf } from './compose.ts';
import { sentence } from './grammar.ts';
import { person } from './people.ts';
import { createSpeaker, type ReviewSpeaker } from './speaker.ts';
import type { Product, Review, Temperament } from './types.ts';
import { noUsedPhrases, phrasesOf, remember, sentencesOf, type UsedPhrases } from './used-phrases.ts';

/** Until when the demo's people write, where the caller does not say. */
export const defaultNow = new Date('2026-11-20T12:00:00Z');

const tempers: readonly (readonly [Temperament, number])[] = [
  ['plain', 30],
  ['dry', 16],
  ['chatty', 12],
  ['grumpy', 9],
  ['enthusiastic', 11],
  ['technical', 10],
  ['elderly', 6],
  ['parent', 6],
];

/** Which tempers suit goods that nobody's grandmother buys. */
const forExperts = new Set([
  'graphics-card',
  'processor',
  'motherboard',
  'memory-module',
  'ssd',
  'power-supply',
  'computer-case',
  'nas',
  'game-key',
  'vr-headset',
  'gamepad',
  'drone',
]);
const digital = new Set(['gift-card', 'software-box', 'game-key', 'subscription']);

/** Shares of one to five stars whose mean is the wanted one: a geometric row, its base found by halving. */
export function shares(mean: number): number[] {
  const row = (base: number): number[] => [1, 2, 3, 4, 5].map((star) => base ** star);
  const meanOf = (base: number): number => {
    const weights = row(base);
    return weights.reduce((sum, weight, index) => sum + weight * (index + 1), 0) / weights.reduce((sum, weight) => sum + weight, 0);
  };
  let low = 1e-3;
  let high = 1e3;
  for (let step = 0; step < 60; step += 1) {
    const middle = Math.sqrt(low * high);
    if (meanOf(middle) < mean) low = middle;
    else high = middle;
  }
  return row(high);
}

/** The many reviews of one product have the same mean. */
let latest: { mean: number; shares: readonly number[] } | undefined;

function ratingOf(mean: number, random: Random): number {
  if (latest?.mean !== mean) latest = { mean, shares: shares(Math.min(4.95, Math.max(1.05, mean))) };
  return random.pickWeighted(latest.shares.map((weight, index) => [index + 1, weight] as const));
}

interface Talk {
  temper: Temperament;
  rating: number;
  good: readonly Aspect[];
  bad: readonly Aspect[];
  speaker: ReviewSpeaker;
  isDigital: boolean;
  /** Patterns that this product's earlier reviews used. */
  usedPatterns: Set<string>;
}

/** Clauses of different aspects first; where a kind has few, more of the same ones. */
function clausesOf(aspects: readonly Aspect[], mood: 'good' | 'bad', count: number, { speaker, usedPatterns }: Talk): string[] {
  const clauses: string[] = [];
  for (const aspect of [...aspects, ...aspects]) {
    if (clauses.length >= count) break;
    const rest = aspect[mood].filter((pattern) => !speaker.patterns.has(pattern));
    const clause = sayOne(rest, speaker, usedPatterns, speaker.patterns);
    if (clause !== undefined) clauses.push(clause);
  }
  return clauses;
}

const bareness: Readonly<Record<Temperament, number>> = {
  plain: 0.2,
  dry: 0.45,
  chatty: 0.1,
  grumpy: 0.15,
  enthusiastic: 0.2,
  technical: 0.25,
  elderly: 0.15,
  parent: 0.15,
};

/** How long people of each temper speak, in sentences. */
const lengths: Readonly<Record<Temperament, readonly [number, number]>> = {
  plain: [2, 4],
  dry: [2, 2],
  chatty: [4, 5],
  grumpy: [2, 4],
  enthusiastic: [3, 4],
  technical: [3, 4],
  elderly: [3, 4],
  parent: [3, 5],
};

/** What is said of the goods themselves, in the order of the rating. */
function body(talk: Talk, count: number): string[] {
  const { rating, speaker, temper } = talk;
  const { random } = speaker;
  if (rating >= 4) return sentences(clausesOf(talk.good, 'good', count + 1, talk), 'good', speaker, bareness[temper]).slice(0, count);
  const blame = clausesOf(talk.bad, 'bad', count + (rating < 3 ? 1 : 0), talk);
  if (rating < 3) return sentences(blame, 'bad', speaker, bareness[temper]).slice(0, count);
  const praise = clausesOf(talk.good, 'good', count, talk);
  const [firstGood, ...otherGood] = praise;
  const [firstBad, ...otherBad] = blame;
  if (firstGood === undefined || firstBad === undefined) return sentences([...praise, ...blame], 'bad', speaker, 1);
  if (count === 1 || random.chance(0.4))
    return [contrast(firstGood, firstBad, random), ...sentences(otherBad.slice(0, 1), 'bad', speaker, bareness[temper])].slice(0, count);
  return [
    ...sentences([firstGood, ...otherGood.slice(0, count - 2)], 'good', speaker, bareness[temper]),
    ...sentences([firstBad], 'bad', speaker, bareness[temper]),
  ];
}

function endings({ rating, temper, speaker }: Talk): (text: string) => string {
  const loud = rating >= 4 && temper === 'enthusiastic' ? 0.5 : rating < 3 && temper === 'grumpy' ? 0.3 : rating >= 4 ? 0.06 : 0.03;
  return (text) => sentence(text, speaker.random.chance(loud) ? '!' : '.');
}

function textOf(talk: Talk): string {
  const { rating, temper, speaker, usedPatterns, isDigital } = talk;
  const { random } = speaker;
  const total = random.integer(...lengths[temper]);
  const isOpened = total > 2 ? random.chance(0.75) : random.chance(0.3);
  const isClosed = total - Number(isOpened) > 1 && random.chance(0.6);
  const picky = rating >= 4 && total > 2 && random.chance(rating === 4 ? 0.55 : 0.25);
  const isDelivered = !isDigital && rating > 1 && total > 3 && random.chance(0.15);
  const rest = Math.max(1, total - Number(isOpened) - Number(isClosed) - Number(picky) - Number(isDelivered));
  const trifle = picky ? trifleOf(talk.bad, speaker, isDigital) : undefined;
  const parts = [
    isOpened ? opening(temper, speaker, isDigital, usedPatterns) : undefined,
    isDelivered ? delivery(speaker, usedPatterns) : undefined,
    ...body(talk, rest),
    trifle === undefined ? undefined : quibble(trifle, speaker, usedPatterns),
    isClosed ? closing(rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad', speaker, usedPatterns) : undefined,
  ].filter((part) => part !== undefined);
  // Where the bank had too little to say of this very thing, there is always how it was bought and what came of it.
  if (parts.length < 2 && !isOpened)
    parts.unshift(...[opening(temper, speaker, isDigital, usedPatterns)].filter((part) => part !== undefined));
  if (parts.length < 2)
    parts.push(
      ...[closing(rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad', speaker, usedPatterns)].filter((part) => part !== undefined),
    );
  return parts.map(endings(talk)).join(' ');
}

interface Setting {
  product: Product;
  random: Random;
  now: Date;
  usedPatterns: Set<string>;
  usedPhrases: UsedPhrases;
}

function reviewOf({ product, random, now, usedPatterns, usedPhrases }: Setting, rating: number): Review {
  const bank = bankOf(product.kind);
  const isDigital = digital.has(product.kind);
  const temper = random.pickWeighted(
    forExperts.has(product.kind) ? tempers.filter(([name]) => name !== 'elderly' && name !== 'parent') : tempers,
  );
  const author = person(random, temper);
  const when = moment(random, now, product.releasedAt);
  const speaker = createSpeaker({ product, bank, person: author, isOld: temper === 'elderly', moment: when, random });
  // An aspect is either praised or blamed; what is left over is where a pleased author finds a trifle.
  const aspects = random.shuffle(bank.aspects.filter(({ kinds }) => concerns(kinds, product.kind)));
  const half =
    rating >= 4
      ? aspects.length - Math.floor(aspects.length / 3)
      : rating === 3
        ? Math.floor(aspects.length / 2)
        : Math.min(1, aspects.length - 1);
  const isNarrow = aspects.length < 2;
  const talk: Talk = {
    temper,
    rating,
    good: isNarrow ? aspects : aspects.slice(0, half),
    bad: isNarrow ? aspects : aspects.slice(half),
    speaker,
    isDigital,
    usedPatterns,
  };
  const text = textOf(talk);
  const pros =
    rating >= 3
      ? random.chance(0.8)
        ? line('pros', talk.good, random.integer(2, 3), talk, usedPhrases)
        : ''
      : random.chance(0.35)
        ? line('pros', talk.good, 2, talk, usedPhrases)
        : '';
  const cons =
    rating >= 4
      ? random.chance(rating === 4 ? 0.5 : 0.28)
        ? line('trifles', talk.bad, 2, talk, usedPhrases)
        : ''
      : random.chance(0.85)
        ? line('cons', talk.bad, random.integer(2, 3), talk, usedPhrases)
        : '';
  const days = (now.getTime() - when.date.getTime()) / 86_400_000;
  const eyes = Math.floor(random.next() ** 3 * Math.min(60, 4 + days / 8));
  const approving = rating <= 2 ? 0.55 : 0.8;
  const likes = Math.round(eyes * (approving + random.next() * 0.2));
  return {
    author: author.author,
    rating,
    date: when.date.toISOString(),
    experience: when.experience,
    pros,
    cons,
    text,
    likes,
    dislikes: Math.max(0, eyes - likes),
    isVerified: random.chance(0.78),
  };
}

/** Whoever would repeat another thinks again so many times; then says what repeats least of the shop, or nothing. */
const maxTries = 8;

const partsOf = ({ text, pros, cons }: Review): string[] => [...sentencesOf(text), ...phrasesOf(pros), ...phrasesOf(cons)];

function freshReview(setting: Setting, rating: number): Review | undefined {
  const { ofModel, inShop } = setting.usedPhrases;
  let best: { review: Review; repeats: number } | undefined;
  for (let attempt = 0; attempt < maxTries && best?.repeats !== 0; attempt += 1) {
    const review = reviewOf(setting, rating);
    const parts = partsOf(review);
    if (new Set(parts).size < parts.length || parts.some((part) => ofModel.has(part))) continue;
    // Phrases of a line are few in many kinds; sentences are not.
    const repeats = sentencesOf(review.text).filter((part) => inShop.has(part)).length;
    if (best === undefined || repeats < best.repeats) best = { review, repeats };
  }
  return best?.review;
}

/**
 * Reviews of a product, newest first; the same for the same random numbers. Nothing is said twice of one model, so that of one about which
 * there is little to say there are fewer.
 */
export function reviewsOf(
  product: Product,
  count: number,
  random: Random,
  now: Date = defaultNow,
  usedPhrases = noUsedPhrases(),
): Review[] {
  const setting = { product, random, now, usedPatterns: new Set<string>(), usedPhrases };
  const reviews = Array.from({ length: count }).flatMap(() => {
    const review = freshReview(setting, ratingOf(product.rating, random));
    if (review === undefined) return [];
    remember(usedPhrases, partsOf(review));
    return [review];
  });
  return reviews.sort((left, right) => right.date.localeCompare(left.date));
}
