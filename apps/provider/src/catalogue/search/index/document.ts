import { memoize } from '../../../platform/memoize.ts';
import { amountOf } from '../../text/amounts.ts';
import { fold } from '../../text/fold.ts';
import { amountTerm, canonicalUnit, type Lexeme, lexemesOf } from '../../text/lexemes.ts';
import { stem } from '../../text/stem.ts';
import { fields, maxImpact, noPlace } from '../terms/fields.ts';
import { kindTerm, lineTerm, madeForTerm, measureTerm, modelTerm } from '../terms/terms.ts';
import { weights } from '../terms/weights.ts';
import { isBeginning, kindsOf, lineOf, modelsAt, standingsOf, wordsOfTarget } from './name.ts';

interface SpecificationValue {
  name: string;
  text: string;
  unit: string | null;
  type: string;
  number: number | null;
}

/** A product as search knows it. */
export interface SearchDocument {
  id: number;
  name: string;
  brand: string;
  categoryId: number;
  /** Names of the category: for many, for one, and of those above. */
  category: string;
  singular: string;
  sections: readonly string[];
  values: readonly SpecificationValue[];
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
  /** How the word is written, for the vocabulary; none of what is no word. */
  word: string | undefined;
}

/** The terms of one document. */
export interface Terms {
  byTerm: ReadonlyMap<string, Occurrence>;
  /** Lexemes of its name. */
  length: number;
}

const { bm25 } = weights;
const parts = ['name', 'brand', 'kind', 'value', 'text'] as const satisfies readonly Part[];
/** A specification that says which models a thing is made for. */
const namesOfCompatibility = /^(совместим|подходит|compatib|fits)/i;
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

/** The pieces of a text that many documents share: the name of a category, a specification, a value. */
const sharedLexemesOf = memoize<string, readonly Lexeme[]>(50_000, lexemesOf);

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

/** How often a term stands in each part of a product, and how many lexemes a part has. */
type Counts = Record<Part, number>;

const noCounts = (): Counts => ({ name: 0, brand: 0, kind: 0, value: 0, text: 0 });

/**
 * BM25F without its rareness: how often a term stands in each part, the less the longer the part is, added up with the
 * weight of each part and only then saturated, so that name and description do not count twice what is said once.
 */
function impactOf(counts: Counts, lengths: Counts): number {
  let sum = 0;
  for (const part of parts) {
    if (counts[part] === 0) continue;
    const { weight, length, usual } = bm25.parts[part];
    sum += (weight * counts[part]) / (1 - length + (length * lengths[part]) / usual);
  }
  return Math.round((maxImpact * sum) / (sum + bm25.repeated));
}

/** One mention of a term; without a part it does not count as said. */
interface Mention {
  term: string;
  field: number;
  part: Part | undefined;
  word: string | undefined;
}

/** What a text that many products share, such as the name of a category or a specification, says of each of them. */
class Statement {
  readonly mentions: Mention[] = [];
  readonly lengths = noCounts();

  add(term: string, field: number, part?: Part, word?: string): void {
    this.mentions.push({ term, field, part, word });
  }

  addAll(lexemes: readonly Lexeme[], field: number, part?: Part): void {
    if (part !== undefined) this.lengths[part] += lexemes.length;
    for (const { kind, term, also, text } of lexemes) {
      this.add(term, field, part, kind === 'word' ? text : undefined);
      for (const other of also) this.add(other, field, part);
    }
  }

  addKinds(lexemes: readonly Lexeme[]): void {
    for (const terms of kindsOf(takeKindWords(lexemes))) this.add(kindTerm(terms), fields.category);
  }
}

const maxStatements = 50_000;

const brandStatement = memoize(maxStatements, (brand: string): Statement => {
  const statement = new Statement();
  statement.addAll(sharedLexemesOf(brand), fields.brand, 'brand');
  return statement;
});

