import { type Amount, amountOf } from '../../text/amounts.ts';
import { allowedTypos, distance } from '../../text/distance.ts';
import { soundOf } from '../../text/sound.ts';
import type { Dictionary } from '../terms/dictionary.ts';
import { measureOf } from '../terms/terms.ts';
import { formOf } from './thesaurus.ts';

/** A word that may have been meant. */
export interface Guess {
  term: string;
  documents: number;
  /** Signs that had to be mended; 0 for one that only sounds alike. */
  typoCount: number;
  /** 0 to 1. */
  likeness: number;
}

/** A term of a scale with the number it tells. */
export interface ScaleTerm extends Amount {
  term: string;
}

interface SoundEntry {
  term: string;
  sound: string;
  documents: number;
  /** Products that have it, or what it stands for. */
  meant: number;
}

/** Words that stand for others, and the terms of each of their meanings. */
export type Spellings = ReadonlyMap<string, readonly (readonly string[])[]>;

type WeightedGuess = Guess & Pick<SoundEntry, 'meant'>;

const trigramsOf = (sound: string): string[] => {
  const padded = `  ${sound} `;
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
};

/** Shorter sounds are too many words'. */
const minSoundLength = 3;

/** Words that sound alike, and the share of a word's trigrams that each of them has. */
const maxAlike = 100;
const minAlikeShare = 0.3;

/** Candidates whose letters are compared, of those that share most trigrams. */
const maxCompared = 60;
/** The share of a word's trigrams that a candidate has. */
const minSharedTrigrams = 0.3;
/** Guesses for one word, and words whose guesses are remembered. */
const maxGuesses = 16;
const maxCachedWords = 5_000;

/** The words of a catalogue, found by their letters, by their sound and by what is alike. */
export class Vocabulary {
  readonly #dictionaries: readonly Dictionary[];
  readonly #bySound = new Map<string, SoundEntry[]>();
  readonly #sounded: SoundEntry[] = [];
  readonly #byTrigram = new Map<string, number[]>();
  readonly #documentsByTrigram = new Map<string, number>();
  #mostDocuments = 0;
  readonly #shared: Uint8Array;
  readonly #similar = new Map<string, Guess[]>();
  readonly #alike = new Map<string, readonly { term: string; weight: number }[]>();
  readonly #scales = new Map<string, Map<string, ScaleTerm>>();
  /** The measures and their values by the whole number nearest to them, in centimetres what is told in millimetres. */
  readonly #byNumber = new Map<number, Map<string, ScaleTerm[]>>();

