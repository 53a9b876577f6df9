import { randomUUID } from 'node:crypto';
import { defaultCity } from '@vitrina/services/cities/vocabulary.ts';
import { headers as names } from '@vitrina/services/contract/headers.ts';
import type { SessionTokens } from '@vitrina/services/http/calls.ts';
import { currentCityId } from '../cities/rules.ts';
import { cookieNames, readCookies } from './cookies.ts';
import { keptOrderKeys } from './session.ts';

/** Staff of the shop, known by a trade point or by a personnel number (spec 2 §6). */
export interface Employee {
  tradePointNumber: string | null;
  tradePointName: string | null;
  personnelNumber: string | null;
  employeeName: string | null;
}

/** What headers and cookies say of whoever asks. A value that cannot be one counts as absent. */
interface Visitor {
  cityId: number;
  /** `cookie`: a city that turns out to be wrong is replaced there too. */
  readonly citySource: 'header' | 'cookie' | 'default';
  /** A/B branch; `A` while none is known (spec 1 §3). */
  branch: string;
  /** Whether the visitor brought the branch along. */
  hasBranch: boolean;
  /** 32 hexadecimal digits; undefined before something was put into a basket. */
  basketId: string | undefined;
  /** Newest first. */
  orderKeys: readonly string[];
  /** The shopper's access token; undefined as well when its cookie has expired before the session. */
  readonly bearer: string | undefined;
  /** Only from the cookie: whoever keeps its tokens itself renews its session itself. */
  readonly refreshToken: string | undefined;
  readonly sessionSource: 'header' | 'cookie' | 'none';
  /** Gets the tokens of its session answered instead of cookies: an application or the mobile one, which sends no cookies. */
  readonly keepsTokens: boolean;
  /** Nobody is signed in. */
  readonly isGuest: boolean;
  /** Its cookies name staff. They are a word of the browser's and give no right to anything. */
  readonly employee: Employee | undefined;
  /** Public name of another application's key, checked by whoever begins the operation. */
  readonly application: string | undefined;
  readonly traceId: string;
  readonly isMobileApp: boolean;
  /** The city was one that is not used any more; it has been replaced with the default (spec 2 §9). */
  readonly hadRetiredCity: boolean;
}

/** The one kind a visitor is of. Staff and applications may act for a shopper: whether one is signed in is `isGuest`. */
type Who =
  | { readonly kind: 'guest' }
  | { readonly kind: 'shopper' }
  | { readonly kind: 'employee'; readonly employee: Employee }
  | { readonly kind: 'application'; readonly application: string };

/** Who asks. */
export type Viewer = Visitor & Who;

/** What is asked of a request's headers, by names in lower case. */
export type HeaderReader = Pick<Headers, 'get'>;

/** Names of headers that are configured (`CITY_HEADER`, `MOBILE_APP_HEADER`). */
export interface HeaderNames {
  city: string;
  mobileApp: string;
}

const defaultBranch = 'A';

const patterns = {
  cityId: /^[1-9]\d{0,8}$/,
  branch: /^[\w-]{1,40}$/,
  basketId: /^[0-9a-f]{32}$/,
  orderKey: /^[\w-]{8,128}$/,
  traceId: /^[\w.:-]{8,80}$/,
  bearer: /^[\w.~+/=-]{1,4096}$/,
  ofStaff: /^[^\p{Cc}<>]{1,200}$/u,
} as const;

/** Reads who asks; a header goes before the cookie of the same thing. */
export function readViewer(headers: HeaderReader, { city, mobileApp }: HeaderNames, application?: string): Viewer {
  const cookieHeader = headers.get('cookie');
  const cookies = readCookies(cookieHeader);
  const either = (header: string, cookie: string, pattern: RegExp) =>
    matching(headers.get(header), pattern) ?? matching(cookies.get(cookie), pattern);

  const authorization = headers.get('authorization')?.match(/^Bearer\s+(\S+)$/i)?.[1];
  const isMobileApp = (headers.get(mobileApp) ?? '') !== '';
  const employee = employeeOf(cookies);
  const signed = sessionOf(matching(authorization, patterns.bearer), cookies);
  return {
    ...placeOf(headers, cookies, city),
    basketId: either(names.basketId, cookieNames.basket, patterns.basketId),
    orderKeys: orderKeysOf(headers.get(names.orderKey) ?? cookies.get(cookieNames.orderKeys) ?? ''),
    ...signed,
    keepsTokens: cookieHeader === null && (isMobileApp || application !== undefined),
    employee,
    application,
    ...whoOf({ isGuest: signed.isGuest, employee, application }),
    traceId: matching(headers.get(names.traceId), patterns.traceId) ?? randomUUID(),
    isMobileApp,
  };
}

