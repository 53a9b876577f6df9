import { maxFormBytes } from '@vitrina/graphql/files.ts';
import { readSetCookies } from '@vitrina/services/contract/cookies.ts';
import type { Configuration } from './configuration.ts';
import type { Upload } from './execute.ts';
import { headersFor } from './remote.ts';

/** Milliseconds: as long as the gateway waits for a file. */
const deadline = 60_000;

const unreachable = 'Сервис временно недоступен. Попробуйте чуть позже.';

/** The same `upload` for screens that run apart from the gateway. A file is held as a whole here, since it has to be told how long it is. */
export function uploadOverHttp(gatewayUrl: string, names: Pick<Configuration, 'CITY_HEADER' | 'MOBILE_APP_HEADER'>): Upload {
  const address = `${gatewayUrl.replace(/\/graphql$/, '')}/uploads`;
  return async ({ purpose, name, content, visitor, signal }) => {
    const form = new FormData();
    form.set('purpose', purpose);
    const file = await whole(content);
    if (file === undefined) return { fault: 'Файл слишком большой.', cookies: [] };
    form.set('file', new Blob([file]), name);
    try {
      const answer = await fetch(address, {
        method: 'POST',
        body: form,
        headers: { ...headersFor(visitor, names), 'apollo-require-preflight': '1' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(deadline)]),
      });
      return { ...read(await answer.text()), cookies: readSetCookies(answer.headers.getSetCookie()) };
    } catch (error) {
      if (signal.aborted) throw error;
      return { fault: unreachable, cookies: [] };
    }
  };
}

/** Undefined for one that the gateway would not take. */
async function whole(content: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content) {
    size += piece.length;
    if (size > maxFormBytes) return undefined;
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

interface Answer {
  id?: unknown;
  errors?: { message?: unknown; extensions?: { fields?: Record<string, string[]> } }[];
}

function read(text: string): { id: string } | { fault: string } {
  // Whatever is no answer of the gateway throws, and counts as none.
  const { id, errors }: Answer = JSON.parse(text);
  if (typeof id === 'string') return { id };
  const [error] = errors ?? [];
  const fieldMessage = Object.values(error?.extensions?.fields ?? {})[0]?.[0];
  return { fault: fieldMessage ?? (typeof error?.message === 'string' ? error.message : unreachable) };
}
