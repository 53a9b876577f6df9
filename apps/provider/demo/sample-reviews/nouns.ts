import { z } from 'zod';
import { readContent } from '../content.ts';
import { type Kind, kinds } from '../pictures/subject.ts';

/** What people call a thing, in all six cases. */
export interface Noun {
  gender: 'm' | 'f' | 'n' | 'pl';
  /** What stands before the endings of the cases. */
  stem: string;
  cases: readonly string[];
}

export const caseNames: readonly string[] = ['nom', 'gen', 'dat', 'acc', 'ins', 'pre'];

/** Endings by paradigm, in the order of `caseNames`. */
const paradigms: Readonly<Record<string, string>> = {
  m: ',а,у,,ом,е', // телефон
  mь: 'ь,я,ю,ь,ем,е', // увлажнитель
  mй: 'й,я,ю,й,ем,е',
  f: 'а,ы,е,у,ой,е', // камера
  fк: 'а,и,е,у,ой,е', // стиралка
  fь: 'ь,и,и,ь,ью,и', // вещь
  fя: 'я,и,и,ю,ей,и', // станция
  n: 'о,а,у,о,ом,е',
  pl: 'и,ов,ам,и,ами,ах', // наушники
  plы: 'ы,ов,ам,ы,ами,ах', // весы, часы
};

function noun(source: string): Noun {
  const [paradigm = 'm', stem = '', own] = source.split(' ');
  const endings = (own ?? paradigms[paradigm] ?? '').split(',');
  const gender = paradigm.startsWith('pl') ? 'pl' : paradigm.startsWith('f') ? 'f' : paradigm.startsWith('n') ? 'n' : 'm';
  return { gender, stem, cases: endings.map((ending) => (stem + ending).replaceAll('_', ' ')) };
}

/** «paradigm stem» or «paradigm stem endings»; `_` is a space. The first one is the plain word. */
const nounsByKind = readContent('sample-reviews/nouns.json', z.partialRecord(z.enum(kinds), z.array(z.string())));

/** Words that fit any goods, for a leaf that borrows another's drawing. */
export const anything: readonly Noun[] = ['fк покупк', 'fь модел', 'fь вещ'].map(noun);

/** The words for a kind; empty where nobody has written any. */
export const nounsFor = (kind: Kind): readonly Noun[] => (nounsByKind[kind] ?? []).map(noun);
