import { isCode as isAnyCode, reservedCodes } from '@vitrina/services/contract/fields/id.ts';
import { maxNumber } from '@vitrina/services/contract/wire.ts';

/** Which of the shop's screens a path leads to (contract, routes and addresses of the shop). */
export type Place =
  | { kind: 'home' }
  | { kind: 'catalogue' }
  | { kind: 'category'; id: number; code: string | undefined; page: number }
  | { kind: 'brand' | 'tag' | 'compatibility-brand'; code: string; category: CategoryInPath | undefined; page: number }
  | { kind: 'series' | 'model'; code: string; page: number }
  | { kind: 'search'; category: CategoryInPath | undefined; page: number }
  | { kind: 'product'; category: CategoryInPath; id: number; tab: Tab; page: number }
  | { kind: 'static'; path: string };

export interface CategoryInPath {
  code: string;
  id: number;
}

/** Tabs of a product page; `about` has no segment of its own. */
const tabs = ['specs', 'digital', 'accessories', 'manuals', 'markdown', 'supplier', 'availability', 'credit', 'comments', 'faq'] as const;
export type Tab = (typeof tabs)[number] | 'about';
const pagedTabs: readonly string[] = ['accessories', 'comments', 'faq'];

const isId = (text: string | undefined): text is string => text !== undefined && /^\d{1,10}$/.test(text) && Number(text) <= maxNumber;
const pageOf = (text: string | undefined): number | undefined => {
  const digits = /^page-([1-9]\d{0,4})$/.exec(text ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
};
const isCode = (text: string | undefined): text is string => text !== undefined && isAnyCode(text) && pageOf(text) === undefined;

/** Reads a path; undefined where the shop has no such screen. Whether the things it names exist is not known here. */
export function placeOf(path: string): Place | undefined {
  const [address = ''] = path.split(/[?#]/);
  if (!address.startsWith('/')) return undefined;
  const segments = segmentsOf(address);
  if (segments === undefined) return undefined;
  const [first, ...rest] = segments;
  if (first === undefined) return { kind: 'home' };
  if (first === 'catalog') return catalogue(rest);
  if (first === 'search') {
    const tail = tailOf(rest);
    return tail && { kind: 'search', ...tail };
  }
  return { kind: 'static', path: `/${segments.join('/')}` };
}

function segmentsOf(address: string): string[] | undefined {
  try {
    return address
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}

function catalogue(segments: readonly string[]): Place | undefined {
  const [first, second, third, ...rest] = segments;
  if (first === undefined) return { kind: 'catalogue' };
  if (first === 'brand' || first === 'tag' || first === 'compatibility-brand') {
    const tail = tailOf(segments.slice(2));
    return isCode(second) && tail ? { kind: first, code: second, ...tail } : undefined;
  }
  if (first === 'series' || first === 'model') {
    const page = third === undefined ? 1 : pageOf(third);
    return isCode(second) && page !== undefined && rest.length === 0 ? { kind: first, code: second, page } : undefined;
  }
  if (second === undefined) return isId(first) ? { kind: 'category', id: Number(first), code: undefined, page: 1 } : undefined;
  if (!isCode(first) || reservedCodes.includes(first) || !isId(second)) return undefined;
  const category = { code: first, id: Number(second) };
  if (third === undefined) return { kind: 'category', ...category, page: 1 };
  if (isId(third)) return product(category, Number(third), rest);
  const page = pageOf(third);
  return page !== undefined && rest.length === 0 ? { kind: 'category', ...category, page } : undefined;
}

function product(category: CategoryInPath, id: number, segments: readonly string[]): Place | undefined {
  const [segment, detail, ...rest] = segments;
  if (segment === undefined) return { kind: 'product', category, id, tab: 'about', page: 1 };
  const tab = tabs.find((known) => known === segment);
  if (tab === undefined || rest.length > 0) return undefined;
  if (detail === undefined) return { kind: 'product', category, id, tab, page: 1 };
  if (tab === 'availability') return /^[a-z-]+$/.test(detail) ? { kind: 'product', category, id, tab, page: 1 } : undefined;
  const page = pagedTabs.includes(tab) ? pageOf(detail) : undefined;
  return page === undefined ? undefined : { kind: 'product', category, id, tab, page };
}

/** `{categoryCode?}/{categoryId?}/{page?}`: code and id stand only together, a page may follow either. */
function tailOf(segments: readonly string[]): { category: CategoryInPath | undefined; page: number } | undefined {
  const [first, second, third, ...rest] = segments;
  if (rest.length > 0) return undefined;
  if (first === undefined) return { category: undefined, page: 1 };
  const page = pageOf(first);
  if (page !== undefined) return second === undefined ? { category: undefined, page } : undefined;
  if (!isCode(first) || !isId(second)) return undefined;
  const last = third === undefined ? 1 : pageOf(third);
  return last === undefined ? undefined : { category: { code: first, id: Number(second) }, page: last };
}
