import type { lookup } from 'node:dns';
import { Agent, type Dispatcher, request } from 'undici';
import { ForbiddenAddress, guardedLookup, isForbiddenLiteral, isPublic } from './network.ts';
import { PictureFailure } from './picture-failure.ts';

/** Bytes of a picture as its host has it. */
export const largestPicture = 10 * 1024 * 1024;
/** Milliseconds for a picture, redirects included. */
const deadline = 5_000;
const maxRedirects = 3;

export interface FetchPictureOptions {
  /** `PICTURE_ORIGINS`: only these are asked, wherever they are. None: any host of the open internet. */
  origins: readonly string[];
  /** Others in tests. */
  isAllowed?: (address: string) => boolean;
  lookup?: typeof lookup;
  deadline?: number;
}

export interface FetchPicture {
  /** Throws a `PictureFailure`. */
  (address: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** Brings pictures from other hosts, within limits of size, time, redirects and addresses. */
export function createFetchPicture({ origins, isAllowed = isPublic, lookup, ...more }: FetchPictureOptions): FetchPicture {
  const { deadline: milliseconds = deadline } = more;
  const allowedOrigins = new Set(origins);
  const agent = new Agent({
    connections: 8,
    connect: allowedOrigins.size > 0 ? {} : { lookup: guardedLookup(isAllowed, lookup) },
  });

  const check = (url: URL): void => {
    const isAsked =
      allowedOrigins.size > 0 ? allowedOrigins.has(url.origin) : /^https?:$/.test(url.protocol) && !isForbiddenLiteral(url, isAllowed);
    if (!isAsked || url.username !== '' || url.password !== '') throw new ForbiddenAddress('The address may not be asked.');
  };

  const follow = async (address: string, signal: AbortSignal): Promise<Buffer> => {
    let url = new URL(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      check(url);
      const { statusCode, headers, body } = await request(url, {
        dispatcher: agent,
        signal,
        headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif', 'user-agent': 'Vitrina' },
      });
      if (statusCode === 200) return collect(body, Number(headers['content-length']));
      await body.dump({ limit: 16_384 });
      const { location } = headers;
      if (statusCode < 300 || statusCode >= 400 || typeof location !== 'string' || !URL.canParse(location, url)) {
        throw new PictureFailure(statusCode >= 500 || statusCode === 429 ? 'away' : 'absent', `The host answers ${statusCode}.`);
      }
      url = new URL(location, url);
    }
    throw new PictureFailure('absent', 'The host redirects too often.');
  };

  const fetchPicture = async (address: string): Promise<Buffer> => {
    try {
      return await follow(address, AbortSignal.timeout(milliseconds));
    } catch (error) {
      throw failureOf(error);
    }
  };
  return Object.assign(fetchPicture, { close: () => agent.destroy() });
}

/** The whole file. One that is too large is cut off: at once when it says so, else where it becomes so. */
async function collect(body: Dispatcher.ResponseData['body'], declaredSize: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Thrown from inside the loop, which lets go of the connection.
    if (declaredSize > largestPicture || size > largestPicture) throw new PictureFailure('absent', 'The picture is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function failureOf(error: unknown): PictureFailure {
  if (error instanceof PictureFailure) return error;
  if (error instanceof ForbiddenAddress) return new PictureFailure('absent', error.message, error);
  return new PictureFailure('away', 'The host does not answer.', error);
}
