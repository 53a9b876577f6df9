import type { AnyEndpoint } from '../contract/endpoint.ts';
import { failure } from '../contract/failure.ts';
import { defaultCity } from '../contract/fields/special-ids.ts';
import { defaultApplicationType } from '../contract/headers.ts';
import { asId } from '../contract/wire.ts';
import type { Caller } from '../http/calls.ts';
import { planOf } from '../http/plan.ts';
import { headersFor, target, toWire } from '../http/request.ts';
import { everyEndpoint } from '../registry.ts';
import { type CallResult, type Kind, nameOf } from './call-result.ts';
import { type Comparison, compare } from './compare.ts';
import { inputFor } from './input.ts';
import { firstSamples, type Samples, sampleCalls, sampleReaders } from './samples.ts';

export interface CheckOptions {
  /** The provider with its base path, as `PROVIDER_API_URL` says it. */
  url: string;
  /** `PROVIDER_KEY`, where the provider wants one. */
  providerKey?: string | undefined;
  /** Whether what changes something is asked as well: it fills a basket, orders and begins a payment. */
  mayWrite: boolean;
  /** Whom the trial order names, and who is signed in where there is a password: a shopper made for the trial. */
  account?: { phone: string; password?: string | undefined } | undefined;
}

export interface CheckResult {
  readonly calls: readonly CallResult[];
  /** Whether an order can be paid when it is received. */
  readonly isPaidOnReceipt: boolean;
  readonly specialIds: SpecialIds;
}

/** What the provider's ids mean to the shop, by `services/contract/fields/special-ids.ts`. */
export interface SpecialIds {
  /** Its categories that stand for digital goods in the specification. */
  readonly digitalCategories: readonly string[];
  /** Its ways to pay that the shop has no name and no tab for. */
  readonly unknownPaymentTypes: readonly string[];
  /** Whether it has the city in which everybody begins; undefined where it lists none. */
  readonly hasDefaultCity: boolean | undefined;
}

const emptyComparison: Comparison = { wrong: [], absent: [], unknown: [] };
/**
 * What changes something, and what is asked of it afterwards: a session, a basket, an order that nobody is to put together, the beginning
 * of its payment. No other change is made, whatever is declared: somebody's account is not deleted for a trial.
 */
const trial = [
  'auth.login',
  'auth.refreshToken',
  'profile.read',
  'basket.addItem',
  'basket.updateItemQuantity',
  'basket.getBasket',
  'delivery.variationsOrders',
  'basket.removeItem',
  // Once more, so that there is something to order.
  'basket.addItem',
  'orders.create',
  'orders.order',
  'orders.toRepay',
  'payments.create',
  'payments.init',
  'payments.info',
  'payments.actionStatus',
  'auth.logout',
];

/** Asks every declared call once with harmless input, those first from whose answers the others learn what there is. */
export async function check(options: CheckOptions): Promise<CheckResult> {
  const samples: Samples = { ...firstSamples(), ...options.account };
  const results = new Map<AnyEndpoint, CallResult>();
  for (const endpoint of inOrder()) results.set(endpoint, await checkOne(endpoint, samples, options));
  const { isPaidOnReceipt, digitalCategories, unknownPaymentTypes, cityIds } = samples;
  return {
    calls: [...results.values()],
    isPaidOnReceipt: isPaidOnReceipt === true,
    specialIds: {
      digitalCategories: textsOf(digitalCategories) ?? [],
      unknownPaymentTypes: textsOf(unknownPaymentTypes) ?? [],
      hasDefaultCity: textsOf(cityIds)?.includes(defaultCity.id),
    },
  };
}

const textsOf = (value: unknown): string[] | undefined => (Array.isArray(value) ? value.map(String) : undefined);

/** Teachers, all that is left, and the trial in its own order. */
function inOrder(): AnyEndpoint[] {
  const byName = new Map(everyEndpoint.map((endpoint) => [nameOf(endpoint), endpoint]));
  const others = [...byName.keys()].filter((name) => !trial.includes(name));
  const taught = sampleCalls.filter((name) => others.includes(name));
  const names = [...taught, ...others.filter((name) => !taught.includes(name)), ...trial];
  return names.flatMap((name) => byName.get(name) ?? []);
}

/** A GET may change something, and a POST may be a question: the declaration knows. */
const isWrite = (endpoint: AnyEndpoint): boolean => !everyPage.has(nameOf(endpoint)) && changes(endpoint);

