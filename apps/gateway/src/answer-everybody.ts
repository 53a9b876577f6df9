import type { Context } from '@vitrina/graphql/context/context.ts';
import type { HeaderReader, Place } from '@vitrina/graphql/context/visitor.ts';
import { sharedSeconds, watched } from '@vitrina/graphql/shared.ts';
import type { StoredOperation, StoredOperations } from '@vitrina/graphql/stored.ts';
import { type Answered, type Ask, type Asking, type Begin, developerHeader, type Question } from './asking.ts';
import { textOf } from './http-answer.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { Cost } from './limits/budget.ts';
import { largeVariable } from './limits/rules.ts';

interface Options {
  kept: KeptAnswers;
  /** Ids of the stored operations. */
  ids: readonly string[];
  operations: StoredOperations;
  /** From where somebody asks. */
  placeOf(headers: HeaderReader): Place;
  idOf(question: Question): string | undefined;
  begin(request: Begin): Asking;
  answer(asking: Asking, question: Question, seen?: Context): Promise<Answered>;
  /** What an application is told when nothing had to be called. */
  costAtHand(question: Question): Cost;
  /** Told the id of an operation that was not run, since its answer was at hand. */
  onKept(id: string): void;
}

const noCookies: readonly string[] = [];

/**
 * Answers before execution: a stored query whose every call is the same for everybody is run once in a few seconds for each
 * city, branch, kind of application and set of variables. Its answer is kept only when nothing went wrong, no cookie came of it and no
 * resolver touched anything of the visitor but these two.
 */
export function answerEverybody({ kept, ids, operations, placeOf, idOf, begin, answer, costAtHand, onKept }: Options): Ask {
  const seconds = new Map(ids.map((id) => [id, secondsOf(operations.get(id))]));

  async function runWatched(request: Begin, question: Question, keep: NonNullable<ReturnType<KeptAnswers['place']>>): Promise<Answered> {
    let isPersonal = false;
    const asking = begin(request);
    const seen = watched(asking.context, () => {
      isPersonal = true;
    });
    const whole = await answer(asking, question, seen);
    if (isPersonal || whole.errors !== undefined || whole.data == null || whole.cookies.length > 0) return whole;
    const text = textOf({ data: whole.data, cookies: noCookies });
    keep({ text, data: JSON.parse(text).data, extensions: { cost: costAtHand(question) } });
    return whole;
  }

  return async (request, question) => {
    const id = idOf(question);
    const lifetime = id === undefined ? undefined : seconds.get(id);
    const place = id === undefined || lifetime === undefined ? undefined : placeFor(request.headers, placeOf);
    const { operationName, variables = {} } = question;
    if (id === undefined || lifetime === undefined || place === undefined || largeVariable(variables) !== undefined) {
      return answer(begin(request), question);
    }

    const key = `${id} ${operationName ?? ''} ${place} ${JSON.stringify(variables)}`;
    const known = kept.get(key);
    if (known !== undefined) {
      onKept(id);
      const { data, text, extensions } = known;
      // An application is told of the cost, also when there was none.
      if (request.application !== undefined) return { data, extensions, text: withExtensions(text, extensions), cookies: noCookies };
      return { data, text, cookies: noCookies };
    }
    const keep = kept.place(key, lifetime);
    return keep === undefined ? answer(begin(request), question) : runWatched(request, question, keep);
  };
}

/** The same text with `extensions` at its end. */
const withExtensions = (text: string, extensions: object): string => `${text.slice(0, -1)},"extensions":${JSON.stringify(extensions)}}`;

const secondsOf = (operation: StoredOperation | undefined): number | undefined => operation && sharedSeconds(operation.document);

/** What of the visitor the answer may depend on; undefined for a visitor with whom it does not end there. */
function placeFor(headers: HeaderReader, placeOf: Options['placeOf']): string | undefined {
  // A developer wants to see how the answer came about.
  if (headers.get(developerHeader) !== null) return undefined;
  const { cityId, branch, hadOtherCity, isMobileApp } = placeOf(headers);
  // Who has a city of long ago, or one that there is not, gets another cookie with the answer.
  return hadOtherCity ? undefined : `${cityId} ${branch}${isMobileApp ? ' mobile' : ''}`;
}
