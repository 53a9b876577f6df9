import { setCookieHeader } from '@vitrina/services/contract/cookies.ts';
import type { Page } from '@vitrina/services/contract/endpoint.ts';
import type { Caller, Calls, Provenance, Provider } from '@vitrina/services/http/calls.ts';
import { ProviderError } from '@vitrina/services/http/provider-error.ts';
import type { SchemaDomain } from '@vitrina/services/registry.ts';
import { createSigner } from '../base/signer.ts';
import type { Application } from '../context/application.ts';
import { type Context, type ContextConfig, createContext } from '../context/context.ts';
import type { Places } from '../context/places.ts';
import { type Visitor, visitorOf } from '../context/visitor.ts';
import type { ApplicationRight } from '../generated/resolvers.ts';

type Answer<Call> = Call extends (input: infer Input) => Promise<infer Output>
  ? (input: Input, caller: Caller) => Output | Promise<Output>
  : never;

/** Answers by domain and call; a call without one is not there (404). */
export type Answers = { [D in keyof Calls]?: { [N in keyof Calls[D]]?: Answer<Calls[D][N]> } };

/** An answer to every declared call that an operation may lead to. */
export type WholeShop = { [D in SchemaDomain]: { [N in keyof Calls[D]]: Answer<Calls[D][N]> } };

/** The answers that are written by hand, where a sample would not do. */
export type HandwrittenAnswers = { [D in SchemaDomain]?: Partial<WholeShop[D]> };

/** One call as it was made. */
export interface RecordedCall {
  call: string;
  input: unknown;
  /** As it was at that moment. */
  caller: Caller;
}

/** A provider in memory that remembers what it was asked. */
export function fakeProvider(answers: Answers) {
  const recordedCalls: RecordedCall[] = [];
  const callers: Caller[] = [];
  const callsFor = (caller: Caller, observe?: (provenance: Provenance) => void): Calls => {
    const domainOf = (domain: string) =>
      new Proxy({}, { get: (_, name) => (input: unknown) => answerCall(domain, String(name), input, caller) });
    const answerCall = async (...[domain, name, input, caller]: Parameters<typeof answer>) => {
      const how = { endpoint: `${domain}.${name}`, source: 'provider', milliseconds: 1.234 } as const;
      try {
        const value = await answer(domain, name, input, caller);
        observe?.({ ...how, state: 'miss' });
        return value;
      } catch (error) {
        const failure = ofCall(how.endpoint, error);
        observe?.({ ...how, state: 'failed', failure });
        throw failure;
      }
    };
    return new Proxy({} as Calls, { get: (_, domain) => domainOf(String(domain)) });
  };
  async function answer(domain: string, name: string, input: unknown, caller: Caller): Promise<unknown> {
    callers.push(caller);
    recordedCalls.push({ call: `${domain}.${name}`, input, caller: { ...caller } });
    const answerFunction: unknown = Reflect.get(Reflect.get(answers, domain) ?? {}, name);
    if (typeof answerFunction !== 'function') throw refusal(404, 'not_found', `${domain}.${name}`);
    return answerFunction(input, caller);
  }
  const provider: Pick<Provider, 'callsFor'> = { callsFor };
  const countOf = (call: string) => recordedCalls.filter((one) => one.call === call).length;
  /** `callers`: of each call, as they are now. */
  return { provider, recordedCalls, callers, countOf };
}

/** The call of a failure until it is thrown by one. */
const anyCall = 'test.call';

export const refusal = (status: number, code: string, message = 'upstream text', fields = {}, endpoint = anyCall): ProviderError =>
  new ProviderError('refused', endpoint, { status, code, message, fields });

export const unavailable = (): ProviderError => new ProviderError('unavailable', anyCall, { status: 503, message: 'upstream text' });

/** A failure as the engine would have thrown it: it names its call. */
function ofCall(endpoint: string, error: unknown): unknown {
  if (!(error instanceof ProviderError) || error.endpoint !== anyCall) return error;
  const { kind, message, cause, ...details } = error;
  return new ProviderError(kind, endpoint, { ...details, message, cause });
}

export const page = <Item>(items: Item[], over: Partial<Page<Item>> = {}): Page<Item> => ({
  items,
  total: items.length,
  perPage: 24,
  pageCount: 1,
  currentPage: 1,
  ...over,
});

/** The same in each test, so that one knows the quotes of another. */
export const quoteSigner = createSigner(['a secret of the tests'], 'quotes');

export const now = new Date('2026-11-21T12:00:00+03:00');

/** Whoever sends these headers, seen by the server as plain HTTP on its own machine. */
export function visitorWith(init: ConstructorParameters<typeof Headers>[0] = {}): Visitor {
  const headers = new Headers(init);
  return visitorOf(headers, {
    traceId: headers.get('x-trace-id') ?? undefined,
    isSecure: headers.get('x-forwarded-proto') === 'https',
    origin: undefined,
    address: headers.get('x-forwarded-for') ?? undefined,
  });
}

/** An application that may be a storefront, and more where a test says so. */
export const createApplication = (name: string, ...rights: ApplicationRight[]): Application => ({
  name,
  rights: new Set<ApplicationRight>(['CATALOGUE', 'STOREFRONT', ...rights]),
  perMinute: 600,
  cost: 300,
  expiresAt: null,
});

/** A context over a provider in memory, with what it logs. */
export function testContext(
  provider: Pick<Provider, 'callsFor'>,
  headers: Record<string, string> = {},
  { publicOrigin, ...config }: Partial<ContextConfig> & { publicOrigin?: string | undefined } = {},
  application?: string | Application,
  places?: Places,
  moment: Date = now,
) {
  const lines: { level: string; fields: object; message: string }[] = [];
  const log = (level: string) => (fields: object, message: string) => void lines.push({ level, fields, message });
  const context: Context = createContext({
    provider,
    visitor: { ...visitorWith(headers), origin: publicOrigin },
    signal: () => new AbortController().signal,
    now: moment,
    application:
      typeof application === 'string'
        ? createApplication(application, 'ORDERS_READ', 'ORDERS_WRITE', 'COMMENTS_MODERATE', 'REPAIR_READ')
        : application,
    ...(places && { places }),
    config: { log: { warn: log('warn'), error: log('error') }, quoteSigner, ...config },
  });
  return { context, lines };
}

/** The cookies that an operation leaves, as they stand in an answer. */
export const setCookies = ({ session }: Pick<Context, 'session'>, isSecure = false): string[] =>
  session.cookies().map((cookie) => setCookieHeader(cookie, isSecure));
