import { once } from 'node:events';
import { setPriority } from 'node:os';

/** What the attacker does to a shop, told to its process as its one message; the process answers with one {@link Outcome}. */
export interface Attack {
  origin: string;
  photos: { image: Uint8Array<ArrayBuffer>; times: number; headers: Record<string, string> };
  changes: { body: string; times: number; headers: Record<string, string> };
}

export interface Outcome {
  /** Statuses of the answers; 0 where the shop has hung up. */
  photos: Answer<number>[];
  /** Stable codes; `ok` where there is no error. */
  changes: Answer<string>[];
}

interface Answer<Code> {
  code: Code;
  /** When it came, in milliseconds since the epoch. */
  at: number;
}

async function upload({ origin, photos: { image, headers } }: Attack): Promise<number> {
  const form = new FormData();
  form.append('purpose', 'review');
  form.append('file', new File([image], 'photo.png', { type: 'image/png' }));
  try {
    const answer = await fetch(`${origin}/uploads`, {
      method: 'POST',
      headers: { 'apollo-require-preflight': '1', ...headers },
      body: form,
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

async function change({ origin, changes: { body, headers } }: Attack): Promise<string> {
  const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
  const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? 'ok';
}

const times = <Code>(count: number, run: () => Promise<Code>): Promise<Answer<Code>[]> =>
  Promise.all(Array.from({ length: count }, async () => ({ code: await run(), at: performance.timeOrigin + performance.now() })));

// A real attacker has machines of his own: his work must not be measured as the shop's.
setPriority(19);
const [attack] = (await once(process, 'message')) as [Attack];
const [photos, changes] = await Promise.all([
  times(attack.photos.times, () => upload(attack)),
  times(attack.changes.times, () => change(attack)),
]);
process.send?.({ photos, changes } satisfies Outcome, () => process.disconnect());
