import { fold } from '../text/fold.ts';

/** Kinds of streets, with what people write for them. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  улица: ['ул'],
  проспект: ['пр-т', 'пр-кт', 'просп', 'пр'],
  бульвар: ['б-р', 'бул'],
  переулок: ['пер'],
  площадь: ['пл'],
  шоссе: ['ш'],
  набережная: ['наб'],
  проезд: ['пр-д'],
  тракт: [],
  аллея: [],
  магистраль: [],
  тупик: ['туп'],
  квартал: ['кв-л'],
};
const kindOfWord = new Map(
  Object.entries(kinds).flatMap(([kind, short]) => [kind, ...short].map((word): [string, string] => [word, kind])),
);

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s,]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '');

/** The kind of a street; null when it is not said. A street may be named by a kind: «улица Набережная» is a street. */
export function kindOf(text: string): string | null {
  const words = wordsOf(text);
  const streetKinds = words.flatMap((word) => kindOfWord.get(word) ?? []);
  return words.length === streetKinds.length ? (streetKinds.length > 1 ? (streetKinds[0] ?? null) : null) : (streetKinds[0] ?? null);
}

/** The name of a street as it is compared, without its kind: «просп. Мира», «Мира», «проспект Мира» are one. */
export function ownName(text: string): string {
  const words = wordsOf(text);
  const own = words.filter((word) => !kindOfWord.has(word));
  // Where nothing is left, the last word is the name.
  return own.length > 0 ? own.join(' ') : (words.at(-1) ?? '');
}

/** The same as it is written: «Артёма» of «улица Артёма». */
export function writtenName(name: string): string {
  const words = name.split(' ');
  const own = words.filter((word) => !kindOfWord.has(fold(word)));
  return own.length > 0 ? own.join(' ') : (words.at(-1) ?? '');
}
