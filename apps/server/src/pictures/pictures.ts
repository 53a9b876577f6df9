import pLimit, { type LimitFunction } from 'p-limit';
import { type Format, makePicture, type Width } from './make.ts';
import { PictureFailure } from './picture-failure.ts';
import type { Kept, Shelf } from './shelf.ts';

/** Milliseconds for which a picture is shown as it was fetched. */
const keptFor = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds for which a picture that could not be had is not asked for again. */
const failedFor = 60_000;
const mostFailures = 10_000;
/** Pictures that are fetched and made at once, and those that wait for it. */
const fetchedAtOnce = 16;
const madeAtOnce = 2;
const mostWaiting = 200;

/** A picture of another host in a width and a format. Throws a `PictureFailure`. */
export type Pictures = (address: string, width: Width, format: Format) => Promise<Kept>;

interface Parts {
  fetchPicture: (address: string) => Promise<Buffer>;
  shelf: Shelf;
  log: { warn(fields: object, message: string): void };
}

export function createPictures({ fetchPicture, shelf, log }: Parts): Pictures {
  const fetching = pLimit(fetchedAtOnce);
  const making = pLimit(madeAtOnce);
  const failures = createFailures();
  const underWay = new Map<string, Promise<Kept>>();

  const keep = async (name: string, bytes: Buffer): Promise<Kept> => {
    // A full disk costs speed, no picture.
    await shelf.write(name, bytes).catch((error: unknown) => log.warn({ err: error }, 'a picture is not kept'));
    return { bytes, keptAt: Date.now() };
  };

  /** What is kept while it is fresh, or when nothing newer is to be had; one maker for all who ask at once. */
  const kept = (name: string, make: () => Promise<Buffer>): Promise<Kept> => {
    const known = underWay.get(name);
    if (known !== undefined) return known;
    const got = (async () => {
      const old = await shelf.read(name).catch(() => undefined);
      if (old !== undefined && Date.now() - old.keptAt < keptFor) return old;
      try {
        return await keep(name, await make());
      } catch (error) {
        if (old !== undefined && error instanceof PictureFailure && error.kind !== 'absent') return old;
        throw error;
      }
    })().finally(() => underWay.delete(name));
    underWay.set(name, got);
    return got;
  };

  const original = (address: string): Promise<Kept> =>
    kept(address, async () => {
      const failed = failures.of(address);
      if (failed !== undefined) throw failed;
      try {
        return await inTurn(fetching, () => fetchPicture(address));
      } catch (error) {
        if (error instanceof PictureFailure && error.kind !== 'busy') {
          failures.keep(address, error);
          // Its host alone: what follows may be a shopper's.
          log.warn({ host: new URL(address).host, reason: error.message }, 'a picture cannot be had');
        }
        throw error;
      }
    });

  return (address, width, format) =>
    kept(`${width} ${format} ${address}`, async () => {
      const { bytes } = await original(address);
      return inTurn(making, () => makePicture(bytes, width, format));
    });
}

function inTurn<Result>(limit: LimitFunction, work: () => Promise<Result>): Promise<Result> {
  if (limit.pendingCount >= mostWaiting) throw new PictureFailure('busy', 'Too many pictures are waited for.');
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
        if (kept.size <= mostFailures && until > now) break;
        kept.delete(oldest);
      }
    },
  };
}
