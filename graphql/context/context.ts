import { defaultApplicationType } from '@vitrina/services/contract/headers.ts';
import type { Caller, Calls, Provenance, Provider } from '@vitrina/services/http/calls.ts';
import { Loaders } from '../loader.ts';
import { createSession, type Session } from './session.ts';
import { readViewer, type Viewer } from './visitor.ts';

/** What a log has to be able to do; pino does. */
export interface Log {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** What stands behind every resolver while one operation is run. */
export interface Context {
  /** Every declared call on behalf of this visitor; a resolver gets at them through `reaches`. */
  readonly calls: Calls;
  readonly loaders: Loaders;
  readonly viewer: Viewer;
  readonly session: Session;
  /** The moment the operation began; one for all its texts about time. */
  readonly now: Date;
  readonly log: Log;
  /** Whether the client still waits. */
  readonly signal: AbortSignal;
  /** The same visitor asking about another city. */
  inCity(cityId: number): Context;
  /** From now on calls carry this basket's id, and the visitor keeps it. */
  adoptBasket(basketId: string): void;
  /** From now on calls carry this order's key, and the visitor keeps it. */
  adoptOrderKeys(orderKeys: readonly string[]): void;
  /** From now on calls are about this city. */
  moveTo(cityId: number): void;
  /** Counts a failure that the visitor does not see (spec 1 §8). */
  countSilent(field: string, code: string): void;
}

export interface ContextConfig {
  log: Log;
  /** `CITY_HEADER` */
  cityHeader?: string;
  /** `MOBILE_APP_HEADER` */
  mobileAppHeader?: string;
  /** Whether cookies are `Secure`; when absent, as `x-forwarded-proto` says. */
  isSecure?: boolean;
  /** Told of every failure that the visitor does not see. */
  onSilentFailure?: (field: string, code: string) => void;
  /** Told how each answer of the provider came about. */
  observe?: (provenance: Provenance) => void;
}

export interface ContextOptions {
  provider: Pick<Provider, 'callsFor'>;
  /** Of the incoming request: cookies, city, basket, keys, trace. */
  headers: Headers;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
  now?: Date;
  config: ContextConfig;
}

/** Milliseconds that one operation may take. */
export const operationDeadline = 10_000;

/** Begins one operation of one visitor. Costs no call. */
export function createContext({ provider, headers, signal, now = new Date(), config }: ContextOptions): Context {
  const viewer = readViewer(headers, { city: config.cityHeader ?? 'x-city-id', mobileApp: config.mobileAppHeader ?? 'x-mobile-app' });
  const session = createSession(config.isSecure ?? headers.get('x-forwarded-proto') === 'https');
  if (viewer.hadRetiredCity && viewer.citySource === 'cookie') session.keepCity(viewer.cityId);
  const caller: Caller = {
    traceId: viewer.traceId,
    cityId: viewer.cityId,
    branch: viewer.branch,
    applicationType: defaultApplicationType,
    basketId: viewer.basketId,
    orderKeys: viewer.orderKeys,
    bearer: viewer.bearer,
    employeeToken: undefined,
    signal,
    deadline: performance.now() + operationDeadline,
  };

  const contextFor = (asking: Caller): Context => {
    const context: Context = {
      calls: provider.callsFor(asking, config.observe),
      loaders: new Loaders(() => context),
      viewer,
      session,
      now,
      log: config.log,
      signal,
      inCity: (cityId) => (cityId === asking.cityId ? context : contextFor({ ...asking, cityId })),
      adoptBasket(basketId) {
        if (viewer.basketId === basketId) return;
        viewer.basketId = basketId;
        asking.basketId = basketId;
        session.keepBasket(basketId);
      },
      adoptOrderKeys(orderKeys) {
        viewer.orderKeys = orderKeys;
        asking.orderKeys = orderKeys;
        session.keepOrderKeys(orderKeys);
      },
      moveTo(cityId) {
        viewer.cityId = cityId;
        asking.cityId = cityId;
        if (viewer.citySource === 'cookie') session.keepCity(cityId);
      },
      countSilent: (field, code) => config.onSilentFailure?.(field, code),
    };
    return context;
  };
  return contextFor(caller);
}
