import { Lru } from '@vitrina/graphql/base/lru.ts';
import type { OperationResult } from './execute.ts';

/** Seconds for which an answer is handed out again without looking into the cache of calls; less where a call lives shorter. */
const longest = 5;
/** Answers kept, and questions remembered that have been asked once lately (up to twice as many). */
const kept = 1_000;
/** Characters of a question, and of an answer, that are worth keeping. */
const longestQuestion = 1_000;
const longestAnswer = 64 * 1024;

/** One answer as an object for the screens and as text for HTTP; nobody may change it. */
export interface KeptAnswer {
  readonly data: NonNullable<OperationResult['data']>;
  readonly text: string;
  /** For an application, beside the data. */
  readonly extensions: Record<string, unknown>;
}

/**
 * Whole answers to the questions that everybody asks, in front of everything else: they cost neither a context nor
 * an execution. An answer is kept from the second time it is asked for, so that what is asked once pushes nothing out;
 * it outlives the data it was made from by `longest` at most.
 */
export interface KeptAnswers {
  get(question: string): KeptAnswer | undefined;
  /** A place for the answer to a question that has been asked before; undefined for one that is new. */
  place(question: string, seconds: number): ((answer: KeptAnswer) => void) | undefined;
  clear(): void;
  size(): number;
}

interface Entry {
  readonly answer: KeptAnswer;
  /** Milliseconds, by the clock given. */
  readonly until: number;
}

export function createKeptAnswers(now: () => number = () => performance.now()): KeptAnswers {
  let entries = new Lru<string, Entry>(kept);
  let asked = createAsked();
  return {
    get(question) {
      const entry = entries.get(question);
      return entry !== undefined && now() < entry.until ? entry.answer : undefined;
    },
    place(question, seconds) {
      if (question.length > longestQuestion) return undefined;
      if (!asked.again(question) && entries.get(question) === undefined) return undefined;
      const of = entries;
      const until = now() + Math.min(seconds, longest) * 1000;
      return (answer) => {
        // Entries dropped in the meantime have taken this answer's reason with them.
        if (of === entries && answer.text.length <= longestAnswer) of.set(question, { answer: frozen(answer), until });
      };
    },
    size: () => entries.size,
    clear() {
      entries = new Lru(kept);
      asked = createAsked();
    },
  };
}

/**
 * Notes a question, and says whether it has been asked before. In two sets, of which the older one is let go as a whole: to take
 * out one question for each that comes would cost more than the rest of a look-up.
 */
function createAsked(): { again(question: string): boolean } {
  let now = new Set<string>();
  let before = new Set<string>();
  return {
    again(question) {
      if (now.has(question)) return true;
      const isKnown = before.has(question);
      now.add(question);
      if (now.size >= kept) {
        before = now;
        now = new Set();
      }
      return isKnown;
    },
  };
}

/** Frozen to its last part: the same object is given to all who ask. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
