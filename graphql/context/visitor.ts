import { randomUUID } from 'node:crypto';
import { currentCityId } from '@vitrina/services/cities/vocabulary.ts';
import { readCookies } from '@vitrina/services/contract/cookies.ts';
import { idPattern } from '@vitrina/services/contract/fields/id.ts';
import { defaultCity } from '@vitrina/services/contract/fields/special-ids.ts';
import { headers as names } from '@vitrina/services/contract/headers.ts';
import { asId, type Id } from '@vitrina/services/contract/wire.ts';
import type { SessionTokens } from '@vitrina/services/http/calls.ts';
import type { List } from '@vitrina/services/lists/vocabulary.ts';
import { defaultBranch } from '@vitrina/services/site/vocabulary.ts';
import type { Application } from './application.ts';
import { cookieNames } from './cookies.ts';
import { readIds } from './list-cookies.ts';
import type { Places } from './places.ts';
import { maxKeys, maxVotes } from './session.ts';
import type { Employee, SignedEmployee } from './staff.ts';

/** What is asked of a request's headers, by names in lower case. */
export type HeaderReader = Pick<Headers, 'get'>;

/** Whoever a request is of: read once where it comes in, and handed on as it is to all that works on the request. */
export interface Visitor {
  /** All but the cookies, and what the server knows better. */
  readonly headers: HeaderReader;
  /** By name, decoded. */
  readonly cookies: ReadonlyMap<string, string>;
  readonly traceId?: string | undefined;
  /** Whether the visitor came over https, as the server knows it. */
  readonly isSecure: boolean;
  /** By which origin the visitor knows the shop; undefined where nobody who is believed says it. */
  readonly origin: string | undefined;
  /** The client's address, as the server knows it; undefined when the client has gone. */
  readonly address: string | undefined;
  /** The city that the address of a page names: it goes before header and cookie. */
  readonly cityId?: string | undefined;
}

/** A request's visitor, as `edge` knows more of it than the headers say. */
export const visitorOf = (headers: HeaderReader, edge: Omit<Visitor, 'headers' | 'cookies'>): Visitor => ({
  ...edge,
  headers,
  cookies: readCookies(headers.get('cookie')),
});

/** What headers and cookies say of whoever asks. A value that cannot be one counts as absent. */
interface VisitorFacts {
  cityId: Id;
  /** `cookie`: a city that turns out to be wrong is replaced there too. */
  readonly citySource: 'address' | 'header' | 'cookie' | 'default';
  /** A/B branch; `A` while none is known (spec 1 §3). */
  branch: string;
  /** Whether the visitor brought the branch along, or there is but one. */
  hasBranch: boolean;
  /** 32 hexadecimal digits; undefined before something was put into a basket. */
  basketId: string | undefined;
  /** Whether preorders become an order of their own; they do unless the shopper has said otherwise (contract, split). */
  readonly splitsPreorders: boolean;
  /** Newest first. */
  orderKeys: readonly string[];
  /** Newest first. */
  repairKeys: readonly string[];
  /** 32 hexadecimal digits, by which a guest's browser knows what it has said; undefined before it has said anything. */
  commentKey: string | undefined;
  /** What a guest's browser keeps; with a shopper, what it has kept before and the account does not have yet. Newest first. */
  lists: Readonly<Record<List, readonly Id[]>>;
  /** What has been said of reviews, newest first: `l12` likes the review 12, `d15` does not like the review 15. */
  reviewVotes: readonly string[];
  /** The shopper's access token; undefined as well when its cookie has expired before the session. */
  readonly bearer: string | undefined;
  /** Only from the cookie: whoever keeps its tokens itself renews its session itself. */
  readonly refreshToken: string | undefined;
  readonly sessionSource: 'header' | 'cookie' | 'none';
  /** Gets the tokens of its session answered instead of cookies: an application that may have them and sends no cookies. */
  readonly keepsTokens: boolean;
  /** Nobody is signed in. */
  readonly isGuest: boolean;
  /** Of a member of staff, from the httpOnly cookie alone: what a page's scripts can read or a header can say makes nobody one. */
  readonly employeeToken: string | undefined;
  /** Who brings such a token, as the cookies beside it name him. */
  readonly employee: Employee | undefined;
  readonly application: Application | undefined;
  readonly traceId: string;
  readonly isMobileApp: boolean;
  /** The city was one that is not used any more (spec 2 §9), or that there is not; it has been replaced with the default. */
  readonly hadOtherCity: boolean;
}

