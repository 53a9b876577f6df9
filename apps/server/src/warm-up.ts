import { setTimeout as pause } from 'node:timers/promises';
import { categoryIdPattern, productIdPattern } from '@vitrina/services/contract/fields/id.ts';
import type { FastifyInstance } from 'fastify';

/** Milliseconds after which the process takes visitors however slow its pages still are. */
const maxWarmUp = 6_000;
/** Milliseconds for the first page to open: a circuit that early visitors have opened rests for three seconds. */
const firstPageTimeout = 4_000;
const betweenTries = 200;
/** A round that is not this much quicker than the best before it shows that there is no more to be gained. */
const gain = 0.8;
const minRounds = 3;

/** The first of each on the home page: what is opened next. */
const listing = `/catalog/[^"/?]+/${categoryIdPattern}`;
const nextPages = [new RegExp(`href="(${listing})"`), new RegExp(`href="(${listing}/${productIdPattern})"`)];

/**
 * Opens the pages that everybody opens, in memory, until they come as quickly as they will: the code of the screens is compiled, menu
 * and cities are in the cache, the provider has its tables at hand. Cold, the first second's visitors would each wait for all
 * of it. A shop whose pages do not open, because its provider is away, takes visitors all the same.
 */
export async function warmUp(app: FastifyInstance): Promise<void> {
  const startTime = performance.now();
  const since = () => performance.now() - startTime;
  // A header that no browser sends: each of these pages is rendered, none is taken from those that guests share.
  const headers = { accept: 'text/html', 'user-agent': 'vitrina-warm-up', 'x-warm-up': '1' };
  const open = (url: string) => app.inject({ url, headers });

  let home = await open('/');
  while (home.statusCode !== 200) {
    if (since() > firstPageTimeout) return;
    await pause(betweenTries);
    home = await open('/');
  }
  const pages = ['/', ...nextPages.flatMap((pattern) => pattern.exec(home.body)?.[1]?.replaceAll('&amp;', '&') ?? [])];
  let best = Number.POSITIVE_INFINITY;
  for (let round = 1; since() < maxWarmUp; round++) {
    const before = since();
    for (const page of pages) await open(page);
    const roundTime = since() - before;
    if (round >= minRounds && roundTime > best * gain) return;
    best = Math.min(best, roundTime);
  }
}