/** Every page asks for it, so that a trial may as well: a visitor more has a branch. */
const everyPage: ReadonlySet<string> = new Set(['site.branch']);

const changes = ({ idempotency, identity, method }: AnyEndpoint): boolean =>
  idempotency !== 'safe' || method === 'PUT' || method === 'DELETE' || (identity === 'shopper' && method !== 'GET');

async function checkOne(endpoint: AnyEndpoint, samples: Samples, options: CheckOptions): Promise<CallResult> {
  const skipped = (reason: string): CallResult => ({
    endpoint,
    kind: 'not asked',
    status: undefined,
    milliseconds: 0,
    comparison: emptyComparison,
    reason,
  });
  if (isWrite(endpoint) && !trial.includes(nameOf(endpoint))) return skipped('changes something, and is no part of the trial');
  if (isWrite(endpoint) && !options.mayWrite) return skipped('changes something: ask with --write');
  if (endpoint.identity === 'shopper' && samples.bearer === undefined) return skipped('needs a signed-in shopper: --phone and --password');
  if (endpoint.identity === 'refresh' && samples.refreshToken === undefined) return skipped('needs a session to renew');
  const input = inputFor(endpoint, samples);
  if (input === undefined) return skipped('nothing was found that it could be asked about');

  const plan = planOf(endpoint);
  const caller = callerOf(samples);
  const wire = toWire(plan, input);
  const startedAt = performance.now();
  const answer = await fetch(`${options.url}${target(wire, plan, caller)}`, {
    method: endpoint.method,
    headers: { ...headersFor(plan, caller, input), ...(options.providerKey && { 'x-provider-key': options.providerKey }) },
    ...(wire.body !== undefined && { body: wire.body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(endpoint.deadline),
  }).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    (error: unknown) => ({ status: undefined, text: error instanceof Error ? reasonOf(error) : String(error) }),
  );
  const base = { endpoint, status: answer.status, milliseconds: Math.round(performance.now() - startedAt) };
  if (answer.status === undefined) return { ...base, kind: 'failed', comparison: emptyComparison, reason: answer.text };
  if (answer.status >= 300) return { ...base, comparison: emptyComparison, ...refusalOf(answer.status, answer.text) };
  if (answer.status === 204) return { ...base, kind: 'empty', comparison: emptyComparison, reason: '' };
  const value = parseJson(answer.text);
  if (value === undefined)
    return { ...base, kind: 'broken', comparison: { ...emptyComparison, wrong: ['the whole answer'] }, reason: 'no JSON' };
  Object.assign(samples, withoutUndefined(sampleReaders[nameOf(endpoint)]?.(value) ?? {}));
  const comparison = compare(plan.answer, value);
  return { ...base, kind: comparison.wrong.length === 0 ? 'conforms' : 'broken', comparison, reason: '' };
}

/** An unknown address has a code of its own; a thing that is not there has another. */
function refusalOf(status: number, text: string): { kind: Kind; reason: string } {
  const read = failure.safeParse(parseJson(text));
  const code = read.data?.code ?? 'an error in another form than the contract’s';
  const reason = `${status}, ${code}`;
  if (status >= 500) return { kind: 'failed', reason };
  const isUnknown = code === 'route_not_found' || status === 405 || (status === 404 && !read.success);
  return { kind: isUnknown ? 'no such call' : 'refused', reason };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const reasonOf = (error: Error): string => (error.cause instanceof Error ? error.cause.message : error.message);

/** What was not in the answer does not take away what is known already. */
const withoutUndefined = (samplesFromAnswer: Samples): Samples =>
  Object.fromEntries(Object.entries(samplesFromAnswer).filter(([, value]) => value !== undefined));

const textIn = (samples: Samples, name: string): string | undefined => {
  const value = samples[name];
  return typeof value === 'string' ? value : undefined;
};

function callerOf(samples: Samples): Caller {
  const orderKey = textIn(samples, 'orderKey');
  return {
    traceId: crypto.randomUUID(),
    cityId: asId(textIn(samples, 'cities.id') ?? defaultCity.id),
    branch: 'A',
    applicationType: defaultApplicationType,
    basketId: textIn(samples, 'basketId'),
    orderKeys: orderKey === undefined ? [] : [orderKey],
    repairKeys: [],
    bearer: textIn(samples, 'bearer'),
    refreshToken: textIn(samples, 'refreshToken'),
    employeeToken: undefined,
    clientAddress: undefined,
    signal: () => new AbortController().signal,
    deadline: Number.POSITIVE_INFINITY,
  };
}