  /** `spellings` are words that stand for others without being in the catalogue, such as names by ear, and the terms of each. */
  constructor(dictionaries: readonly Dictionary[], spellings: Spellings = new Map()) {
    this.#dictionaries = dictionaries;
    const words = new Map<string, number>();
    for (const dictionary of dictionaries) {
      dictionary.terms.forEach((term, index) => {
        if (isWord(term)) words.set(term, (words.get(term) ?? 0) + dictionary.at(index).documents);
        else this.#measure(term);
      });
    }
    for (const [term, documents] of words) this.#sound(term, documents, documents);
    for (const [spelling, meanings] of spellings) {
      if (words.has(spelling)) continue;
      const meant = meanings.map((terms) => Math.min(...terms.map((term) => this.documents(term))));
      this.#sound(spelling, 0, Math.max(0, ...meant));
    }
    this.#shared = new Uint8Array(this.#sounded.length);
    for (const [index, { sound, documents }] of this.#sounded.entries()) {
      for (const trigram of new Set(trigramsOf(sound))) {
        const all = (this.#documentsByTrigram.get(trigram) ?? 0) + documents;
        this.#documentsByTrigram.set(trigram, all);
        this.#mostDocuments = Math.max(this.#mostDocuments, all);
        const indexes = this.#byTrigram.get(trigram);
        if (indexes) indexes.push(index);
        else this.#byTrigram.set(trigram, [index]);
      }
    }
  }

  /** Products that have a term. */
  documents(term: string): number {
    return this.#dictionaries.reduce((sum, dictionary) => sum + (dictionary.find(term)?.documents ?? 0), 0);
  }

  has(term: string): boolean {
    return this.#dictionaries.some((dictionary) => dictionary.find(term) !== undefined);
  }

  /** How a term is written. */
  wordOf(term: string): string {
    for (const dictionary of this.#dictionaries) {
      const word = dictionary.wordOf(term);
      if (word !== undefined) return word;
    }
    return formOf(term) ?? term;
  }

  /** Terms, and forms that stand for some, that sound like a word. */
  soundingLike(word: string): string[] {
    const sound = soundOf(word);
    return (sound.length < minSoundLength ? [] : (this.#bySound.get(sound) ?? [])).filter(({ meant }) => meant > 0).map(({ term }) => term);
  }

  /** Terms that begin with a text, the commonest first. */
  beginningWith(text: string, limit: number): string[] {
    const documentsByTerm = new Map<string, number>();
    for (const dictionary of this.#dictionaries) {
      for (let at = dictionary.from(text); dictionary.terms[at]?.startsWith(text) === true; at += 1) {
        const term = dictionary.terms[at] ?? '';
        if (!term.includes('=')) documentsByTerm.set(term, (documentsByTerm.get(term) ?? 0) + dictionary.at(at).documents);
      }
    }
    return [...documentsByTerm]
      .sort((one, other) => other[1] - one[1])
      .slice(0, limit)
      .map(([term]) => term);
  }

  /** The terms of a scale: amounts of a unit, `вт`, or the values of something measured, «глубин=». */
  scale(name: string): readonly ScaleTerm[] {
    return [...(this.#scales.get(name)?.values() ?? [])];
  }

  /** What is measured under a name or one that begins like it: «ядерн» is the measure «ядер». */
  measuresLike(word: string): string[] {
    if (this.#scales.has(`${word}=`)) return [word];
    return [...this.#scales.keys()].flatMap((scale) => {
      const name = scale.slice(0, -1);
      return scale.endsWith('=') && isRelated(name, word) ? [name] : [];
    });
  }

  /** Of each measure the values that are about a number, at most so much less than it. */
  measuring(number: number, less: number): ScaleTerm[][] {
    const valuesByName = new Map<string, ScaleTerm[]>();
    for (let near = Math.floor(number - less); near <= number + 1; near += 1) {
      for (const [name, values] of this.#byNumber.get(near) ?? []) valuesByName.set(name, [...(valuesByName.get(name) ?? []), ...values]);
    }
    return [...valuesByName.values()];
  }

  /** Terms written or sounding nearly like a word or its stem, the likeliest first: a typo may give it another ending. */
  similarTo(stem: string, word: string = stem): readonly Guess[] {
    const cached = this.#similar.get(word);
    if (cached) return cached;
    const guesses = this.#guess(stem, word);
    if (this.#similar.size >= maxCachedWords) this.#similar.clear();
    this.#similar.set(word, guesses);
    return guesses;
  }

  /** Terms that share much of the sound of a word, each with what is shared: the fewer words have a trigram, the more it tells. */
  alikeTo(word: string): readonly { term: string; weight: number }[] {
    const cached = this.#alike.get(word);
    if (cached) return cached;
    const trigrams = new Set(trigramsOf(soundOf(word)));
    const weightByIndex = new Map<number, number>();
    const shared = this.#sharing(trigrams);
    for (const trigram of trigrams) {
      const rare = this.#rareness(trigram);
      for (const index of this.#byTrigram.get(trigram) ?? [])
        if ((shared[index] ?? 0) >= trigrams.size * minAlikeShare) weightByIndex.set(index, (weightByIndex.get(index) ?? 0) + rare);
    }
    const result = [...weightByIndex]
      .flatMap(([index, weight]) => {
        const entry = this.#sounded[index];
        return entry && entry.documents > 0 ? [{ term: entry.term, weight, documents: entry.documents }] : [];
      })
      .sort((one, other) => other.weight - one.weight || other.documents - one.documents)
      .slice(0, maxAlike)
      .map(({ term, weight }) => ({ term, weight }));
    if (this.#alike.size >= maxCachedWords) this.#alike.clear();
    this.#alike.set(word, result);
    return result;
  }

  /** How rare the sound of a word is that stands as it is in a name. */
  distinctivenessOf(word: string): number {
    return [...new Set(trigramsOf(soundOf(word)))].reduce((sum, trigram) => sum + this.#rareness(trigram), 0);
  }

  #rareness(trigram: string): number {
    const documents = this.#documentsByTrigram.get(trigram) ?? 0;
    return Math.log(1 + (this.#mostDocuments + 1) / (documents + 1));
  }

  /** How many of these trigrams each word has. */
  #sharing(trigrams: Iterable<string>): Uint8Array {
    const shared = this.#shared.fill(0);
    for (const trigram of trigrams) for (const index of this.#byTrigram.get(trigram) ?? []) shared[index] = (shared[index] ?? 0) + 1;
    return shared;
  }

  #guess(stem: string, word: string): Guess[] {
    const sound = soundOf(stem);
    const trigrams = new Set(trigramsOf(sound));
    const shared = this.#sharing(trigrams);
    const minShared = Math.max(2, Math.floor(trigrams.size * minSharedTrigrams));
    const alike: { entry: SoundEntry; likeness: number }[] = [];
    shared.forEach((count, index) => {
      const entry = count < minShared ? undefined : this.#sounded[index];
      if (entry) alike.push({ entry, likeness: (2 * count) / (trigrams.size + entry.sound.length + 1) });
    });
    alike.sort((one, other) => other.likeness - one.likeness || other.entry.meant - one.entry.meant);
    const maxDistance = allowedTypos(stem) + 1;
    const guesses = alike.slice(0, maxCompared).map(({ entry, likeness }): WeightedGuess => {
      const writtenDistance = word === stem ? maxDistance + 1 : distance(word, this.wordOf(entry.term), maxDistance);
      const typoCount = Math.min(
        distance(stem, entry.term, maxDistance),
        writtenDistance,
        soundDistance(sound, entry.sound) ?? maxDistance + 1,
      );
      const isSwapped = hasSameLetters(entry.term, stem) || hasSameLetters(this.wordOf(entry.term), word);
      return {
        term: entry.term,
        documents: entry.documents,
        meant: entry.meant,
        typoCount,
        likeness: likeness + (isSwapped ? swapLikeness : 0),
      };
    });
    return guesses.sort((one, other) => one.typoCount - other.typoCount || rankGuess(other) - rankGuess(one)).slice(0, maxGuesses);
  }

  #measure(term: string): void {
    const { name, value } = measureOf(term);
    const amount = amountOf(value);
    const scale = name === undefined ? amount?.unit : `${name}=`;
    if (!amount || scale === undefined) return;
    const scaleTerms = this.#scales.get(scale) ?? new Map<string, ScaleTerm>();
    const isNew = !scaleTerms.has(term);
    this.#scales.set(scale, scaleTerms.set(term, { term, ...amount }));
    if (name === undefined || amount.unit === undefined || !isNew) return;
    const near = Math.round(amount.unit === 'мм' ? amount.value / 10 : amount.value);
    const measures = this.#byNumber.get(near) ?? new Map<string, ScaleTerm[]>();
    this.#byNumber.set(near, measures.set(name, [...(measures.get(name) ?? []), { term, ...amount }]));
  }

  #sound(term: string, documents: number, meant: number): void {
    const soundEntry = { term, sound: soundOf(term), documents, meant };
    this.#sounded.push(soundEntry);
    const same = this.#bySound.get(soundEntry.sound);
    if (same) same.push(soundEntry);
    else this.#bySound.set(soundEntry.sound, [soundEntry]);
  }
}

/** Letters that two words of one root begin with, and of the name of a measure at most behind them. */
const root = { shared: 4, ending: 2 } as const;

function isRelated(name: string, word: string): boolean {
  let shared = 0;
  while (shared < name.length && name[shared] === word[shared]) shared += 1;
  return shared >= root.shared && name.length - shared <= root.ending && word.length - shared <= root.ending + 1;
}

/** Signs by which two sounds differ that begin alike; undefined where these are too many, or the sounds too short to tell a word from mashed keys. */
function soundDistance(one: string, other: string): number | undefined {
  if (one.length < minHeardLength || one[0] !== other[0]) return undefined;
  const maxEdits = one.length >= twoEditLength ? 2 : 1;
  const signs = distance(one, other, maxEdits);
  return signs > maxEdits ? undefined : signs;
}
const minHeardLength = 5;
const twoEditLength = 8;

const isWord = (term: string): boolean => /^\p{L}{2,}$/u.test(term);

/** How much likelier a word is whose letters were typed in another order than one with other letters. */
const swapLikeness = 0.5;
const hasSameLetters = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join('') === [...other].sort().join('');

/** Of two words as near the commoner is likelier. */
const rankGuess = ({ likeness, meant }: WeightedGuess): number => likeness + Math.log10(1 + meant) / 6;
