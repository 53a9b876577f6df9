import { Lru } from '@vitrina/graphql/lru.ts';
import type { OperationResult } from './execute.ts';

/** Seconds for which an answer is handed out again without looking into the cache of calls; less where a call lives shorter. */
const longest = 5;
/** Questions remembered, answered or not. */
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
}

interface Entry {
  readonly answer?: KeptAnswer;
  /** Milliseconds, by the clock given. */
  readonly until: number;
}

export function createKeptAnswers(now: () => number = () => performance.now()): KeptAnswers {
  let entries = new Lru<string, Entry>(kept);
  return {
    get(question) {
      const entry = entries.get(question);
      return entry !== undefined && now() < entry.until ? entry.answer : undefined;
    },
    place(question, seconds) {
      if (question.length > longestQuestion) return undefined;
      if (entries.get(question) === undefined) {
        entries.set(question, { until: 0 });
        return undefined;
      }
      const of = entries;
      const until = now() + Math.min(seconds, longest) * 1000;
      return (answer) => {
        // Entries dropped in the meantime have taken this answer's reason with them.
        if (of === entries && answer.text.length <= longestAnswer) of.set(question, { answer: frozen(answer), until });
      };
    },
    clear() {
      entries = new Lru(kept);
    },
  };
}

/** Frozen to its last part: the same object is given to all who ask. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
