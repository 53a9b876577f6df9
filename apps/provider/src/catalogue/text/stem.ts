import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';
import { memoize } from '../../platform/memoize.ts';

/** «колонок» and «колонка», «чехол» and «чехлы» are one word: a fleeting «о» or «е» before the last consonant goes. */
const fleetingVowel = /([бвгджзйклмнпрстфхцчшщь])[ое]([клнц])$/;

/** «объем» ends like a verb. */
const volume = /^об[ъь]?ем(?:а|у|ом|е|ы|ов)?$/;

function stemOf(word: string): string {
  if (volume.test(word)) return 'объем';
  if (/^[а-я]{3,}$/.test(word)) {
    const base = russian(word);
    return base.length > 4
      ? base
          .replace(fleetingVowel, '$1$2')
          .replace(/ь([клнц])$/, '$1')
          .replace(/еек$/, 'ейк')
      : base;
  }
  return /^[a-z]{3,}$/.test(word) ? english(word) : word;
}

/** The stem of a word, by the alphabet it is written in; numbers and codes stay as they are. */
export const stem = memoize(50_000, stemOf);
