import { rubles, type Sum } from '../../../platform/format/money.ts';
import { nbsp } from '../../../platform/format/nbsp.ts';
import type { Row, RowGroup } from './rows.ts';
import { type FeatureRule, type MeasureRule, rules } from './sentence-rules.ts';

/** A part of a sentence, and the row that it is about; null for words between. */
export interface Part {
  text: string;
  code: string | null;
}

export type Sentence = Part[];

interface ComparedProduct {
  name: string;
  offer: { price: Sum };
}

const maxSentences = 5;
/** Differences that one sentence names of a product. */
const maxBest = 3;
const usualDifference = 0.05;

interface Measure {
  value: number;
  unit: string;
}

function measureOf(text: string | null): Measure | null {
  const match = /^(\d[\d\s]*(?:[.,]\d+)?)\s*(.*)$/.exec(text ?? '');
  if (match?.[1] === undefined) return null;
  return { value: Number(match[1].replaceAll(/\s/g, '').replace(',', '.')), unit: match[2] ?? '' };
}

const normal = (name: string): string => name.trim().toLowerCase();
const isAbout = ({ names }: { names: readonly string[] }, { name }: Row): boolean => names.includes(normal(name));

/** What of a value the rule is about. */
function figureOf(text: string | null, { figure }: MeasureRule): string | null {
  if (figure === undefined || text === null) return text;
  const figures = [...text.matchAll(figure)].map(([each]) => each);
  const numberOf = (each: string): number => measureOf(each)?.value ?? 0;
  return figures.length === 0 ? null : figures.reduce((one, other) => (numberOf(other) > numberOf(one) ? other : one));
}

interface Measures {
  /** As they are told, in the order of the products. */
  texts: string[];
  numbers: number[];
  unit: string;
}

/** The values of a row as numbers of one unit; null where one has none, and nothing can be said. */
function measuresOf({ values }: Row, rule: MeasureRule): Measures | null {
  const texts = values.map((value) => figureOf(value, rule));
  const measures = texts.map(measureOf);
  const unit = measures[0]?.unit;
  if (unit === undefined || !measures.every((each) => each?.unit === unit)) return null;
  return { texts: texts.map(String), numbers: measures.flatMap((each) => each?.value ?? []), unit };
}

/** The product that alone has the best of a row by its rule; none where several do, or where somebody's value is not known. */
export function bestOf(row: Row): number[] {
  const rule = rules.find((each) => isAbout(each, row));
  if (rule === undefined || !('better' in rule)) return [];
  const { numbers } = measuresOf(row, rule) ?? { numbers: [] };
  if (numbers.length < 2) return [];
  const best = rule.better === 'more' ? Math.max(...numbers) : Math.min(...numbers);
  const indices = numbers.flatMap((value, index) => (value === best ? [index] : []));
  return indices.length === 1 ? indices : [];
}

/** The only product at one end of a row, and the value next to its; null where several share it or the difference is small. */
function extremeOf(measures: readonly number[], isLargest: boolean, from: number): { index: number; next: number } | null {
  const order = measures
    .map((value, index) => ({ value, index }))
    .toSorted((one, other) => (isLargest ? other.value - one.value : one.value - other.value));
  const [first, second] = order;
  if (first === undefined || second === undefined) return null;
  const difference = Math.abs(first.value - second.value);
  return difference > 0 && difference >= from * Math.max(first.value, second.value) ? { index: first.index, next: second.index } : null;
}

interface Remark {
  index: number;
  part: Part;
}

/** «тише (52 против 56 дБ)» */
function remark({ code }: Row, rule: MeasureRule, { texts, numbers, unit }: Measures, side: 'best' | 'worst'): Remark | null {
  const isLargest = (rule.better === 'more') === (side === 'best');
  const extreme = extremeOf(numbers, isLargest, rule.from ?? usualDifference);
  if (extreme === null) return null;
  const [own = '', other = ''] = [texts[extreme.index], texts[extreme.next]];
  const figure = unit === '' ? own : own.slice(0, own.length - unit.length).trim();
  return { index: extreme.index, part: { text: nbsp(`${rule[side]} (${figure} против ${other})`), code } };
}

/** Whether each product has it, by «есть», «нет» or a number of it; null where one of them does not say. */
function ownersOf({ values }: Row): boolean[] | null {
  const owns = values.map((value) => {
    const text = normal(value ?? '');
    return text === 'нет' ? false : text === 'есть' || /[1-9]/.test(text) ? true : null;
  });
  return owns.includes(null) ? null : owns.map(Boolean);
}

