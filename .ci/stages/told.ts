import { details, line } from '../report.ts';
import type { Count } from './count.ts';

/** Does one part of a stage and prints its line; `otherwise` is said of a part that counts no tests. */
export async function told<Found extends Count | undefined>(name: string, otherwise: string, work: () => Promise<Found>): Promise<Found> {
  const started = performance.now();
  const count = await work();
  line(name, count === undefined ? otherwise : `${count.passed} passed, ${count.failed} failed`, started);
  details(count?.failures ?? []);
  return count;
}
