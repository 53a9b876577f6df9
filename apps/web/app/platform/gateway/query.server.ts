import { type RouterContextProvider, data as respond } from 'react-router';
import { emptyAnswer, type Failure, failureOf, failureOfChange, statusOf, type UserError } from './gateway-failure.ts';
import { noteChange, shopOf, type Visitor } from './shop.server.ts';

/** A generated operation: its text, the id it is stored under, and the types of what goes in and comes out. */
export interface Document<Result, Variables> {
  toString(): string;
  __meta__?: Record<string, unknown> | undefined;
  /** Never called; carries the types. */
  __apiType?: ((variables: Variables) => Result) | undefined;
}

export interface Answer<Result> {
  /** Null when the whole operation failed; in it, a change that has not happened is null. */
  data: Result | null;
  /** Every failure, also of single fields, and what `userErrors` of a change say. */
  errors: Failure[];
}

interface QueryOptions {
  /** Asks on behalf of another city than the visitor's own. */
  cityId?: string | undefined;
  /** As a guest with this basket beside the visitor's own, which nothing of it touches; null before there is one. */
  separateBasket?: { basketId: string | null } | undefined;
  /** Goes on although the visitor's request has ended; for what is streamed. */
  signal?: AbortSignal | undefined;
}

/** Cookies of who is signed in, and of the basket. */
const ofOwnBasket: readonly string[] = ['basket_id', 'access_token', 'refresh_token'];

/** The visitor with a basket beside the own one: what carries no session takes no other one. */
function besideOwn({ headers, cookies, ...rest }: Visitor, basketId: string | null): Visitor {
  const others = [...cookies].filter(([name]) => !ofOwnBasket.includes(name));
  const hiddenHeaders = ['authorization', 'x-basket-id'];
  return {
    ...rest,
    headers: { get: (name) => (hiddenHeaders.includes(name) ? null : headers.get(name)) },
    cookies: new Map(basketId === null ? others : [...others, ['basket_id', basketId]]),
  };
}

/**
 * Runs a generated operation for a loader or an action and puts the cookies it made on the answer. Never throws for a
 * failed operation: `data` is null then and `errors` say why.
 */
export async function query<Result, Variables extends Record<string, unknown>>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  document: Document<Result, Variables>,
  variables: Variables,
  options: QueryOptions = {},
): Promise<Answer<Result>> {
  const shop = shopOf(context);
  const id = document.__meta__?.hash;
  const { separateBasket, cityId = shop.cityId } = options;
  const own = separateBasket === undefined ? shop.visitor : besideOwn(shop.visitor, separateBasket.basketId);
  try {
    const result = await shop.execute({
      ...(typeof id === 'string' ? { id } : {}),
      document: document.toString(),
      variables,
      visitor: cityId === undefined ? own : { ...own, cityId },
      signal: options.signal ?? request.signal,
    });
    for (const change of result.cookies ?? []) {
      if (separateBasket !== undefined && ofOwnBasket.includes(change.name)) continue;
      shop.changeCookie(change);
      noteChange(shop.visitor, change);
    }
    const { data, failures } = withoutFailedChanges(result.data);
    // The generated types describe what the schema answers; the executor has validated the operation against it.
    return { data: data as Result | null, errors: [...failures, ...(result.errors ?? []).map(failureOf)] };
  } catch (error) {
    if (request.signal.aborted) throw error;
    shop.log.error({ err: error }, 'operation failed');
    return { data: null, errors: [{ ...emptyAnswer, message: 'operation failed' }] };
  }
}

/** The answer with null for each change that has not happened, and why not. */
function withoutFailedChanges(answerData: unknown): { data: unknown; failures: Failure[] } {
  const failures: Failure[] = [];
  if (typeof answerData !== 'object' || answerData === null) return { data: null, failures };
  const data: Record<string, unknown> = { ...answerData };
  for (const [field, payload] of Object.entries(data)) {
    const [first, ...others] = userErrorsOf(payload);
    if (first === undefined) continue;
    failures.push(failureOfChange(field, [first, ...others]));
    data[field] = null;
  }
  return { data, failures };
}

/** Each operation asks for them alike (`user-errors.graphql`), and only payloads have them. */
const userErrorsOf = (payload: unknown): readonly UserError[] =>
  typeof payload === 'object' && payload !== null && 'userErrors' in payload ? (payload.userErrors as UserError[]) : [];

/** A field that a payload has whenever its change has happened: the schema can promise it less than the shop does. */
export function requireField<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A change has happened, and its payload does not say what it has made.');
  return value;
}

/** The error screen with the status of a failure; the shell shows it with a way back. */
export function throwFailure(failure: Failure | undefined): never {
  const code = failure?.code ?? 'INTERNAL';
  throw respond({ code }, { status: statusOf(code) });
}

/** The screen «Страница не найдена». */
export function notFound(): never {
  throw respond({ code: 'NOT_FOUND' }, { status: 404 });
}

/** What the screen is of came as nothing: it could not be loaded, or there is no such thing. */
export function absent(errors: readonly Failure[], field: string): never {
  const failure = errors.find(({ path }) => path === field);
  return failure === undefined ? notFound() : throwFailure(failure);
}

/** `query` for what the screen cannot be shown without: fails the screen when nothing came. */
export async function queryOrFail<Result, Variables extends Record<string, unknown>>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  document: Document<Result, Variables>,
  variables: Variables,
  options: QueryOptions = {},
): Promise<{ data: Result; errors: Failure[] }> {
  const { data, errors } = await query(context, request, document, variables, options);
  if (data === null) throwFailure(errors[0]);
  return { data, errors };
}