/** Names without what all of them begin with, and without their colours where they stay apart. */
export function shortNames(names: readonly string[]): string[] {
  const nameWords = names.map((name) => name.split(' '));
  const maxCommon = Math.min(...nameWords.map(({ length }) => length)) - 1;
  let common = 0;
  while (common < maxCommon && nameWords.every((each) => each[common] === nameWords[0]?.[common])) common += 1;
  // «15 128 ГБ» is no name, «iPhone 15 128 ГБ» is.
  while (common > 0 && nameWords.some((each) => /^\d/.test(each[common] ?? ''))) common -= 1;
  const short = nameWords.map((each) => each.slice(common).join(' '));
  const plain = short.map((name) => name.split(', ')[0] ?? name);
  return new Set(plain).size === names.length ? plain : short;
}

const plainPart = (text: string): Part => ({ text, code: null });
const joinParts = (parts: readonly (Part | Part[])[], between = ', '): Part[] =>
  parts.flatMap((part, index) => [...(index === 0 ? [] : [plainPart(between)]), part].flat());

/**
 * Three to five sentences that say what the rows come to: what all have, how the cheapest differs, what each of the others has over it.
 * Nothing is said of what a product does not tell.
 */
export function sentencesOf(products: readonly ComparedProduct[], groups: readonly RowGroup[]): Sentence[] {
  if (products.length < 2) return [];
  const rows = groups.flatMap((group) => group.rows);
  const strong: Part[][] = products.map(() => []);
  const weak: Part[][] = products.map(() => []);
  const shared: Part[] = [];
  const cameras: Part[][] = products.map(() => []);
  const compare = (row: Row, rule: MeasureRule, measures: Measures) => {
    const [best, worst] = [remark(row, rule, measures, 'best'), remark(row, rule, measures, 'worst')];
    if (best !== null) strong[best.index]?.push(best.part);
    if (worst !== null) weak[worst.index]?.push(worst.part);
  };
  const distinguish = ({ code }: Row, { has, lacks }: FeatureRule, owns: readonly boolean[]) => {
    const count = owns.filter(Boolean).length;
    if (count === owns.length) shared.push({ text: has, code });
    if (count === 1) strong[owns.indexOf(true)]?.push({ text: `есть ${has}`, code });
    if (count === owns.length - 1) weak[owns.indexOf(false)]?.push({ text: lacks, code });
  };
  for (const rule of rules) {
    const namedBefore = strong.map(({ length }) => length);
    for (const row of rows.filter((each) => isAbout(rule, each))) {
      const measures = 'better' in rule ? measuresOf(row, rule) : null;
      const owns = ownersOf(row);
      if (measures !== null && 'better' in rule) compare(row, rule, measures);
      else if (owns !== null && 'has' in rule) distinguish(row, rule, owns);
    }
    if (rule.isCamera) for (const [index, parts] of strong.entries()) cameras[index]?.push(...parts.slice(namedBefore[index]));
  }

  const short = shortNames(products.map(({ name }) => name));
  const order = products
    .map(({ offer: { price } }, index) => ({ index, price: price.amount }))
    .toSorted((one, other) => one.price - other.price);
  const [cheapest, next] = order;
  const sentences = order.flatMap(({ index, price }): Sentence[] => {
    const isCheapest = index === cheapest?.index && next !== undefined && next.price > price;
    const cheap = isCheapest ? [plainPart(`дешевле на\u00a0${rubles(next.price - price)}`)] : [];
    const better = [...cheap, ...(strong[index] ?? [])].slice(0, maxBest);
    // Of two products the drawbacks of one are the advantages of the other.
    const worse = isCheapest || products.length > 2 ? (weak[index] ?? []).slice(0, 1) : [];
    const sentence = [...joinParts(better), ...(better.length > 0 && worse.length > 0 ? [plainPart(', но '), ...worse] : worse)];
    return sentence.length === 0 ? [] : [[plainPart(`${nbsp(short[index] ?? '')}: `), ...sentence, plainPart('.')]];
  });
  const all = shared.length === 0 ? [] : [[plainPart('У всех есть: '), ...joinParts(shared.slice(0, maxBest)), plainPart('.')]];
  const said = new Set(sentences.flat());
  const ofCameras = order.flatMap(({ index }): Part[][] => {
    const parts = (cameras[index] ?? []).filter((part) => !said.has(part));
    return parts.length === 0 ? [] : [[plainPart(`${nbsp(short[index] ?? '')} — `), ...joinParts(parts.slice(0, maxBest))]];
  });
  // Whoever compares cameras is told of them, also where there are greater differences.
  const camera = ofCameras.length === 0 ? [] : [[plainPart('Камеры: '), ...joinParts(ofCameras, '; '), plainPart('.')]];
  return [...[...all, ...sentences].slice(0, maxSentences - camera.length), ...camera];
}
