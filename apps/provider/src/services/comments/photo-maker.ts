import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { photoTypes } from '@vitrina/services/comments/vocabulary.ts';
import pLimit from 'p-limit';
import { codecs } from '../../catalogue/media/codecs.ts';
import { type Photo, readPhoto } from '../../catalogue/media/photo-format.ts';
import { CallerGoneError, throwIfCallerGone } from '../../platform/database/errors.ts';
import { invalid, Refusal } from '../../platform/refusal.ts';

/**
 * Pixels of a photo that is read at all: a small file may hold a picture of a gigabyte. What cannot be read line by line is held whole.
 * The sizes that are made of it are in `catalogue/media/photo-format.ts`.
 */
export const maxPixels = { byLine: 30_000_000, whole: 12_000_000 } as const;
/** Photos that wait, of everybody and of one client (more than a review has); with a photo a second nobody waits longer than a form may. */
const maxWaiting = { everybody: 12, client: 6 } as const;
/** Milliseconds for making one: far more than it takes, since whoever makes it gives way to everybody else on a busy machine. */
const makingTimeout = 30_000;
/** Bytes of both sizes, far above what they come to. */
const maxBytes = 16 * 1024 * 1024;
/** Seconds after which whoever finds the queue full may try again. */
const retryAfter = 10;

const script = fileURLToPath(new URL('photo-process.ts', import.meta.url));

const unreadable = () => invalid({ body: ['Не получилось открыть фотографию. Попробуйте другую.'] });

export interface PhotoMaker {
  /** Both sizes of a file. The caller's going ends it, whether it waits or is being made. */
  make(file: Buffer, caller: { client: string; signal: AbortSignal }): Promise<Photo>;
}

/** One photo at a time, and a short queue. */
export function createPhotoMaker(convert = convertInChildProcess): PhotoMaker {
  const oneAtATime = pLimit(1);
  const waiting = new Map<object, string>();
  return {
    async make(file, { client, signal }) {
      await checkSize(file);
      throwIfCallerGone(signal);
      const ofClient = [...waiting.values()].filter((each) => each === client).length;
      if (waiting.size >= maxWaiting.everybody || ofClient >= maxWaiting.client) throw busy();
      const place = {};
      waiting.set(place, client);
      const leave = () => void waiting.delete(place);
      signal.addEventListener('abort', leave, { once: true });
      return await oneAtATime(async () => {
        leave();
        signal.removeEventListener('abort', leave);
        throwIfCallerGone(signal);
        return await convert(file, signal);
      });
    },
  };
}

const busy = () =>
  new Refusal(503, 'unavailable', 'Сейчас слишком много фотографий. Попробуйте ещё раз через минуту.', undefined, undefined, {
    retryAfter,
  });

/** What the head of the file says: what is too large is refused before a single pixel is read. */
async function checkSize(file: Buffer): Promise<void> {
  const sharp = await codecs();
  const head = await sharp(file)
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  // The codecs know the shop's own drawings as well; those of an upload are read by nobody.
  if (!photoTypes.some((type) => type === `image/${head.format}`)) throw unreadable();
  const isWhole = head.isProgressive === true || head.format === 'webp';
  if (head.width * head.height > (isWhole ? maxPixels.whole : maxPixels.byLine)) {
    throw invalid({ body: ['Фотография слишком большая. Уменьшите её и попробуйте ещё раз.'] });
  }
}

function convertInChildProcess(file: Buffer, signal: AbortSignal): Promise<Photo> {
  return new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', maxBuffer: maxBytes, timeout: makingTimeout, killSignal: 'SIGKILL', signal } as const;
    const child = execFile(process.execPath, [script], options, (error, output) => {
      if (error === null) resolve(readPhoto(output));
      else reject(signal.aborted ? new CallerGoneError() : unreadable());
    });
    // EPIPE when the child exits early; its exit code says why.
    child.stdin?.on('error', () => undefined).end(file);
  });
}
