import { certainty } from '@vitrina/services/address/vocabulary.ts';
import { fold } from '../text/fold.ts';
import { emptyResult } from './empty-result.ts';
import known from './names.json' with { type: 'json' };
import { emptyContactData } from './suggest-address.ts';

type Gender = 'MALE' | 'FEMALE';
export type NamePart = 'surname' | 'name' | 'patronymic';

interface NameEntry {
  part: NamePart;
  gender: Gender | null;
  text: string;
}

const toFeminineSurname = (surname: string): string => {
  if (/(?:ов|ев|ёв|ин)$/.test(surname)) return `${surname}а`;
  return surname.replace(/(?:ск)ий$/, 'ская');
};
const toFemininePatronymic = (patronymic: string): string => (patronymic === 'Ильич' ? 'Ильинична' : patronymic.replace(/ич$/, 'на'));

const nameEntries: readonly NameEntry[] = [
  ...known.male.map((text): NameEntry => ({ part: 'name', gender: 'MALE', text })),
  ...known.female.map((text): NameEntry => ({ part: 'name', gender: 'FEMALE', text })),
  ...known.surnames.flatMap((text): NameEntry[] =>
    toFeminineSurname(text) === text
      ? [{ part: 'surname', gender: null, text }]
      : [
          { part: 'surname', gender: 'MALE', text },
          { part: 'surname', gender: 'FEMALE', text: toFeminineSurname(text) },
        ],
  ),
  ...known.patronymics.flatMap((text): NameEntry[] => [
    { part: 'patronymic', gender: 'MALE', text },
    { part: 'patronymic', gender: 'FEMALE', text: toFemininePatronymic(text) },
  ]),
];
const byText = new Map(nameEntries.map((name) => [fold(name.text), name]));

/** «анна-МАРИЯ» is «Анна-Мария». */
const capitalize = (word: string): string => word.toLowerCase().replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

/** What a word is: by the lists of names, a patronymic by its ending, else a surname as long as there is none. */
function classifyWord(word: string, precedingParts: readonly NameEntry[]): NameEntry {
  const entry = byText.get(fold(word));
  if (entry !== undefined) return entry;
  const text = capitalize(word);
  const isTaken = (part: NamePart): boolean => precedingParts.some((other) => other.part === part);
  if (/(?:ич|вна|чна)$/i.test(word) && word.length > 5) return { part: 'patronymic', gender: /ич$/i.test(word) ? 'MALE' : 'FEMALE', text };
  return { part: isTaken('surname') ? (isTaken('name') ? 'patronymic' : 'name') : 'surname', gender: null, text };
}

function parseNames(words: readonly string[]): NameEntry[] {
  const parsedParts: NameEntry[] = [];
  for (const word of words) parsedParts.push(classifyWord(word, parsedParts));
  return parsedParts;
}

const genderOf = (parts: readonly NameEntry[]): Gender | null => parts.find(({ gender }) => gender !== null)?.gender ?? null;

const textOf = (parts: readonly NameEntry[], part: NamePart): string | null => parts.find((each) => each.part === part)?.text ?? null;

const toNameData = (parts: readonly NameEntry[]) => ({
  surname: textOf(parts, 'surname'),
  name: textOf(parts, 'name'),
  patronymic: textOf(parts, 'patronymic'),
  gender: genderOf(parts) ?? 'UNKNOWN',
});

const emptyAddress = { city: null, street_with_type: null, street: null, house: null, block_type: null, block: null, flat: null };

/** Names that a text may become: its last word is still being typed, what stands before it says what that may be. */
export function suggestNames(query: string, count: number, only: readonly NamePart[] = []) {
  const words = query.trim().split(/\s+/);
  const beginning = fold(words.pop() ?? '');
  if (!/^\p{L}/u.test(beginning)) return [];
  const precedingParts = parseNames(words);
  const gender = genderOf(precedingParts);
  const fits = (each: NameEntry): boolean =>
    !precedingParts.some(({ part }) => part === each.part) &&
    (only.length === 0 || only.includes(each.part)) &&
    (gender === null || each.gender === null || each.gender === gender);
  return nameEntries
    .filter((each) => fits(each) && fold(each.text).startsWith(beginning) && fold(each.text) !== beginning)
    .slice(0, count)
    .map((each) => {
      const parts = [...precedingParts, each];
      const value = parts.map(({ text }) => text).join(' ');
      return { value, unrestricted_value: value, data: { ...emptyAddress, ...emptyContactData, ...toNameData(parts) } };
    });
}

/** A name as it should be written: surname, name, patronymic, each with a capital letter. */
export function cleanName(source: string) {
  const words = source
    .trim()
    .split(/\s+/)
    .filter((word) => /^[\p{L}'’-]+$/u.test(word));
  const rest = source
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !words.includes(word));
  if (words.length === 0) return { ...emptyResult, source, qc: certainty.nothing };
  const parts = toNameData(parseNames(words.slice(0, 3)));
  const unparsedWords = [...rest, ...words.slice(3)];
  return {
    ...emptyResult,
    ...parts,
    source,
    result: [parts.surname, parts.name, parts.patronymic].filter(Boolean).join(' '),
    unparsed_parts: unparsedWords.length > 0 ? unparsedWords.join(' ').toUpperCase() : null,
    qc: unparsedWords.length > 0 ? certainty.leftOver : certainty.sure,
  };
}
