import { type RouterContextProvider, data as respond } from 'react-router';
import { emptyAnswer, type Failure, failureOf, statusOf } from './gateway-failure.ts';
import { shopOf } from './shop.server.ts';

/** A generated operation: its text, the id it is stored under, and the types of what goes in and comes out. */
export interface Document<Result, Variables> {
  toString(): string;
  __meta__?: Record<string, unknown> | undefined;
  /** Never called; carries the types. */
  __apiType?: ((variables: Variables) => Result) | undefined;
}

export interface Answer<Result> {
  /** Null when the whole operation failed. */
  data: Result | null;
  /** Every failure, also of single fields. */
  errors: Failure[];
}

interface QueryOptions {
  /** Asks on behalf of another city than the visitor's own. */
  cityId?: string | undefined;
  /** As a guest with this basket beside the visitor's own, which nothing of it touches; null before there is one. */
  alone?: { basketId: string | null } | undefined;
  /** Goes on although the visitor's request has ended; for what is streamed. */
  signal?: AbortSignal | undefined;
}

/**
 * The visitor's headers, with another city when the path names one, and with the basket and the branch that an earlier operation of this request
 * has brought: the browser does not know of them yet. Nothing else is copied: a screen asks with many operations.
 */
function headersFor(request: Request, traceId: string, cityId: string | undefined, made: readonly string[]): Pick<Headers, 'get'> {
  const begun = ['basket_id=', 'branch='].flatMap((name) => made.findLast((each) => each.startsWith(name))?.split(';')[0] ?? []);
  const sent = request.headers.get('cookie');
  const brought = begun.length === 0 ? sent : [...begun, sent].filter((part) => part !== null).join('; ');
  const cookie = cityId === undefined ? (begun.length === 0 ? undefined : brought) : inCity(brought, cityId);
  return {
    get(name) {
      if (name === 'x-trace-id') return traceId;
      return name === 'cookie' && cookie !== undefined ? cookie : request.headers.get(name);
    },
  };
}

/** Cookies of who is signed in, and of the basket. */
const ofOwnBasket = /^(?:basket_id|access_token|refresh_token)=/;

const pairsOf = (cookies: string | null): string[] => (cookies ?? '').split(/;\s*/).filter((pair) => pair !== '');

/** The visitor's headers with a basket beside the visitor's own: what carries no session takes no other one. */
function besideOwn(headers: Pick<Headers, 'get'>, { basketId }: { basketId: string | null }): Pick<Headers, 'get'> {
  const others = pairsOf(headers.get('cookie')).filter((pair) => !ofOwnBasket.test(pair));
  const cookie = [...(basketId === null ? [] : [`basket_id=${basketId}`]), ...others].join('; ');
  const hidden = ['authorization', 'x-basket-id'];
  return { get: (name) => (name === 'cookie' ? cookie : hidden.includes(name) ? null : headers.get(name)) };
}

function inCity(cookies: string | null, cityId: string): string {
  const others = pairsOf(cookies).filter((pair) => !pair.startsWith('city_id='));
  return [...others, `city_id=${cityId}`].join('; ');
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
  const headers = headersFor(request, shop.traceId, options.cityId ?? shop.cityId, shop.cookies);
  const { alone } = options;
  try {
    const result = await shop.execute({
      ...(typeof id === 'string' ? { id } : {}),
      document: document.toString(),
      variables,
      headers: alone === undefined ? headers : besideOwn(headers, alone),
      signal: options.signal ?? request.signal,
    });
    const made = result.cookies ?? [];
    shop.cookies.push(...(alone === undefined ? made : made.filter((cookie) => !ofOwnBasket.test(cookie))));
    // The generated types describe what the schema answers; the executor has validated the operation against it.
    const data = (result.data ?? null) as Result | null;
    return { data, errors: (result.errors ?? []).map(failureOf) };
  } catch (error) {
    if (request.signal.aborted) throw error;
    shop.log.error({ err: error }, 'operation failed');
    return { data: null, errors: [{ ...emptyAnswer, message: 'operation failed' }] };
  }
}

/** The error screen with the status of a failure; the shell shows it with a way back. */
export function failed(failure: Failure | undefined): never {
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
  return failure === undefined ? notFound() : failed(failure);
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
  if (data === null) failed(errors[0]);
  return { data, errors };
}