const categoryStatement = memoize(maxStatements, (category: string): Statement => {
  const statement = new Statement();
  const lexemes = sharedLexemesOf(category);
  // «Чехлы для телефонов» are no telephones.
  const goesWith = lexemes.findIndex(({ text }) => wordsOfTarget.test(text));
  const kindLength = goesWith < 0 ? lexemes.length : goesWith;
  for (const one of category.split(kindSeparator)) statement.addKinds(sharedLexemesOf(one));
  if (goesWith > 0) statement.add(kindTerm(lexemes.filter((_, index) => index !== goesWith).map(({ term }) => term)), fields.category);
  const isCompoundStart = (lexeme: Lexeme, index: number): boolean => index < kindLength && isBeginning(lexeme);
  statement.addAll(
    lexemes.filter((lexeme, index) => index < kindLength && !isCompoundStart(lexeme, index)),
    fields.category,
    'kind',
  );
  statement.addAll(
    lexemes.filter((lexeme, index) => index >= kindLength || isCompoundStart(lexeme, index)),
    fields.target,
  );
  return statement;
});

const sectionStatement = memoize(maxStatements, (section: string): Statement => {
  const statement = new Statement();
  statement.addAll(sharedLexemesOf(section), fields.section);
  return statement;
});

const tagStatement = memoize(maxStatements, (tag: string): Statement => {
  const statement = new Statement();
  statement.addAll(sharedLexemesOf(tag), fields.value);
  return statement;
});

const valueStatement = memoize(
  maxStatements,
  ({ name, text, unit, type, number }: SpecificationValue): Statement => {
    const statement = new Statement();
    const nameLexemes = sharedLexemesOf(name);
    const measure = (value: string): void => {
      for (const { kind, term } of nameLexemes) if (kind === 'word') statement.add(measureTerm(term, value), fields.value, 'value');
    };
    const valueLexemes = sharedLexemesOf(text);
    if (isAbsent(type, text, number)) measure('0');
    else if (type === 'flag' || presencePattern.test(text.trim())) statement.addAll(nameLexemes, fields.value, 'value');
    else if (number === null) {
      const isKind = namesOfKind.test(name.trim());
      statement.addAll(valueLexemes, isKind ? fields.kind : fields.value, isKind ? 'kind' : 'value');
      const [onlyLexeme] = valueLexemes;
      if (valueLexemes.length === 1 && onlyLexeme && amountOf(onlyLexeme.term)) measure(onlyLexeme.term);
      if (namesOfCompatibility.test(name.trim())) {
        const devices = text.split(/[,;]\s/).flatMap((device) => modelsAt(lexemesOf(device), 0));
        for (const device of devices) statement.add(madeForTerm(device.map(({ term }) => term)), fields.target, 'value');
      }
      // «Подсветка: RGB»: it has one.
      if (nameLexemes.length === 1) statement.addAll(nameLexemes, fields.text);
    } else {
      const value = String(number);
      const knownUnit = unit === null ? undefined : canonicalUnit(unit);
      if (knownUnit !== undefined) statement.add(amountTerm(value, knownUnit), fields.value, 'value');
      statement.add(value, fields.text);
      measure(knownUnit === undefined ? value : amountTerm(value, knownUnit));
      if (unit !== null && knownUnit === undefined)
        for (const { kind, term } of sharedLexemesOf(unit))
          if (kind === 'word') statement.add(measureTerm(term, value), fields.value, 'value');
    }
    return statement;
  },
  ({ name, text, unit, type, number }) => `${name}\n${text}\n${unit}\n${type}\n${number}`,
);

const descriptionStatement = (description: string): Statement => {
  const statement = new Statement();
  statement.addAll(lexemesOf(description).slice(0, maxDescriptionWords), fields.text, 'text');
  return statement;
};

