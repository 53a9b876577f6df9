import { isIP } from 'node:net';
import { currentCityId } from '@vitrina/services/cities/vocabulary.ts';
import { readCookies } from '@vitrina/services/contract/cookies.ts';
import { defaultCity } from '@vitrina/services/contract/fields/special-ids.ts';
import { defaultApplicationType, everyCall, headers, refreshCookie } from '@vitrina/services/contract/headers.ts';
import type { Identity } from '@vitrina/services/contract/identity.ts';
import type { Query } from '@vitrina/services/contract/query.ts';
import { idText } from '@vitrina/services/contract/wire.ts';
import { defaultBranch } from '@vitrina/services/site/vocabulary.ts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { OpenDatabase } from '../database/database.ts';
import { toDatabaseId } from '../database-id.ts';
import { invalid } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    database: OpenDatabase;
    /** The moment of a call; tests set it. */
    clock: () => Date;
    /** Whether the sandbox stands in for the bank and for who values old devices. */
    hasSandbox: boolean;
    /** It answers, and wants no new visitors: it is about to stop. */
    isDraining: boolean;
  }
  interface FastifyContextConfig {
    /** `products.listing` … */
    call?: string;
    /** Says what the gateway alone may hear: where there is no key, nobody can show that it is one. Nothing of a demonstration is private. */
    needsKey?: boolean;
  }
}

/** Who is signed in, and by which session. */
export interface User {
  id: number;
  sessionId: number;
}

/** Staff that is signed in: by a trade point, as a person, or both. */
export interface Staff {
  tradePointNumber: string | null;
  personnelNumber: string | null;
}

/** What a handler knows of the call besides its own input. */
export interface RequestContext {
  /** Of this call: what it asks is ended when the caller goes away. */
  readonly db: OpenDatabase;
  /** Aborted when the caller goes away before the answer is sent. */
  readonly signal: AbortSignal;
  /** Whether the sandbox stands in for the bank and for who values old devices; without it nothing is paid in advance. */
  readonly hasSandbox: boolean;
  /** The city of `city_id`; the default one where the call names none. It need not exist. */
  readonly cityId: number;
  /** The visitor's A/B branch, where the answer depends on it. */
  readonly branch: string;
  readonly traceId: string;
  readonly applicationType: string;
  readonly basketId: string | undefined;
  /** The keys of a guest's orders, newest first. */
  readonly orderKeys: readonly string[];
  /** The keys of a guest's repair requests, newest first. */
  readonly repairKeys: readonly string[];
  /** By which a guest's browser knows what it has said, and how it has voted. */
  readonly commentKey: string | undefined;
  readonly bearer: string | undefined;
  /** Of the staff, as it was brought; whose it is says `staff`. */
  readonly employeeToken: string | undefined;
  /** The staff that asks, where the call may carry its token; null for everybody else, and for a token that is nobody's. */
  readonly staff: Staff | null;
  /** Of the cookie; only the call that renews a session gets one. */
  readonly refreshToken: string | undefined;
  /** Who is signed in, where the call may carry a bearer; null for a guest. */
  readonly user: User | null;
  readonly idempotencyKey: string | undefined;
  /** The shopper's, with which consents are kept. */
  readonly clientIp: string;
  /** The moment of the call. */
  readonly now: Date;
  readonly log: FastifyBaseLogger;
}

const maxKeys = 20;

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

function textOf(query: Query, name: string): string | undefined {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function cityOf(query: Query): number {
  const text = textOf(query, everyCall.cityId);
  if (text === undefined) return toDatabaseId(defaultCity.id);
  const { success, data: cityId } = idText.safeDecode(text);
  if (!success) throw invalid({ [everyCall.cityId]: ['must be an id'] });
  return toDatabaseId(currentCityId(cityId));
}

const bearerOf = (authorization: string | undefined): string | undefined => /^Bearer ([^\s]{1,4096})$/i.exec(authorization ?? '')?.[1];

const keysOf = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
    .slice(0, maxKeys);

const refreshTokenOf = (cookie: string | undefined): string | undefined =>
  /^\S{1,4096}$/.exec(readCookies(cookie).get(refreshCookie) ?? '')?.[0];

/** The gateway, which alone asks, says whose call it is; whoever says nothing asks for himself. */
function clientIpOf({ headers: { [headers.clientAddress]: forwardedAddress }, ip }: FastifyRequest): string {
  const address = single(forwardedAddress);
  return address !== undefined && isIP(address) !== 0 ? address : ip;
}

/** Reads what travels with calls of every domain (contract, conventions); who is signed in has yet to be found out. */
export function contextOf(
  request: FastifyRequest,
  query: Query,
  { db, signal, now }: Pick<RequestContext, 'db' | 'signal' | 'now'>,
): Omit<RequestContext, 'user' | 'staff'> {
  const header = (name: string): string | undefined => single(request.headers[name]) || undefined;
  return {
    db,
    signal,
    now,
    hasSandbox: request.server.hasSandbox,
    cityId: cityOf(query),
    branch: textOf(query, everyCall.branch) ?? defaultBranch,
    traceId: request.id,
    applicationType: textOf(query, everyCall.applicationType) ?? defaultApplicationType,
    basketId: header(headers.basketId),
    orderKeys: keysOf(header(headers.orderKey)),
    repairKeys: keysOf(header(headers.repairKey)),
    commentKey: /^[0-9a-f]{32}$/.exec(header(headers.commentKey) ?? '')?.[0],
    employeeToken: header(headers.employeeToken),
    bearer: bearerOf(request.headers.authorization),
    refreshToken: refreshTokenOf(request.headers.cookie),
    idempotencyKey: header(headers.idempotencyKey),
    clientIp: clientIpOf(request),
    log: request.log,
  };
}

/** Finds out who makes a call; whoever puts the server together says how. */
export type Identify = (
  identity: Identity,
  call: Omit<RequestContext, 'user' | 'staff'>,
) => Promise<Pick<RequestContext, 'user' | 'staff'>>;
