import pLimit, { type LimitFunction } from 'p-limit';
import { type Format, makePicture, type Width } from './make.ts';
import { PictureFailure } from './picture-failure.ts';
import type { Kept, Shelf } from './shelf.ts';

/** Milliseconds for which a picture is shown as it was fetched. */
const keptFor = 7 * 24 * 60 * 60 * 1000;
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
export type Pictures = (address: string, width: Width, format: Format) => Promise<Kept>;

interface Parts {
  fetchPicture: (address: string) => Promise<Buffer>;
  shelf: Shelf;
  log: { warn(fields: object, message: string): void };
  /** Another in tests. */
  make?: typeof makePicture;
}

export function createPictures({ fetchPicture, shelf, log, make = makePicture }: Parts): Pictures {
  const fetching = pLimit(fetchedAtOnce);
  const making = pLimit(madeAtOnce);
  const failures = createFailures();
  const bringing = oneForAll<void>();
  const showing = oneForAll<Kept>();

  const keep = async (name: string, bytes: Buffer): Promise<Kept> => {
    // A full disk costs speed, no picture.
    await shelf.write(name, bytes).catch((error: unknown) => log.warn({ err: error }, 'a picture is not kept'));
    return { bytes, keptAt: Date.now() };
  };

  const fetched = async (address: string): Promise<Buffer> => {
    const failed = failures.of(address);
    if (failed !== undefined) throw failed;
    try {
      return await fetchPicture(address);
    } catch (error) {
      if (error instanceof PictureFailure) {
        failures.keep(address, error);
        // Its host alone: what follows may be a shopper's.
        log.warn({ host: new URL(address).host, reason: error.message }, 'a picture cannot be had');
      }
      throw error;
    }
  };

  /** Sees to it that the original lies on the shelf, fresh or as it was: nobody holds it while he waits for his turn. */
  const bring = (address: string): Promise<void> =>
    bringing(address, async () => {
      const keptAt = await shelf.keptAt(address);
      if (isFresh(keptAt)) return;
      try {
        await inTurn(fetching, async () => void (await keep(address, await fetched(address))));
      } catch (error) {
        if (keptAt === undefined || !mayPass(error)) throw error;
      }
    });

  /** In its turn alone. What the disk has not taken is fetched once more. */
  const original = async (address: string): Promise<Buffer> =>
    (await shelf.read(address).catch(() => undefined))?.bytes ?? (await fetched(address));

  return (address, width, format) => {
    const name = `${width} ${format} ${address}`;
    return showing(name, async () => {
      const old = await shelf.read(name).catch(() => undefined);
      if (old !== undefined && isFresh(old.keptAt)) return old;
      try {
        await bring(address);
        return await keep(name, await inTurn(making, async () => make(await original(address), width, format)));
      } catch (error) {
        if (old !== undefined && mayPass(error)) return old;
        throw error;
      }
    });
  };
}

const isFresh = (keptAt: number | undefined): boolean => keptAt !== undefined && Date.now() - keptAt < keptFor;

/** Whether what was there before is shown meanwhile. */
const mayPass = (error: unknown): boolean => error instanceof PictureFailure && error.kind !== 'absent';

/** Does a thing once for all who ask for it at the same time. */
function oneForAll<Result>(): (name: string, work: () => Promise<Result>) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return (name, work) => {
    const known = underWay.get(name);
    if (known !== undefined) return known;
    const got = work().finally(() => underWay.delete(name));
    underWay.set(name, got);
    return got;
  };
}

function inTurn<Result>(limit: LimitFunction, work: () => Promise<Result>): Promise<Result> {
  if (limit.pendingCount >= maxPending) throw new PictureFailure('busy', 'Too many pictures are waited for.');
  return limit(work);
}

/** What could not be had, for a while. */
function createFailures() {
  const kept = new Map<string, { failure: PictureFailure; until: number }>();
  return {
    of(address: string): PictureFailure | undefined {
      const found = kept.get(address);
      return found !== undefined && performance.now() < found.until ? found.failure : undefined;
    },
    keep(address: string, failure: PictureFailure): void {
      const now = performance.now();
      kept.delete(address);
      kept.set(address, { failure, until: now + failedFor });
      // In the order in which they were put in, which is the order in which they end.
      for (const [oldest, { until }] of kept) {
        if (kept.size <= maxFailures && until > now) break;
        kept.delete(oldest);
      }
    },
  };
}