/** Words of a name as they are written there, with their capitals. */
function writtenAs(lexemes: readonly Lexeme[], name: string): string {
  const words = new Map((name.match(/[\p{L}\p{N}.,]*[\p{L}\p{N}]/gu) ?? []).map((word) => [fold(word), word]));
  return lexemes.map(({ text }) => words.get(text) ?? text).join(' ');
}

/** Reads a document into its terms. */
export function termsOf(document: SearchDocument): Terms {
  const byTerm = new Map<string, Occurrence & { counts: Counts | undefined }>();
  const lengths = noCounts();
  const add = ({ term, field, part, word }: Mention, place: number): void => {
    let occurrence = byTerm.get(term);
    if (occurrence === undefined) {
      occurrence = { fields: 0, place, impact: 0, word: undefined, counts: undefined };
      byTerm.set(term, occurrence);
    }
    occurrence.fields |= field;
    if (place < occurrence.place) occurrence.place = place;
    // As its name and kind have it rather than the description, which says «смартфона».
    occurrence.word ??= word;
    if (part === undefined) return;
    occurrence.counts ??= noCounts();
    occurrence.counts[part] += 1;
  };
  const say = (statement: Statement): void => {
    for (const part of parts) lengths[part] += statement.lengths[part];
    for (const mention of statement.mentions) add(mention, noPlace);
  };

  const name = lexemesOf(document.name);
  const brandTerms = new Set(sharedLexemesOf(document.brand).map(({ term }) => term));
  const isEnglish = !/[а-яё]/i.test(document.name);
  let featureCount = 0;
  const kindLexemes: Lexeme[] = [];
  const standings = standingsOf(name, brandTerms, isEnglish);
  for (const { lexeme, field, isHad } of standings) {
    const { kind, text, term, also, place } = lexeme;
    const at = Math.min(place, noPlace - 1);
    if (isHad) featureCount += 1;
    add({ term, field, part: isHad ? 'value' : 'name', word: kind === 'word' ? text : undefined }, at);
    for (const other of also) add({ term: other, field, part: 'name', word: undefined }, at);
    if (kind === 'code') for (const piece of piecesOf(term)) add({ term: piece, field, part: 'name', word: undefined }, at);
    if (field === fields.kind) kindLexemes.push(lexeme);
  }
  const line = isEnglish ? undefined : lineOf(name, brandTerms);
  if (line) add({ term: lineTerm(line.term), field: fields.name, part: 'name', word: undefined }, Math.min(line.place, noPlace - 1));
  // Behind a comma stands what a model comes in: its colour, its size.
  const modelLexemes = lexemesOf(document.name.split(/,\s/, 1)[0] ?? '');
  const target = name.findIndex(({ text }) => wordsOfTarget.test(text));
  for (const at of isEnglish ? [] : [...(line ? [line.place - 1] : []), ...(target < 0 ? [] : [target + 1])]) {
    for (const model of modelsAt(modelLexemes, at)) {
      const place = model[0]?.place ?? 0;
      const terms = model.map(({ term }) => term);
      const isTarget = standings[place]?.field === fields.target;
      const mention = isTarget
        ? { term: madeForTerm(terms), field: fields.target, word: undefined }
        : { term: modelTerm(terms), field: fields.name, word: writtenAs(model, document.name) };
      add({ ...mention, part: 'name' }, Math.min(place, noPlace - 1));
    }
  }
  if (!isEnglish) {
    const kinds = new Statement();
    kinds.addKinds(kindLexemes);
    say(kinds);
  }
  lengths.name = name.length - featureCount;
  say(brandStatement(document.brand));
  say(categoryStatement(document.category));
  say(categoryStatement(document.singular));
  for (const section of document.sections) say(sectionStatement(section));
  for (const tag of document.tags) say(tagStatement(tag));
  for (const value of document.values) say(valueStatement(value));
  say(descriptionStatement(document.description));
  for (const occurrence of byTerm.values()) if (occurrence.counts) occurrence.impact = impactOf(occurrence.counts, lengths);
  return { byTerm, length: name.length };
}
