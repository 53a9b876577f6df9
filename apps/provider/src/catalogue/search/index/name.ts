import { adjective } from '../../text/adjective.ts';
import type { Lexeme } from '../../text/lexemes.ts';
import afterNouns from '../dictionaries/after-noun.json' with { type: 'json' };
import { fields } from '../terms/fields.ts';

/** Behind these stands what a thing goes with. */
export const wordsOfTarget = /^(для|под|к|for|fits|compatible)$/;
/** Behind these stands what a thing has, up to the next noun. */
const wordsOfHaving = /^(с|со|без)$/;
/** Behind so many amounts an English name says what the thing has: «… Notebook 14" 8 GB 256 GB SSD Black» is no SSD. */
const minAmounts = 2;
/** Words before a maker's name that is missing: what stands there in Cyrillic is the kind. */
const maxKindWords = 5;

/** What stands before the hyphen of a compound without being a kind: a «ТВ-приставка» is no «тв». */
const beforeHyphen = /^(тв|tv|веб|web|аудио|видео|фото|авто|мото|вело|радио|смарт|smart|мини|экшн|экшен|usb|wi|ip|led|vr|3d)$/;

/** Whether a piece is such a beginning of a compound. */
export const isBeginning = ({ text, also }: Lexeme): boolean => also.length > 0 && beforeHyphen.test(text);

/** What may stand behind a noun without being one. */
const afterNoun = new Set(afterNouns);
/** An adjective behind «с» or «без»: «с быстрой», «без лишнего». */
const describing = /(ым|им|ыми|ими|ого|его|ной|вой|ской|трой|шой)$/;

/** A piece of a name, where it stands, and whether it only says what the thing has. */
interface Standing {
  lexeme: Lexeme;
  field: number;
  isHad: boolean;
}

/** Tells the words of a name apart: kind, maker, model, what the thing is for and what it has. */
export function standingsOf(name: readonly Lexeme[], brandTerms: ReadonlySet<string>, isEnglish: boolean): Standing[] {
  const start = kindEndOf(name, brandTerms, isEnglish);
  let field: number = start > 0 ? fields.kind : fields.name;
  let isHaving = false;
  let amounts = 0;
  return name.map((lexeme, place): Standing => {
    const { kind, text, term } = lexeme;
    if (place === start && (field === fields.kind || !wordsOfTarget.test(name[place - 1]?.text ?? ''))) field = fields.name;
    if (wordsOfTarget.test(text)) field = fields.target;
    if (field === fields.kind && isBeginning(lexeme)) return { lexeme, field: fields.target, isHad: false };
    if (kind === 'amount') amounts += 1;
    if (isEnglish) {
      const isHad = kind === 'word' && amounts >= minAmounts;
      const isDescribing = kind === 'word' && !brandTerms.has(term) && describes(text, name[place + 1]);
      return { lexeme, field: isHad ? fields.value : isDescribing ? fields.target : field, isHad };
    }
    const isHad = isHaving && kind === 'word' && !brandTerms.has(term);
    // «с керамическим покрытием»: what it has ends with the noun.
    isHaving = wordsOfHaving.test(text) || (isHad && describing.test(text));
    return { lexeme, field: isHad ? fields.value : field, isHad: false };
  });
}

/** The place of the first word behind the kind: the maker's name, without one what is not in Cyrillic; 0 where no kind stands first. */
function kindEndOf(name: readonly Lexeme[], brandTerms: ReadonlySet<string>, isEnglish: boolean): number {
  const start = name.findIndex(({ term }) => brandTerms.has(term));
  if (start >= 0 || isEnglish) return Math.max(0, start);
  const end = name.findIndex(({ text }) => !/^[а-я]+$/.test(text));
  return end > maxKindWords ? 0 : Math.max(0, end);
}

/** The first word of the model in a Russian name: what stands behind the kind and the maker's name. */
export function lineOf(name: readonly Lexeme[], brandTerms: ReadonlySet<string>): Lexeme | undefined {
  const start = name.findIndex(({ term }) => brandTerms.has(term));
  const first = start < 1 ? undefined : name.slice(start).find(({ term }) => !brandTerms.has(term));
  return first === undefined || wordsOfTarget.test(first.text) ? undefined : first;
}

/** Words of a model's name: «MacBook Air 13», «iPhone 17 Pro Max». */
const maxModelWords = 4;

/** Whether a word may stand in the name of a model that begins so: a colour in Russian is no part of an English one. */
const isOfModel = ({ kind, text }: Lexeme, first: Lexeme): boolean =>
  kind !== 'amount' && (/[а-я]/.test(first.text) || !/[а-я]/.test(text));

/**
 * Names of the model that stands at a place, with the maker's and without, longer and shorter: «Galaxy S25», «Galaxy S25 Ultra», «S25 Ultra»,
 * «Dyson V15».
 */
export function modelsAt(lexemes: readonly Lexeme[], at: number): Lexeme[][] {
  return [at, at + 1, at + 2].flatMap((start) => {
    const [first, ...more] = lexemes.slice(start, start + maxModelWords);
    if (!first || first.kind === 'amount') return [];
    const end = more.findIndex((lexeme) => !isOfModel(lexeme, first));
    const words = end < 0 ? more : more.slice(0, end);
    return words.map((_, index) => [first, ...words.slice(0, index + 1)]);
  });
}

/** In an English name the last noun says what a thing is: a «laptop lock» is a lock. */
function describes(word: string, next: Lexeme | undefined): boolean {
  return /^[a-z]{3,}$/.test(word) && next?.kind === 'word' && /^[a-z]{3,}$/.test(next.text) && !afterNoun.has(next.text);
}

/** Names of a kind among the words that tell it: «Умная лампа» is a «лампа» as well, «картридж лазерный» a «картридж». */
export function kindsOf(lexemes: readonly Lexeme[]): string[][] {
  const noun = lexemes.findIndex((lexeme) => !adjective.test(lexeme.text) && !isBeginning(lexeme));
  if (noun < 0) return [];
  const terms = lexemes.map(({ term }) => term);
  // Of «laser printer» the first word is none.
  if (!/[а-я]/.test(lexemes[noun]?.text ?? '')) return [terms];
  return [terms, terms.slice(noun), ...terms.slice(0, noun + 1).map((_, from) => terms.slice(from, noun + 1))];
}
