import { randomUUID } from 'node:crypto';
import { defaultCity } from '@vitrina/services/cities/vocabulary.ts';
import { headers as names } from '@vitrina/services/contract/headers.ts';
import { currentCityId } from '../cities/rules.ts';
import { cookieNames, readCookies } from './cookies.ts';
import { keptOrderKeys } from './session.ts';

/** Who asks, as far as headers and cookies say it. A value that cannot be one counts as absent. */
export interface Viewer {
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
  /** The shopper's access token. */
  readonly bearer: string | undefined;
  /** Nobody is signed in. */
  readonly isGuest: boolean;
  readonly traceId: string;
  readonly isMobileApp: boolean;
  /** The city was one that is not used any more; it has been replaced with the default (spec 2 §9). */
  readonly hadRetiredCity: boolean;
}

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
} as const;

/** Reads who asks; a header goes before the cookie of the same thing. */
export function readViewer(headers: Headers, { city, mobileApp }: HeaderNames): Viewer {
  const cookies = readCookies(headers.get('cookie'));
  const either = (header: string, cookie: string, pattern: RegExp) =>
    matching(headers.get(header), pattern) ?? matching(cookies.get(cookie), pattern);

  const cityText = either(city, cookieNames.city, patterns.cityId);
  const namedCity = cityText === undefined ? defaultCity.id : Number(cityText);
  const branch = either('x-branch', cookieNames.branch, patterns.branch);
  const authorization = headers.get('authorization')?.match(/^Bearer\s+(\S+)$/i)?.[1];
  const bearer = matching(authorization, patterns.bearer) ?? matching(cookies.get(cookieNames.accessToken), patterns.bearer);
  return {
    cityId: currentCityId(namedCity),
    citySource: citySourceOf(matching(headers.get(city), patterns.cityId), cityText),
    branch: branch ?? defaultBranch,
    hasBranch: branch !== undefined,
    basketId: either(names.basketId, cookieNames.basket, patterns.basketId),
    orderKeys: orderKeysOf(headers.get(names.orderKey) ?? cookies.get(cookieNames.orderKeys) ?? ''),
    bearer,
    isGuest: bearer === undefined,
    traceId: matching(headers.get(names.traceId), patterns.traceId) ?? randomUUID(),
    isMobileApp: (headers.get(mobileApp) ?? '') !== '',
    hadRetiredCity: currentCityId(namedCity) !== namedCity,
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
