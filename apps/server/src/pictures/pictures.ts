import pLimit, { type LimitFunction } from 'p-limit';
import type { CachedFile, FileCache } from './file-cache.ts';
import { type Format, makePicture, type Width } from './make.ts';
import { PictureFailure } from './picture-failure.ts';

/** Milliseconds for which a picture is shown as it was fetched. */
const maxAge = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds for which a picture that could not be had is not asked for again. */
const failedFor = 60_000;
const maxFailures = 10_000;
/**
 * Pictures that are fetched and made at once, and those that wait for it. Only the first two are in memory, each an original of `largestPicture` at
 * most: 100 MB together. Whatever waits lies on the disk.
 */
export const fetchedAtOnce = 8;
export const madeAtOnce = 2;
export const maxPending = 200;

/** A picture of another host in a width and a format. Throws a `PictureFailure`. */
export type Pictures = (address: string, width: Width, format: Format) => Promise<CachedFile>;

interface Parts {
  fetchPicture: (address: string) => Promise<Buffer>;
  shelf: FileCache;
  log: { warn(fields: object, message: string): void };
  /** Another in tests. */
  make?: typeof makePicture;
}

export function createPictures({ fetchPicture, shelf, log, make = makePicture }: Parts): Pictures {
  const fetching = pLimit(fetchedAtOnce);
  const making = pLimit(madeAtOnce);
  const failures = createFailures();
  const bringing = oneForAll<void>();
  const showing = oneForAll<CachedFile>();

  const cachePicture = async (name: string, bytes: Buffer): Promise<CachedFile> => {
    // A full disk costs speed, no picture.
    await shelf.write(name, bytes).catch((error: unknown) => log.warn({ err: error }, 'a picture is not kept'));
    return { bytes, cachedAt: Date.now() };
  };

  const fetchRemembered = async (address: string): Promise<Buffer> => {
    const recentFailure = failures.of(address);
    if (recentFailure !== undefined) throw recentFailure;
    try {
      return await fetchPicture(address);
    } catch (error) {
      if (error instanceof PictureFailure) {
        failures.cachePicture(address, error);
        // Its host alone: what follows may be a shopper's.
        log.warn({ host: new URL(address).host, reason: error.message }, 'a picture cannot be had');
      }
      throw error;
    }
  };

  /** Sees to it that the original lies on the shelf, fresh or as it was: nobody holds it while he waits for his turn. */
  const bring = (address: string): Promise<void> =>
    bringing(address, async () => {
      const cachedAt = await shelf.cachedAt(address);
      if (isFresh(cachedAt)) return;
      try {
        await inTurn(fetching, async () => void (await cachePicture(address, await fetchRemembered(address))));
      } catch (error) {
        if (cachedAt === undefined || !mayPass(error)) throw error;
      }
    });

  /** In its turn alone. What the disk has not taken is fetched once more. */
  const original = async (address: string): Promise<Buffer> =>
    (await shelf.read(address).catch(() => undefined))?.bytes ?? (await fetchRemembered(address));

  return (address, width, format) => {
    const name = `${width} ${format} ${address}`;
    return showing(name, async () => {
      const old = await shelf.read(name).catch(() => undefined);
      if (old !== undefined && isFresh(old.cachedAt)) return old;
      try {
        await bring(address);
        return await cachePicture(name, await inTurn(making, async () => make(await original(address), width, format)));
      } catch (error) {
        if (old !== undefined && mayPass(error)) return old;
        throw error;
      }
    });
  };
}

const isFresh = (cachedAt: number | undefined): boolean => cachedAt !== undefined && Date.now() - cachedAt < maxAge;

/** Whether what was there before is shown meanwhile. */
const mayPass = (error: unknown): boolean => error instanceof PictureFailure && error.kind !== 'absent';

/** Does a thing once for all who ask for it at the same time. */
function oneForAll<Result>(): (name: string, work: () => Promise<Result>) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return (name, work) => {
    const pending = underWay.get(name);
    if (pending !== undefined) return pending;
    const result = work().finally(() => underWay.delete(name));
    underWay.set(name, result);
    return result;
  };
}

function inTurn<Result>(limit: LimitFunction, work: () => Promise<Result>): Promise<Result> {
  if (limit.pendingCount >= maxPending) throw new PictureFailure('busy', 'Too many pictures are waited for.');
  return limit(work);
}

/** What could not be had, for a while. */
function createFailures() {
  const failuresByAddress = new Map<string, { failure: PictureFailure; until: number }>();
  return {
    of(address: string): PictureFailure | undefined {
      const entry = failuresByAddress.get(address);
      return entry !== undefined && performance.now() < entry.until ? entry.failure : undefined;
    },
    cachePicture(address: string, failure: PictureFailure): void {
      const now = performance.now();
      failuresByAddress.delete(address);
      failuresByAddress.set(address, { failure, until: now + failedFor });
      // In the order in which they were put in, which is the order in which they end.
      for (const [oldest, { until }] of failuresByAddress) {
        if (failuresByAddress.size <= maxFailures && until > now) break;
        failuresByAddress.delete(oldest);
      }
    },
  };
}
