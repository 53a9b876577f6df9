import { randomBytes } from 'node:crypto';
import { defaultApplicationType, mobileApplicationType } from '@vitrina/services/contract/headers.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import type { Caller, Calls, Provenance, Provider } from '@vitrina/services/http/calls.ts';
import type { CrossOperationReads, ReadAcrossOperations } from '../base/cross-operation.ts';
import type { CountTry } from '../base/limit.ts';
import { Loaders, type LoaderTable } from '../base/loaders.ts';
import { createSigner, type Signer } from '../base/signer.ts';
import type { Application } from './application.ts';
import { adoptSession, type Changes, changesOf, type SessionChanges, sessionChangesOf } from './changes.ts';
import { anyPlace, type Places } from './places.ts';
import { createSession, type Session } from './session.ts';
import { readViewer, type Viewer, type Visitor } from './visitor.ts';

/** What a log has to be able to do; pino does. */
export interface Log {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Gives the path on the shop's own origin under which a picture is shown, of whatever address the provider names. */
export type ToPictureUrl = (address: string) => string;

/** What stands behind every resolver while one operation is run. */
export interface Context extends Changes, SessionChanges {
  /** Every declared call on behalf of this visitor; a resolver gets at them through `withCalls`. */
  readonly calls: Calls;
  readonly loaders: LoaderTable<Context>;
  readonly acrossOperations: ReadAcrossOperations;
  readonly viewer: Viewer;
  readonly session: Session;
  /** The moment the operation began; one for all its texts about time. */
  readonly now: Date;
  readonly log: Log;
  /** By which the visitor knows the shop, for ways back to it from elsewhere; undefined where nobody who is believed says it. */
  readonly publicOrigin: string | undefined;
  /** Whether the client still waits. */
  readonly signal: () => AbortSignal;
  /** The same visitor's calls, telling how each answer came about; for a developer who asks (`provenance.ts`). */
  observeCalls(observe: (provenance: Provenance) => void): Calls;
  /** The city that the calls of this context are about: the visitor's own, or another one that a field was asked for. */
  readonly cityId: () => Id;
  /** The same visitor asking about another city; the same context for the same city, so that its loaders collect. */
  inCity(cityId: Id): Context;
  /** The path on the shop's own origin under which a picture is shown. */
  readonly toPictureUrl: ToPictureUrl;
  /** Signs what a shopper is asked to confirm. */
  readonly quoteSigner: Signer;
  /** The same visitor at this moment, for the next event of a subscription: what his application may is known anew. */
  renewed(): Context;
  /** Counts a try of what may be tried only so often (`withLimits`). */
  readonly countTry: CountTry;
  /** Throws like `countTry` when there are no tries left, and counts none (`withMissLimits`). */
  readonly checkTry: CountTry;
  /** Counts a failure that the visitor does not see (spec 1 §8). */
  countSilent(field: string, code: string): void;
  /** Whether there was one, here or in another city. */
  isDegraded(): boolean;
  /** Counts a failure that the client gets as data, not as an error. */
  countUserError(code: string): void;
}

export interface ContextConfig {
  log: Log;
  /** `DEADLINE_FACTOR` */
  deadlineFactor?: number;
  /** `CITY_HEADER` */
  cityHeader?: string;
  /** `MOBILE_APP_HEADER` */
  mobileAppHeader?: string;
  /** What other operations of the same request read; without it this one reads by itself. */
  crossOperation?: CrossOperationReads | undefined;
  /** Told of every failure that the visitor does not see. */
  onSilentFailure?: (field: string, code: string) => void;
  /** Told of every failure that a client gets in `userErrors`. */
  onUserError?: (code: string) => void;
  /** Told how each answer of the provider came about. */
  observe?: (provenance: Provenance) => void;
  /** Keeps the counters of what may be tried only so often; without it nothing is limited. */
  countTry?: CountTry;
  checkTry?: CountTry;
  /** Without it pictures are named as the provider names them. */
  toPictureUrl?: ToPictureUrl;
  /** Without it this process alone knows its quotes again. */
  quoteSigner?: Signer;
}

export interface ContextOptions {
  provider: Pick<Provider, 'callsFor'>;
  visitor: Visitor;
  /** Which cities and branches there are; without it a visitor is believed. */
  places?: Places;
  /** Aborted when the client goes away. Asked for when somebody has to wait, so it may be made then. */
  signal: () => AbortSignal;
  now?: Date;
  /** Another application; the caller has checked its key. */
  application?: Application | undefined;
  /** By which a subscription's next event begins; the same visitor when absent. */
  renewed?: (() => Context) | undefined;
  config: ContextConfig;
}

/** Milliseconds that one operation may take, unless `deadlineFactor` gives it more. */
const operationDeadline = 10_000;

/** Begins one operation of one visitor. Costs no call. */
export function createContext(options: ContextOptions): Context {
  const { provider, visitor, now = new Date(), application, config } = options;
  const names = { city: config.cityHeader ?? 'x-city-id', mobileApp: config.mobileAppHeader ?? 'x-mobile-app' };
  const viewer = readViewer(visitor, names, options.places ?? anyPlace, application);
  const session = createSession();
  if (viewer.hadOtherCity && viewer.citySource === 'cookie') session.keepCity(viewer.cityId);
  const caller = callerOf(viewer, session, options);

  let isDegraded = false;
  const elsewhere = new Map<Id, Context>();
  const contextFor = (contextCaller: Caller): Context => {
    const context: Context = {
      calls: provider.callsFor(contextCaller, config.observe),
      loaders: new Loaders<Context>(() => context),
      acrossOperations: (kind, maxKeys, keys, read) =>
        config.crossOperation?.read(callsOf(contextCaller), kind, maxKeys, keys, read) ?? read(keys),
      viewer,
      session,
      now,
      log: config.log,
      publicOrigin: visitor.origin,
      signal: options.signal,
      observeCalls: (observe) => provider.callsFor(contextCaller, observe),
      cityId: () => contextCaller.cityId,
      inCity(cityId) {
        if (cityId === contextCaller.cityId) return context;
        const there = elsewhere.get(cityId) ?? contextFor({ ...contextCaller, cityId });
        elsewhere.set(cityId, there);
        return there;
      },
      renewed: options.renewed ?? (() => createContext({ ...options, now: new Date() })),
      ...changesOf(contextCaller, viewer, session, options.places ?? anyPlace),
      ...sessionChangesOf(contextCaller, viewer, session),
      toPictureUrl: config.toPictureUrl ?? keepAddress,
      quoteSigner: config.quoteSigner ?? ownSigner,
      countTry: config.countTry ?? countNothing,
      checkTry: config.checkTry ?? countNothing,
      countSilent(field, code) {
        isDegraded = true;
        config.onSilentFailure?.(field, code);
      },
      isDegraded: () => isDegraded,
      countUserError: (code) => config.onUserError?.(code),
    };
    return context;
  };
  return contextFor(caller);
}

/** Who says the same of himself gets the same answers to what is asked of goods. */
const callsOf = ({ cityId, applicationType, branch, bearer = '' }: Caller): string => [cityId, applicationType, branch, bearer].join(' ');

const countNothing: CountTry = () => Promise.resolve();
const keepAddress: ToPictureUrl = (address) => address;
const ownSigner = createSigner([randomBytes(32).toString('hex')], 'quotes');

/** On whose behalf calls are made; what the engine makes of the session comes back to the viewer and the cookies. */
function callerOf(
  viewer: Viewer,
  session: Session,
  options: Pick<ContextOptions, 'visitor' | 'signal' | 'application' | 'config'>,
): Caller {
  const caller: Caller = {
    traceId: viewer.traceId,
    cityId: viewer.cityId,
    branch: viewer.branch,
    applicationType: viewer.isMobileApp ? mobileApplicationType : defaultApplicationType,
    basketId: viewer.basketId,
    orderKeys: viewer.orderKeys,
    repairKeys: viewer.repairKeys,
    commentKey: viewer.commentKey,
    bearer: viewer.bearer,
    refreshToken: viewer.refreshToken,
    onSession: (tokens) => adoptSession(caller, viewer, session, tokens),
    employeeToken: viewer.employeeToken,
    clientAddress: options.visitor.address,
    application: options.application?.name,
    signal: options.signal,
    deadline: performance.now() + operationDeadline * (options.config.deadlineFactor ?? 1),
  };
  return caller;
}

/** Where a letter leads: nowhere, unless the shop knows for certain by which address it is reached. */
export const shopAddress = ({ publicOrigin }: Pick<Context, 'publicOrigin'>, path: string): string | undefined =>
  publicOrigin === undefined ? undefined : `${publicOrigin}${path}`;
