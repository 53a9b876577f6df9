import { amountOf } from '../../text/amounts.ts';
import { amountTerm, canonicalUnit, type Lexeme, lexemesOf } from '../../text/lexemes.ts';
import { stem } from '../../text/stem.ts';
import { fields, maxImpact, noPlace } from '../terms/fields.ts';
import { kindTerm, lineTerm, measureTerm } from '../terms/terms.ts';
import { weights } from '../terms/weights.ts';
import { isBeginning, kindsOf, lineOf, standingsOf, wordsOfTarget } from './name.ts';

/** A product as search knows it. */
export interface SearchDocument {
  id: number;
  name: string;
  article: string;
  ean: readonly string[];
  brandId: number;
  brand: string;
  categoryId: number;
  /** Names of the category: for many, for one, and of those above. */
  category: string;
  singular: string;
  sections: readonly string[];
  values: readonly { name: string; text: string; unit: string | null; type: string; number: number | null }[];
  /** Words of the tags that hold it. */
  tags: readonly string[];
  description: string;
  /** Kopecks. */
  price: number;
  popularity: number;
  /** Can be bought or ordered at all. */
  isOrderable: boolean;
}

/** Where a term stands in one document. */
export interface Occurrence {
  fields: number;
  /** Its first place in the name. */
  place: number;
  /** How much is said of it: BM25's part that does not depend on the catalogue, at most `maxImpact`. */
  impact: number;
}

/** The terms of one document, and how each was written, for the vocabulary. */
export interface Terms {
  byTerm: ReadonlyMap<string, Occurrence>;
  words: ReadonlyMap<string, string>;
  /** Lexemes of its name. */
  length: number;
}

const { bm25 } = weights;
const parts = ['name', 'brand', 'kind', 'value', 'text'] as const satisfies readonly Part[];
const namesOfKind = /^(тип|вид|type|product type|тип (товара|устройства|техники|продукта|прибора))$/i;
/** Of a description only its beginning tells what the thing is. */
const maxDescriptionWords = 120;

/**
 * What people type of a code: `b760m` is «b760» and «760», `wan28281oe` is «wan28281» and «28281», `flip7` is «flip», `x8pro` «x8» and «pro»,
 * and of a television's `ue50u8000fuxru` the inches.
 */
function piecesOf(code: string): string[] {
  const heads = [...code.matchAll(/(?<=\d)(?=\p{L})/gu)].map(({ index }) => code.slice(0, index)).filter((head) => !/^\d{1,2}$/.test(head));
  const line = /^\p{L}{3,}(?=\d{1,2}$)/u.exec(code)?.[0];
  const ending = /(?<=\d)\p{L}{3,}$/u.exec(code)?.[0];
  const tails = [...code.matchAll(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu)]
    .map(({ index }) => code.slice(index))
    .filter((tail) => /^\p{L}+\d|^\d+\p{L}/u.test(tail));
  const size = /^\p{L}{1,3}(\d{2})(?=\p{L}|\d{2}(?!\d))/u.exec(code)?.[1];
  const digits = code.match(/\d{3,}/g) ?? [];
  const words = [line, ending].flatMap((word) => (word === undefined ? [] : [stem(word)]));
  return [...new Set([...heads, ...tails, ...words, ...(size === undefined ? [] : [size]), ...digits])];
}

const lexemeCache = new Map<string, readonly Lexeme[]>();
const maxCachedTexts = 20_000;

/** The pieces of a text that many documents share: the name of a category, a specification, a value. */
function sharedLexemesOf(text: string): readonly Lexeme[] {
  const cached = lexemeCache.get(text);
  if (cached) return cached;
  const lexemes = lexemesOf(text);
  if (lexemeCache.size >= maxCachedTexts) lexemeCache.clear();
  lexemeCache.set(text, lexemes);
  return lexemes;
}

const presencePattern = /^(да|есть|имеется|yes|true|\+)$/i;
const absencePattern = /^(нет|не поддерживается|отсутствует|no|none|false|-|–|—)$/i;

/** Whether a specification says that the thing has it not. */
const isAbsent = (type: string, text: string, number: number | null): boolean =>
  type === 'flag' ? number !== 1 : number === null && absencePattern.test(text.trim());

/** What joins two kinds in the name of a category: «Чайники и термопоты», «Принтеры, МФУ». */
const kindSeparator = /,|\/|\sи\s/;
const functionWords = /^(и|в|во|на|с|со|из|по|от|до|за|or|and|in|of|the)$/;

/** The words from the first on that tell a kind, before what it is for, what it has and how much of it there is. */
function takeKindWords(lexemes: readonly Lexeme[]): Lexeme[] {
  const first = lexemes.findIndex(({ kind, text }) => kind === 'word' && text.length > 1);
  const words = first < 0 ? [] : lexemes.slice(first);
  const end = words.findIndex(
    ({ kind, text }) => kind !== 'word' || text.length < 2 || functionWords.test(text) || wordsOfTarget.test(text),
  );
  return end < 0 ? words : words.slice(0, end);
}

type Part = keyof typeof bm25.parts;

/** How often a term stands in each part of a product. */
type Counts = Partial<Record<Part, number>>;

/**
 * BM25F without its rareness: how often a term stands in each part, the less the longer the part is, added up with the
 * weight of each part and only then saturated, so that name and description do not count twice what is said once.
 */
function impactOf(counts: Counts, lengths: Readonly<Record<Part, number>>): number {
  let sum = 0;
  for (const part of parts) {
    const { weight, length, usual } = bm25.parts[part];
    sum += (weight * (counts[part] ?? 0)) / (1 - length + (length * lengths[part]) / usual);
  }
  return Math.round((maxImpact * sum) / (sum + bm25.repeated));
}

