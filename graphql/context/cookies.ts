import { parseCookie, parseSetCookie, stringifyCookie, stringifySetCookie } from 'cookie';

/** Names of the shop's cookies that an operation reads or makes. */
export const cookieNames = {
  city: 'city_id',
  basket: 'basket_id',
  orderKeys: 'order_keys',
  repairKeys: 'repair_keys',
  commentKey: 'comment_key',
  reviewVotes: 'review_votes',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  branch: 'branch',
  splitPreorders: 'split_preorders',
  favorites: 'favourites',
  compare: 'compare_products',
  employeeToken: 'employee_token',
  tradePointNumber: 'trade_point_number',
  tradePointName: 'trade_point_name',
  personnelNumber: 'personnel_number',
  employeeName: 'employee_name',
} as const;

/** Seconds. Those of the city and of the comparison are the specification's (1 and 2 §9), the others are ours: a year. */
export const cookieLifetimes = {
  city: 31_104_000,
  basket: 31_104_000,
  orderKeys: 31_104_000,
  repairKeys: 31_104_000,
  commentKey: 31_104_000,
  reviewVotes: 31_104_000,
  branch: 31_104_000,
  favorites: 31_104_000,
  compare: 12 * 2_592_000,
} as const;

/** What is to become of a visitor's cookie; whoever answers over HTTP writes it. */
export interface CookieChange {
  name: string;
  value: string;
  /** Seconds; 0 removes it. */
  maxAge: number;
  /** Hidden from scripts. */
  httpOnly: boolean;
}

/** The `cookie` header by name; of a name given twice the first counts, as browsers send the most specific first. */
export const readCookies = (header: string | null): Map<string, string> =>
  new Map(Object.entries(parseCookie(header ?? '')).flatMap(([name, value = '']) => [[name, value]]));

/** A `cookie` header, for a gateway in another process. */
export const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  stringifyCookie(Object.fromEntries([...cookies].filter(([name]) => /^[!-~]+$/.test(name))), { encode: encodeURIComponent });

/** A complete `Set-Cookie` value. */
export const writeCookie = (change: CookieChange, isSecure: boolean): string =>
  stringifySetCookie({ ...change, path: '/', sameSite: 'lax', secure: isSecure }, { encode: encodeURIComponent });

/** `Set-Cookie` values of a gateway in another process. */
export const readSetCookies = (values: readonly string[]): CookieChange[] =>
  values
    .map((value) => parseSetCookie(value))
    .map(({ name, value = '', maxAge = 0, httpOnly = false }) => ({ name, value, maxAge, httpOnly }));
