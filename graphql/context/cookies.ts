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

/** A cookie to be set on the answer. */
export interface NewCookie {
  name: string;
  value: string;
  /** Seconds; 0 removes it. */
  maxAge: number;
  /** Hidden from scripts. */
  httpOnly: boolean;
}

/** The `cookie` header by name; of a name given twice the first counts, as browsers send the most specific first. */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at === -1) continue;
    const name = pair.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return cookies;
}

/** A complete `Set-Cookie` value. */
export function writeCookie({ name, value, maxAge, httpOnly }: NewCookie, isSecure: boolean): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax'];
  if (httpOnly) parts.push('HttpOnly');
  if (isSecure) parts.push('Secure');
  return parts.join('; ');
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
