import { hash } from 'node:crypto';
import type { CookieChange } from '@vitrina/services/contract/cookies.ts';

/** A whole page that is shown to many, with what stands around it; compressed by brotli. */
export interface GuestPage {
  /** Milliseconds since 1970 when it was begun: nothing on it is older. */
  readonly madeAt: number;
  readonly headers: Readonly<Record<string, string>>;
  /** For whoever sees it and has none of them. */
  readonly cookies: readonly CookieChange[];
  /** Pattern of its route. */
  readonly pattern: string;
  readonly body: Buffer;
}

/** Pages that other processes have made; whatever becomes of it costs no more than time. */
export interface SharedPages {
  get(key: string): Promise<Buffer | undefined>;
  set(key: string, page: Buffer, milliseconds: number): Promise<void>;
}

/** Milliseconds. A page older than `maxAge` is made anew in the background; nobody sees one older than `maxStale`, so no older price or stock. */
export const ages = { maxAge: 3_000, maxStale: 5_000 } as const;
/** Milliseconds that a visitor waits for a page being made for all; after them he gets a page of his own. */
const sharedPageTimeout = 300;
const maxPages = 500;
/** Addresses requested once are tracked: a shared page is made at the second request, so that passing robots evict nothing. */
const maxTracked = 5_000;

export type PageSource = 'fresh' | 'stale' | 'made' | 'own';

export interface GuestPages {
  /** Null: the visitor gets a page of his own. `make` gives null for a page that is not the same for all, or not whole. */
  find(key: string, make: () => Promise<GuestPage | null>): Promise<{ page: GuestPage; from: PageSource } | null>;
}

export function createGuestPages(shared: SharedPages | undefined, now: () => number = Date.now): GuestPages {
  const pages = new Map<string, GuestPage>();
  /** By key: until when its page is not worth another try. */
  const firstRequests = new Map<string, number>();
  const underWay = new Map<string, Promise<GuestPage | null>>();

  async function makeOrTake(key: string, make: () => Promise<GuestPage | null>): Promise<GuestPage | null> {
    const name = hash('sha256', key, 'base64url');
    const others = unpack(await shared?.get(name));
    if (others !== null && now() - others.madeAt < ages.maxAge) return others;
    const page = await make();
    if (page !== null) void shared?.set(name, pack(page), ages.maxStale);
    return page;
  }

  /** One for all who ask meanwhile. */
  function flight(key: string, make: () => Promise<GuestPage | null>): Promise<GuestPage | null> {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const made = makeOrTake(key, make)
      .catch(() => null)
      .then((page) => {
        underWay.delete(key);
        pages.delete(key);
        if (page === null) remember(firstRequests, maxTracked, key, now() + ages.maxStale);
        else remember(pages, maxPages, key, page);
        return page;
      });
    underWay.set(key, made);
    return made;
  }

  return {
    async find(key, make) {
      const known = pages.get(key);
      const age = known === undefined ? Number.POSITIVE_INFINITY : now() - known.madeAt;
      if (known !== undefined && age < ages.maxStale) {
        if (age < ages.maxAge) return { page: known, from: 'fresh' };
        void flight(key, make);
        return { page: known, from: 'stale' };
      }
      const triesAgainAt = firstRequests.get(key);
      if (triesAgainAt === undefined) remember(firstRequests, maxTracked, key, 0);
      if (triesAgainAt === undefined || now() < triesAgainAt) return null;
      const page = await inTime(flight(key, make));
      return page === null ? null : { page, from: 'made' };
    },
  };
}

/** Puts it last; what was put first goes when there are too many. */
function remember<Value>(map: Map<string, Value>, most: number, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [first] = map.keys();
  if (map.size > most && first !== undefined) map.delete(first);
}

async function inTime(work: Promise<GuestPage | null>): Promise<GuestPage | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, sharedPageTimeout, null);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** A line that describes it, then its body. */
function pack({ body, ...about }: GuestPage): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(about)}\n`), body]);
}

function unpack(packed: Buffer | undefined): GuestPage | null {
  if (packed === undefined) return null;
  const end = packed.indexOf('\n');
  return { ...JSON.parse(packed.toString('utf8', 0, end)), body: packed.subarray(end + 1) };
}