/** The one kind a visitor is of. Staff and applications may act for a shopper: whether one is signed in is `isGuest`. */
type Who =
  | { readonly kind: 'guest' }
  | { readonly kind: 'shopper' }
  | { readonly kind: 'employee'; readonly employee: Employee }
  | { readonly kind: 'application'; readonly application: Application };

/** Who asks. */
export type Viewer = VisitorFacts & Who;

/** Names of headers that are configured (`CITY_HEADER`, `MOBILE_APP_HEADER`). */
export interface HeaderNames {
  city: string;
  mobileApp: string;
}

const patterns = {
  cityId: new RegExp(`^${idPattern}$`),
  branch: /^[\w-]{1,40}$/,
  basketId: /^[0-9a-f]{32}$/,
  ownKey: /^[0-9a-f]{32}$/,
  // Of an order or a repair request, as any provider makes it; commas stand between several. What is no such key is not kept.
  key: /^[\w.~+/=:-]{1,128}$/,
  flag: /^[01]$/,
  vote: /^[ld][\w.&-]{1,100}$/,
  traceId: /^[\w.:-]{8,80}$/,
  bearer: /^[\w.~+/=-]{1,4096}$/,
  ofStaff: /^[^\p{Cc}<>]{1,200}$/u,
} as const;

/** Reads who asks; a header goes before the cookie of the same thing. */
export function readViewer(
  { headers, cookies, traceId, cityId }: Pick<Visitor, 'headers' | 'cookies' | 'traceId' | 'cityId'>,
  headerNames: HeaderNames,
  places: Places,
  application?: Application,
): Viewer {
  const either = (header: string, cookie: string, pattern: RegExp) =>
    matching(headers.get(header), pattern) ?? matching(cookies.get(cookie), pattern);

  const authorization = headers.get('authorization')?.match(/^Bearer\s+(\S+)$/i)?.[1];
  const place = readPlace({ headers, cookies, cityId }, headerNames, places);
  const employeeToken = matching(cookies.get(cookieNames.employeeToken), patterns.bearer);
  const employee = employeeToken === undefined ? undefined : employeeOf(cookies);
  const sessionFacts = sessionOf(matching(authorization, patterns.bearer), cookies);
  return {
    ...place,
    basketId: either(names.basketId, cookieNames.basket, patterns.basketId),
    splitsPreorders: either('x-split-preorders', cookieNames.splitPreorders, patterns.flag) !== '0',
    orderKeys: keysOf(headers.get(names.orderKey) ?? cookies.get(cookieNames.orderKeys)),
    commentKey: either(names.commentKey, cookieNames.commentKey, patterns.ownKey),
    reviewVotes: votesOf(cookies.get(cookieNames.reviewVotes)),
    repairKeys: keysOf(headers.get(names.repairKey) ?? cookies.get(cookieNames.repairKeys)),
    lists: {
      favorites: readIds(cookies.get(cookieNames.favorites), 'favorites'),
      compare: readIds(cookies.get(cookieNames.compare), 'compare'),
    },
    ...sessionFacts,
    keepsTokens: cookies.size === 0 && application?.rights.has('STOREFRONT') === true,
    employeeToken,
    employee,
    application,
    ...whoOf({ isGuest: sessionFacts.isGuest, employee, application }),
    traceId: matching(traceId, patterns.traceId) ?? randomUUID(),
  };
}

const votesOf = (text = ''): readonly string[] =>
  text
    .split(',')
    .filter((vote) => patterns.vote.test(vote))
    .slice(0, maxVotes);

/** From where somebody asks. */
export type Place = Pick<VisitorFacts, 'cityId' | 'citySource' | 'hadOtherCity' | 'branch' | 'hasBranch' | 'isMobileApp'>;

/** From where somebody asks: all that answers which are the same for everybody may depend on. */
export function readPlace(
  { headers, cookies, cityId: cityInAddress }: Pick<Visitor, 'headers' | 'cookies' | 'cityId'>,
  { city, mobileApp }: HeaderNames,
  places: Places,
): Place {
  const cities = [
    ['address', cityInAddress],
    ['header', matching(headers.get(city), patterns.cityId)],
    ['cookie', matching(cookies.get(cookieNames.city), patterns.cityId)],
  ] as const;
  const [citySource, text] = cities.find(([, id]) => id !== undefined) ?? ['default', defaultCity.id];
  const namedCityId = asId(text ?? defaultCity.id);
  const branchText = matching(headers.get('x-branch'), patterns.branch) ?? matching(cookies.get(cookieNames.branch), patterns.branch);
  const branch = branchText !== undefined && places.isBranch(branchText) ? branchText : undefined;
  const current = currentCityId(namedCityId);
  const cityId = places.isCity(current) ? current : defaultCity.id;
  return {
    cityId,
    citySource,
    hadOtherCity: cityId !== namedCityId,
    branch: branch ?? defaultBranch,
    // Where there is but one, nobody has to be assigned it.
    hasBranch: branch !== undefined || !places.assignsBranches(),
    isMobileApp: (headers.get(mobileApp) ?? '') !== '',
  };
}