type Place = Pick<Visitor, 'cityId' | 'citySource' | 'hadRetiredCity' | 'branch' | 'hasBranch'>;

/** From where somebody asks: all that answers which are the same for everybody may depend on. */
export const readPlace = (headers: HeaderReader, cityHeader: string): Place =>
  placeOf(headers, readCookies(headers.get('cookie')), cityHeader);

function placeOf(headers: HeaderReader, cookies: ReadonlyMap<string, string>, cityHeader: string): Place {
  const header = matching(headers.get(cityHeader), patterns.cityId);
  const text = header ?? matching(cookies.get(cookieNames.city), patterns.cityId);
  const named = text === undefined ? defaultCity.id : Number(text);
  const branch = matching(headers.get('x-branch'), patterns.branch) ?? matching(cookies.get(cookieNames.branch), patterns.branch);
  const cityId = currentCityId(named);
  return {
    cityId,
    citySource: citySourceOf(header, text),
    hadRetiredCity: cityId !== named,
    branch: branch ?? defaultBranch,
    hasBranch: branch !== undefined,
  };
}

/** The visitor has signed in, or its session has been renewed. */
export function signIn(viewer: Viewer, { accessToken, refreshToken }: SessionTokens): void {
  const signed: Signed = viewer.keepsTokens
    ? { bearer: accessToken, refreshToken: undefined, sessionSource: 'header', isGuest: false }
    : { bearer: accessToken, refreshToken, sessionSource: 'cookie', isGuest: false };
  // One object stands for the visitor until the operation is over: whoever holds it sees the change.
  Object.assign(viewer, signed, whoOf({ ...viewer, isGuest: false }));
}

/** Nobody is signed in any more. */
export function signOut(viewer: Viewer): void {
  Object.assign(viewer, nobody, whoOf({ ...viewer, isGuest: true }));
}

type Signed = Pick<Visitor, 'bearer' | 'refreshToken' | 'sessionSource' | 'isGuest'>;

const nobody: Signed = { bearer: undefined, refreshToken: undefined, sessionSource: 'none', isGuest: true };

function sessionOf(header: string | undefined, cookies: ReadonlyMap<string, string>): Signed {
  if (header !== undefined) return { bearer: header, refreshToken: undefined, sessionSource: 'header', isGuest: false };
  const bearer = matching(cookies.get(cookieNames.accessToken), patterns.bearer);
  const refreshToken = matching(cookies.get(cookieNames.refreshToken), patterns.bearer);
  if (bearer === undefined && refreshToken === undefined) return nobody;
  return { bearer, refreshToken, sessionSource: 'cookie', isGuest: false };
}

/** Either makes the user an employee (spec 2 §6), signed in as a shopper or not. */
function whoOf({ isGuest, employee, application }: Pick<Visitor, 'isGuest' | 'employee' | 'application'>): Who {
  if (employee !== undefined) return { kind: 'employee', employee };
  if (!isGuest) return { kind: 'shopper' };
  return application === undefined ? { kind: 'guest' } : { kind: 'application', application };
}

/** By the two cookies of a trade point or the two of a person; one of a pair alone says nothing. */
function employeeOf(cookies: ReadonlyMap<string, string>): Employee | undefined {
  const read = (name: string) => matching(cookies.get(name), patterns.ofStaff) ?? null;
  const [tradePointNumber, tradePointName] = [read(cookieNames.tradePointNumber), read(cookieNames.tradePointName)];
  const [personnelNumber, employeeName] = [read(cookieNames.personnelNumber), read(cookieNames.employeeName)];
  const ofTradePoint = tradePointNumber !== null && tradePointName !== null;
  const byToken = personnelNumber !== null && employeeName !== null;
  if (!ofTradePoint && !byToken) return undefined;
  return {
    ...(ofTradePoint ? { tradePointNumber, tradePointName } : { tradePointNumber: null, tradePointName: null }),
    ...(byToken ? { personnelNumber, employeeName } : { personnelNumber: null, employeeName: null }),
  };
}

/** Adds the key of an order just made. */
export function withOrderKey(orderKeys: readonly string[], orderKey: string): readonly string[] {
  return [orderKey, ...orderKeys.filter((other) => other !== orderKey)].slice(0, keptOrderKeys);
}

function citySourceOf(header: string | undefined, either: string | undefined): Viewer['citySource'] {
  if (header !== undefined) return 'header';
  return either === undefined ? 'default' : 'cookie';
}

function orderKeysOf(text: string): readonly string[] {
  const keys = text.split(',').map((key) => key.trim());
  return [...new Set(keys.filter((key) => patterns.orderKey.test(key)))].slice(0, keptOrderKeys);
}

function matching(value: string | null | undefined, pattern: RegExp): string | undefined {
  const text = value?.trim();
  return text !== undefined && pattern.test(text) ? text : undefined;
}
