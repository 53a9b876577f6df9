import { z } from 'zod';
import { type Kind, kinds } from '../pictures/subject.ts';

/**
 * What is said about a group of kinds. A bank is written as lines of `banks/<group>.txt`; the first sign tells what a line is:
 *
 *     : fridge freezer   the kinds of the bank, once, before anything else
 *     # fridge freezer   a new aspect, and the kinds it is about (alone: every kind of the bank)
 *     + phrase           a virtue, for the line of pros
 *     - phrase           a vice, for the line of cons
 *     ~ phrase           a trifle, for the cons of a pleased buyer
 *     > clause           a virtue in a sentence; its beginning may stand in the line of pros
 *     < clause           a vice in a sentence; its beginning may stand in the line of cons
 *     = phrase           what it was bought for: stands after «взял {name}»
 *     ? question         with its answers in the next lines:
 *     ! answer           by the shop's expert
 *     @ answer           by another buyer
 *
 * Every line is a pattern of `grammar.ts`. An aspect is one property of the goods: a review never praises and blames the same.
 */
export interface Aspect {
  kinds: readonly string[];
  pros: string[];
  cons: string[];
  trifles: string[];
  good: string[];
  bad: string[];
}

export interface QuestionPattern {
  kinds: readonly string[];
  question: string;
  answers: { text: string; isExpert: boolean }[];
}

export interface Bank {
  kinds: Kind[];
  aspects: Aspect[];
  purposes: { kinds: readonly string[]; text: string }[];
  questions: QuestionPattern[];
}

const choiceOrSlot = /\[[^\]]*\]|\{[^}]*\}/g;

/** The beginning of a clause that says enough by itself, for the lines of pros and cons: what can be said in several ways alone. */
function phraseOf(clause: string): string[] {
  const [guard = '', pattern = ''] = /^(\([^)]*\)\s*)?(.*)$/.exec(clause)?.slice(1) ?? [];
  const end = endOfFirstPart(pattern);
  const first = pattern.slice(0, end);
  const ways = first.match(choiceOrSlot) ?? [];
  return end === -1 || ways.length < 2 || !ways.some((way) => way.startsWith('[')) ? [] : [`${guard ?? ''}${first}`];
}

/** Where the mark stands after which a clause goes on with a choice; -1 without one. */
function endOfFirstPart(pattern: string): number {
  let depth = 0;
  for (const [at, letter] of [...pattern].entries()) {
    if ('[{<'.includes(letter)) depth += 1;
    else if (']}>'.includes(letter)) depth -= 1;
    else if (depth === 0 && /^[,:;] \[/.test(pattern.slice(at))) return at;
  }
  return -1;
}

/** Reads what is written; an unknown sign or kind, or an answer to nothing, is a fault of the file. */
export function parseBank(source: string): Bank {
  const result: Bank = { kinds: [], aspects: [], purposes: [], questions: [] };
  let aspect: Aspect = { kinds: [], pros: [], cons: [], trifles: [], good: [], bad: [] };
  for (const line of source.split('\n').map((row) => row.trim())) {
    const text = line.slice(1).trim();
    switch (line.charAt(0)) {
      case '':
        break;
      case ':':
        result.kinds = z.array(z.enum(kinds)).parse(text.split(' '));
        break;
      case '#':
        aspect = { kinds: text.split(' ').filter((kind) => kind !== ''), pros: [], cons: [], trifles: [], good: [], bad: [] };
        result.aspects.push(aspect);
        break;
      case '+':
        aspect.pros.push(text);
        break;
      case '-':
        aspect.cons.push(text);
        break;
      case '~':
        aspect.trifles.push(text);
        break;
      case '>':
        aspect.good.push(text);
        aspect.pros.push(...phraseOf(text));
        break;
      case '<':
        aspect.bad.push(text);
        aspect.cons.push(...phraseOf(text));
        break;
      case '=':
        result.purposes.push({ kinds: aspect.kinds, text });
        break;
      case '?':
        result.questions.push({ kinds: aspect.kinds, question: text, answers: [] });
        break;
      case '!':
      case '@': {
        const question = result.questions.at(-1);
        if (!question) throw new Error(`an answer without a question: ${line}`);
        question.answers.push({ text, isExpert: line.startsWith('!') });
        break;
      }
      default:
        throw new Error(`not a line of a bank: ${line}`);
    }
  }
  // A scope that only asks questions is no aspect.
  result.aspects = result.aspects.filter(
    ({ pros, cons, trifles, good, bad }) => pros.length + cons.length + trifles.length + good.length + bad.length > 0,
  );
  return result;
}

/** Is a line about these kinds said of this one? */
export const concerns = (those: readonly string[], kind: Kind): boolean => those.length === 0 || those.includes(kind);
