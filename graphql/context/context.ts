import { defaultApplicationType } from '@vitrina/services/contract/headers.ts';
import type { Caller, Calls, Provenance, Provider, SessionTokens } from '@vitrina/services/http/calls.ts';
import type { CountTry } from '../limited.ts';
import { Loaders, type LoaderTable } from '../loader.ts';
import { createSession, type Session } from './session.ts';
import { type HeaderReader, readViewer, signIn, signOut, type Viewer } from './visitor.ts';

/** What a log has to be able to do; pino does. */
export interface Log {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** What stands behind every resolver while one operation is run. */
export interface Context {
  /** Every declared call on behalf of this visitor; a resolver gets at them through `reaches`. */
  readonly calls: Calls;
  readonly loaders: LoaderTable;
  readonly viewer: Viewer;
  readonly session: Session;
  /** The moment the operation began; one for all its texts about time. */
  readonly now: Date;
  readonly log: Log;
  /** Whether the client still waits. */
  readonly signal: () => AbortSignal;
  /** The same visitor's calls, telling how each answer came about; for a developer who asks (`provenance.ts`). */
  observed(observe: (provenance: Provenance) => void): Calls;
  /** The same visitor asking about another city. */
  inCity(cityId: number): Context;
  /** From now on calls carry this basket's id, and the visitor keeps it. */
  adoptBasket(basketId: string): void;
  /** From now on calls carry this order's key, and the visitor keeps it. */
  adoptOrderKeys(orderKeys: readonly string[]): void;
  /** From now on calls are this shopper's. A browser keeps the tokens, and its basket is known by the shopper. */
  signIn(tokens: SessionTokens): void;
  /** From now on nobody is signed in, and a browser keeps nothing that was the shopper's. */
  signOut(): void;
  /** From now on calls carry no order's key, and a browser keeps none. */
  forgetOrders(): void;
  /** The session is over: from now on nobody is signed in. What the browser knows of baskets and orders stays with it. */
  forgetSession(): void;
  /** From now on the session that is renewed is the one of this token; for whoever keeps its tokens itself. */
  bringRefreshToken(refreshToken: string): void;
  /** From now on calls are about this city. */
  moveTo(cityId: number): void;
  /** Counts a try of what may be tried only so often (`limited`). */
  readonly countTry: CountTry;
  /** Counts a failure that the visitor does not see (spec 1 §8). */
  countSilent(field: string, code: string): void;
}

export interface ContextConfig {
  log: Log;
  /** `CITY_HEADER` */
  cityHeader?: string;
  /** `MOBILE_APP_HEADER` */
  mobileAppHeader?: string;
  /** Whether cookies are `Secure`. No header says it: whoever begins the operation knows whom to believe. */
  isSecure?: boolean;
  /** Of the visitor's machine; no header says it either. */
  clientAddress?: string | undefined;
  /** Told of every failure that the visitor does not see. */
  onSilentFailure?: (field: string, code: string) => void;
  /** Told how each answer of the provider came about. */
  observe?: (provenance: Provenance) => void;
  /** Keeps the counters of what may be tried only so often; without it nothing is limited. */
  countTry?: CountTry;
}

export interface ContextOptions {
  provider: Pick<Provider, 'callsFor'>;
  /** Of the incoming request: cookies, city, basket, keys, trace. */
  headers: HeaderReader;
  /** Aborted when the client goes away. Asked for when somebody has to wait, so it may be made then. */
  signal: () => AbortSignal;
  now?: Date;
  /** Public name of the key by which another application is known; the caller has checked the key. */
  application?: string | undefined;
  config: ContextConfig;
}

/** Milliseconds that one operation may take. */
export const operationDeadline = 10_000;

/** Begins one operation of one visitor. Costs no call. */
export function createContext(options: ContextOptions): Context {
  const { provider, headers, now = new Date(), application, config } = options;
  const names = { city: config.cityHeader ?? 'x-city-id', mobileApp: config.mobileAppHeader ?? 'x-mobile-app' };
  const viewer = readViewer(headers, names, application);
  const session = createSession(config.isSecure ?? false);
  if (viewer.hadRetiredCity && viewer.citySource === 'cookie') session.keepCity(viewer.cityId);
  const caller = callerOf(viewer, session, options);

  const contextFor = (asking: Caller): Context => {
    const context: Context = {
      calls: provider.callsFor(asking, config.observe),
      loaders: new Loaders(() => context),
      viewer,
      session,
      now,
      log: config.log,
      signal: options.signal,
      observed: (observe) => provider.callsFor(asking, observe),
      inCity: (cityId) => (cityId === asking.cityId ? context : contextFor({ ...asking, cityId })),
      ...changesOf(asking, viewer, session),
      ...sessionChangesOf(asking, viewer, session),
      countTry: config.countTry ?? unlimited,
      countSilent: (field, code) => config.onSilentFailure?.(field, code),
    };
    return context;
  };
  return contextFor(caller);
}

const unlimited: CountTry = () => Promise.resolve();

/** On whose behalf calls are made; what the engine makes of the session comes back to the viewer and the cookies. */
function callerOf(viewer: Viewer, session: Session, options: Pick<ContextOptions, 'signal' | 'config'>): Caller {
  const caller: Caller = {
    traceId: viewer.traceId,
    cityId: viewer.cityId,
    branch: viewer.branch,
    applicationType: defaultApplicationType,
    basketId: viewer.basketId,
    orderKeys: viewer.orderKeys,
    bearer: viewer.bearer,
    refreshToken: viewer.refreshToken,
    onSession: (tokens) => adoptSession(caller, viewer, session, tokens),
    employeeToken: undefined,
    clientAddress: options.config.clientAddress,
    signal: options.signal,
    deadline: performance.now() + operationDeadline,
  };
  return caller;
}

/** Tokens of a browser go into its cookies; null ends the session, and the cookies with it. */
function adoptSession(caller: Caller, viewer: Viewer, session: Session, tokens: SessionTokens | null): void {
  if (tokens === null) signOut(viewer);
  else signIn(viewer, tokens);
  caller.bearer = viewer.bearer;
  caller.refreshToken = viewer.refreshToken;
  if (viewer.keepsTokens) return;
  if (tokens === null) session.dropTokens();
  else session.keepTokens(tokens);
}

/** What a mutation may change of the visitor: for later calls of the operation, and in what the visitor keeps. */
function changesOf(asking: Caller, viewer: Viewer, session: Session): Pick<Context, 'adoptBasket' | 'adoptOrderKeys' | 'moveTo'> {
  return {
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
  };
}

type SessionChanges = Pick<Context, 'signIn' | 'signOut' | 'forgetOrders' | 'forgetSession' | 'bringRefreshToken'>;

/** The same of who is signed in. */
function sessionChangesOf(asking: Caller, viewer: Viewer, session: Session): SessionChanges {
  const forgetBasket = () => {
    viewer.basketId = undefined;
    asking.basketId = undefined;
    session.dropBasket();
  };
  const forgetOrders = () => {
    viewer.orderKeys = [];
    asking.orderKeys = [];
    session.dropOrderKeys();
  };
  return {
    signIn(tokens) {
      adoptSession(asking, viewer, session, tokens);
      if (!viewer.keepsTokens) forgetBasket();
    },
    signOut() {
      adoptSession(asking, viewer, session, null);
      if (viewer.keepsTokens) return;
      forgetBasket();
      forgetOrders();
    },
    forgetOrders,
    forgetSession: () => adoptSession(asking, viewer, session, null),
    bringRefreshToken(refreshToken) {
      asking.bearer = undefined;
      asking.refreshToken = refreshToken;
    },
  };
}