/** The visitor has signed in, or its session has been renewed. */
export function signIn(viewer: Viewer, { accessToken, refreshToken }: SessionTokens): void {
  const sessionFacts: SessionFacts = viewer.keepsTokens
    ? { bearer: accessToken, refreshToken: undefined, sessionSource: 'header', isGuest: false }
    : { bearer: accessToken, refreshToken, sessionSource: 'cookie', isGuest: false };
  // One object stands for the visitor until the operation is over: whoever holds it sees the change.
  Object.assign(viewer, sessionFacts, whoOf({ ...viewer, isGuest: false }));
}

/** Nobody is signed in any more. */
export function signOut(viewer: Viewer): void {
  Object.assign(viewer, nobody, whoOf({ ...viewer, isGuest: true }));
}

/** Staff has signed in, or has gone. */
export function changeEmployee(viewer: Viewer, staff: SignedEmployee | null): void {
  const employee = staff?.employee;
  Object.assign(viewer, { employeeToken: staff?.token, employee }, whoOf({ ...viewer, employee }));
}

type SessionFacts = Pick<VisitorFacts, 'bearer' | 'refreshToken' | 'sessionSource' | 'isGuest'>;

const nobody: SessionFacts = { bearer: undefined, refreshToken: undefined, sessionSource: 'none', isGuest: true };

function sessionOf(header: string | undefined, cookies: ReadonlyMap<string, string>): SessionFacts {
  if (header !== undefined) return { bearer: header, refreshToken: undefined, sessionSource: 'header', isGuest: false };
  const bearer = matching(cookies.get(cookieNames.accessToken), patterns.bearer);
  const refreshToken = matching(cookies.get(cookieNames.refreshToken), patterns.bearer);
  if (bearer === undefined && refreshToken === undefined) return nobody;
  return { bearer, refreshToken, sessionSource: 'cookie', isGuest: false };
}

/** Either makes the user an employee (spec 2 §6), signed in as a shopper or not. */
function whoOf({ isGuest, employee, application }: Pick<VisitorFacts, 'isGuest' | 'employee' | 'application'>): Who {
  if (employee !== undefined) return { kind: 'employee', employee };
  if (!isGuest) return { kind: 'shopper' };
  return application === undefined ? { kind: 'guest' } : { kind: 'application', application };
}

/** By the two cookies of a trade point or the two of a person; one of a pair alone says nothing. */
function employeeOf(cookies: ReadonlyMap<string, string>): Employee {
  const read = (name: string) => matching(cookies.get(name), patterns.ofStaff) ?? null;
  const [tradePointNumber, tradePointName] = [read(cookieNames.tradePointNumber), read(cookieNames.tradePointName)];
  const [personnelNumber, employeeName] = [read(cookieNames.personnelNumber), read(cookieNames.employeeName)];
  const ofTradePoint = tradePointNumber !== null && tradePointName !== null;
  const byToken = personnelNumber !== null && employeeName !== null;
  return {
    ...(ofTradePoint ? { tradePointNumber, tradePointName } : { tradePointNumber: null, tradePointName: null }),
    ...(byToken ? { personnelNumber, employeeName } : { personnelNumber: null, employeeName: null }),
  };
}

/** Adds the key of an order or a repair request just made. */
export function withKey(keys: readonly string[], key: string): readonly string[] {
  return [key, ...keys.filter((other) => other !== key)].slice(0, maxKeys);
}

function keysOf(text: string | null | undefined): readonly string[] {
  const keys = (text ?? '').split(',').map((key) => key.trim());
  return [...new Set(keys.filter((key) => patterns.key.test(key)))].slice(0, maxKeys);
}

function matching(value: string | null | undefined, pattern: RegExp): string | undefined {
  const text = value?.trim();
  return text !== undefined && pattern.test(text) ? text : undefined;
}
