import { certainty } from '@vitrina/services/address/vocabulary.ts';
import { fold } from '../search/text/fold.ts';
import { nothing } from './cleaned.ts';
import known from './names.json' with { type: 'json' };
import { nothingElse } from './suggest-address.ts';

type Gender = 'MALE' | 'FEMALE';
export type NamePart = 'surname' | 'name' | 'patronymic';

interface Known {
  part: NamePart;
  gender: Gender | null;
  text: string;
}

const ofWoman = (surname: string): string => {
  if (/(?:ов|ев|ёв|ин)$/.test(surname)) return `${surname}а`;
  return surname.replace(/(?:ск)ий$/, 'ская');
};
const ofDaughter = (patronymic: string): string => (patronymic === 'Ильич' ? 'Ильинична' : patronymic.replace(/ич$/, 'на'));

const everyName: readonly Known[] = [
  ...known.male.map((text): Known => ({ part: 'name', gender: 'MALE', text })),
  ...known.female.map((text): Known => ({ part: 'name', gender: 'FEMALE', text })),
  ...known.surnames.flatMap((text): Known[] =>
    ofWoman(text) === text
      ? [{ part: 'surname', gender: null, text }]
      : [
          { part: 'surname', gender: 'MALE', text },
          { part: 'surname', gender: 'FEMALE', text: ofWoman(text) },
        ],
  ),
  ...known.patronymics.flatMap((text): Known[] => [
    { part: 'patronymic', gender: 'MALE', text },
    { part: 'patronymic', gender: 'FEMALE', text: ofDaughter(text) },
  ]),
];
const byText = new Map(everyName.map((name) => [fold(name.text), name]));

/** «анна-МАРИЯ» is «Анна-Мария». */
const capital = (word: string): string => word.toLowerCase().replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

/** What a word is: by the lists of names, a patronymic by its ending, else a surname as long as there is none. */
function partOf(word: string, taken: readonly Known[]): Known {
  const found = byText.get(fold(word));
  if (found !== undefined) return found;
  const text = capital(word);
  const isTaken = (part: NamePart): boolean => taken.some((other) => other.part === part);
  if (/(?:ич|вна|чна)$/i.test(word) && word.length > 5) return { part: 'patronymic', gender: /ич$/i.test(word) ? 'MALE' : 'FEMALE', text };
  return { part: isTaken('surname') ? (isTaken('name') ? 'patronymic' : 'name') : 'surname', gender: null, text };
}

function read(words: readonly string[]): Known[] {
  const taken: Known[] = [];
  for (const word of words) taken.push(partOf(word, taken));
  return taken;
}

const genderOf = (parts: readonly Known[]): Gender | null => parts.find(({ gender }) => gender !== null)?.gender ?? null;

const textOf = (parts: readonly Known[], part: NamePart): string | null => parts.find((each) => each.part === part)?.text ?? null;

const partsOf = (parts: readonly Known[]) => ({
  surname: textOf(parts, 'surname'),
  name: textOf(parts, 'name'),
  patronymic: textOf(parts, 'patronymic'),
  gender: genderOf(parts) ?? 'UNKNOWN',
});

const noAddress = { city: null, street_with_type: null, street: null, house: null, block_type: null, block: null, flat: null };

/** Names that a text may become: its last word is still being typed, what stands before it says what that may be. */
export function suggestNames(query: string, count: number, only: readonly NamePart[] = []) {
  const words = query.trim().split(/\s+/);
  const beginning = fold(words.pop() ?? '');
  if (!/^\p{L}/u.test(beginning)) return [];
  const before = read(words);
  const gender = genderOf(before);
  const fits = (each: Known): boolean =>
    !before.some(({ part }) => part === each.part) &&
    (only.length === 0 || only.includes(each.part)) &&
    (gender === null || each.gender === null || each.gender === gender);
  return everyName
    .filter((each) => fits(each) && fold(each.text).startsWith(beginning) && fold(each.text) !== beginning)
    .slice(0, count)
    .map((each) => {
      const parts = [...before, each];
      const value = parts.map(({ text }) => text).join(' ');
      return { value, unrestricted_value: value, data: { ...noAddress, ...nothingElse, ...partsOf(parts) } };
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
  if (words.length === 0) return { ...nothing, source, qc: certainty.nothing };
  const parts = partsOf(read(words.slice(0, 3)));
  const left = [...rest, ...words.slice(3)];
  return {
    ...nothing,
    ...parts,
    source,
    result: [parts.surname, parts.name, parts.patronymic].filter(Boolean).join(' '),
    unparsed_parts: left.length > 0 ? left.join(' ').toUpperCase() : null,
    qc: left.length > 0 ? certainty.leftOver : certainty.sure,
  };
}
