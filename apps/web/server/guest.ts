import { defaultBranch } from '@vitrina/services/site/vocabulary.ts';
import { isbot } from 'isbot';
import type { Visitor } from '../app/platform/gateway/shop.server.ts';

/**
 * Screens of which a guest sees what everybody in his city sees, on any device (the list of offers has fewer of them on a phone); none has a form whose
 * sending is told from another's by what stands in the page.
 */
const sharedPaths =
  /^(?!.*\.data$)\/(?:catalog(?:\/(?!.*\/(?:credit|comments|faq)(?:\/|$)).*)?|search(?:\/.*)?|special-offers\/.+|reviews\/.*|news(?:\/.*)?|shops|store\/.*|delivery(?:\/pay)?|legal\/.*|honor|advent-calendar)?$/;

/** Cookies by which a guest's page may differ. Whoever has any other gets a page of his own. */
export const varyingCookies = ['branch', 'city_id', 'color_scheme', 'cookie_consent', 'listing_theme', 'search_placeholder'] as const;

const isVarying = (name: string): boolean => varyingCookies.some((varying) => varying === name);

/** Cookies that a few screens read, with their paths: on all others nobody's page differs by them. */
const readOn: Readonly<Record<string, RegExp>> = {
  viewed_products: /^\/(?:catalog\/[^/]+\/[^/]+\/.+|delivery)?$/,
  article_views: /^\/reviews\//,
  niche: /^\/(?:catalog\/.+|search(?:\/.*)?)$/,
};

/** Cookies that a page gives to whoever has none of them yet; one that gives any other is nobody else's. */
export const givenCookies: ReadonlySet<string> = new Set(['article_views', 'city_id', 'search_placeholder', 'viewed_products']);

/** Headers by which no page differs, but for the cookies. Whoever sends any other gets a page of his own. */
const plainHeaders =
  /^(?:accept|accept-encoding|accept-language|cache-control|connection|cookie|dnt|forwarded|from|host|keep-alive|pragma|priority|referer|save-data|sec-ch-ua(?:-[\w-]+)?|sec-fetch-[a-z]+|sec-gpc|service-worker-navigation-preload|te|trace(?:parent|state)|upgrade-insecure-requests|user-agent|via|x-forwarded-[a-z]+|x-real-ip|x-request-id|x-trace-id)$/;

const maxLength = { address: 500, cookie: 100 } as const;

/** A guest as far as a page can differ by him; no part of him that is not here comes near a page that is shown to others. */
export interface Guest {
  /** Scheme and host by which the visitor sees the shop. */
  origin: string;
  /** The same, where somebody says it who is believed. */
  publicOrigin: string | undefined;
  isSecure: boolean;
  /** Path and query. */
  address: string;
  cookies: Readonly<Partial<Record<(typeof varyingCookies)[number], string>>>;
}

interface PageRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, unknown>>;
}

/** Null for whoever is more than a guest, or wants another thing than a page that is the same for all. A robot keeps no cookies and is given no branch. */
export function guestOf(
  { method, url, headers }: PageRequest,
  { cookies, isSecure, origin: publicOrigin }: Visitor,
  origin: string,
): Guest | null {
  const [path = ''] = url.split('?', 1);
  if (method !== 'GET' || url.length > maxLength.address || !sharedPaths.test(path)) return null;
  if (!Object.keys(headers).every((name) => plainHeaders.test(name))) return null;
  const own = [...cookies].filter(([name]) => readOn[name]?.test(path) ?? true);
  if (!own.every(([name, value]) => isVarying(name) && value.length <= maxLength.cookie)) return null;
  const known: Guest['cookies'] = Object.fromEntries(own);
  const branch = known.branch === undefined && isbot(String(headers['user-agent'] ?? '')) ? { branch: defaultBranch } : {};
  return { origin, publicOrigin, isSecure, address: url, cookies: { ...known, ...branch } };
}

/** All that a guest's page differs by. */
export const keyOf = ({ origin, publicOrigin, isSecure, address, cookies }: Guest): string =>
  JSON.stringify([origin, publicOrigin, isSecure, address, ...varyingCookies.map((name) => cookies[name] ?? null)]);
