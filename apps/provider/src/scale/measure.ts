import pLimit from 'p-limit';
import { type Visit, visitsOf } from './visits.ts';

/** In milliseconds. */
export interface Times {
  readonly median: number;
  readonly slow: number;
}

/** Visitors at once. */
const atOnce = 4;

/** Asks a provider every kind of call, four at a time, each request once beforehand. */
export async function measure(origin: string): Promise<Map<string, Times>> {
  const timesByVisit = new Map<string, Times>();
  for (const visit of await visitsOf(origin)) {
    await askAll(origin, visit);
    timesByVisit.set(visit.name, timesOf(await askAll(origin, visit)));
  }
  return timesByVisit;
}

function askAll(origin: string, { name, requests }: Visit): Promise<number[]> {
  const limit = pLimit(atOnce);
  return Promise.all(
    requests.map(({ path, body }) =>
      limit(async () => {
        const started = performance.now();
        const answer = await fetch(origin + path, {
          ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${name}: ${path} answers ${answer.status}: ${text}`);
        return performance.now() - started;
      }),
    ),
  );
}

function timesOf(milliseconds: readonly number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), slow: at(0.95) };
}