/** Reads a document into its terms. */
export function termsOf(document: SearchDocument): Terms {
  const byTerm = new Map<string, { fields: number; place: number; impact: number }>();
  const words = new Map<string, string>();
  const counts = new Map<string, Counts>();
  const lengths = { name: 0, brand: 0, kind: 0, value: 0, text: 0 };
  const add = (term: string, field: number, part: Part | undefined, place: number = noPlace): void => {
    const existing = byTerm.get(term);
    if (existing) {
      existing.fields |= field;
      existing.place = Math.min(existing.place, place);
    } else byTerm.set(term, { fields: field, place, impact: 0 });
    if (part === undefined) return;
    const termCounts = counts.get(term);
    if (termCounts) termCounts[part] = (termCounts[part] ?? 0) + 1;
    else counts.set(term, { [part]: 1 });
  };
  const addAll = (lexemes: readonly Lexeme[], field: number, part?: Part): void => {
    if (part !== undefined) lengths[part] += lexemes.length;
    for (const { kind, term, also, text } of lexemes) {
      add(term, field, part);
      for (const other of also) add(other, field, part);
      if (kind === 'word') words.set(term, text);
    }
  };

  const name = lexemesOf(document.name);
  const brand = sharedLexemesOf(document.brand);
  const brandTerms = new Set(brand.map(({ term }) => term));
  const isEnglish = !/[а-яё]/i.test(document.name);
  let featureCount = 0;
  const kindLexemes: Lexeme[] = [];
  for (const { lexeme, field, isHad } of standingsOf(name, brandTerms, isEnglish)) {
    const { kind, text, term, also, place } = lexeme;
    const at = Math.min(place, noPlace - 1);
    if (isHad) featureCount += 1;
    add(term, field, isHad ? 'value' : 'name', at);
    for (const other of also) add(other, field, 'name', at);
    if (kind === 'code') for (const piece of piecesOf(term)) add(piece, field, 'name', at);
    if (kind === 'word') words.set(term, text);
    if (field === fields.kind) kindLexemes.push(lexeme);
  }
  const line = isEnglish ? undefined : lineOf(name, brandTerms);
  if (line) add(lineTerm(line.term), fields.name, 'name', Math.min(line.place, noPlace - 1));
  const addKinds = (lexemes: readonly Lexeme[]): void => {
    for (const terms of kindsOf(takeKindWords(lexemes))) add(kindTerm(terms), fields.category, undefined);
  };
  if (!isEnglish) addKinds(kindLexemes);
  lengths.name = name.length - featureCount;
  addAll(brand, fields.brand, 'brand');
  for (const category of [document.category, document.singular]) {
    const lexemes = sharedLexemesOf(category);
    // «Чехлы для телефонов» are no telephones.
    const goesWith = lexemes.findIndex(({ text }) => wordsOfTarget.test(text));
    const kindLength = goesWith < 0 ? lexemes.length : goesWith;
    for (const one of category.split(kindSeparator)) addKinds(sharedLexemesOf(one));
    if (goesWith > 0) add(kindTerm(lexemes.filter((_, index) => index !== goesWith).map(({ term }) => term)), fields.category, undefined);
    const isCompoundStart = (lexeme: Lexeme, index: number): boolean => index < kindLength && isBeginning(lexeme);
    addAll(
      lexemes.filter((lexeme, index) => index < kindLength && !isCompoundStart(lexeme, index)),
      fields.category,
      'kind',
    );
    addAll(
      lexemes.filter((lexeme, index) => index >= kindLength || isCompoundStart(lexeme, index)),
      fields.target,
    );
  }
  for (const section of document.sections) addAll(sharedLexemesOf(section), fields.section);
  for (const tag of document.tags) addAll(sharedLexemesOf(tag), fields.value);
  for (const { name: attribute, text, unit, type, number } of document.values) {
    const nameLexemes = sharedLexemesOf(attribute);
    const measure = (value: string): void => {
      for (const { kind, term } of nameLexemes) if (kind === 'word') add(measureTerm(term, value), fields.value, 'value');
    };
    const valueLexemes = sharedLexemesOf(text);
    if (isAbsent(type, text, number)) measure('0');
    else if (type === 'flag' || presencePattern.test(text.trim())) addAll(nameLexemes, fields.value, 'value');
    else if (number === null) {
      const isKind = namesOfKind.test(attribute.trim());
      addAll(valueLexemes, isKind ? fields.kind : fields.value, isKind ? 'kind' : 'value');
      const [onlyLexeme] = valueLexemes;
      if (valueLexemes.length === 1 && onlyLexeme && amountOf(onlyLexeme.term)) measure(onlyLexeme.term);
      // «Подсветка: RGB»: it has one.
      if (nameLexemes.length === 1) addAll(nameLexemes, fields.text);
    } else {
      const value = String(number);
      const knownUnit = unit === null ? undefined : canonicalUnit(unit);
      if (knownUnit !== undefined) add(amountTerm(value, knownUnit), fields.value, 'value');
      add(value, fields.text, undefined);
      measure(knownUnit === undefined ? value : amountTerm(value, knownUnit));
      if (unit !== null && knownUnit === undefined)
        for (const { kind, term } of sharedLexemesOf(unit)) if (kind === 'word') add(measureTerm(term, value), fields.value, 'value');
    }
  }
  addAll(lexemesOf(document.description).slice(0, maxDescriptionWords), fields.text, 'text');
  for (const [term, count] of counts) {
    const occurrence = byTerm.get(term);
    if (occurrence) occurrence.impact = impactOf(count, lengths);
  }
  return { byTerm, words, length: name.length };
}
