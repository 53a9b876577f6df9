import { mergeMetrics } from './merged-metrics.ts';
import { connectedWorkers, tell } from './workers.ts';

/** Milliseconds for the workers' answers: one that dies meanwhile never gives any, and the others' figures are of use without it. */
const deadline = 1_000;

export interface GatheredMetrics {
  /** The figures of all workers as one text. */
  gather(): Promise<string>;
  /** A worker has answered. */
  heard(workerId: number, id: number, text: string): void;
}

export function gatherMetrics(): GatheredMetrics {
  const underWay = new Map<number, { texts: Map<string, string>; wanted: number; done(text: string): void }>();
  let last = 0;
  const finish = (id: number) => {
    const gathered = underWay.get(id);
    underWay.delete(id);
    gathered?.done(mergeMetrics(gathered.texts));
  };
  return {
    gather: () =>
      new Promise((done) => {
        const id = ++last;
        const asked = connectedWorkers();
        underWay.set(id, { texts: new Map(), wanted: asked.length, done });
        for (const worker of asked) tell(worker, { kind: 'metrics-wanted', id });
        setTimeout(() => finish(id), deadline).unref();
      }),
    heard(workerId, id, text) {
      const gathered = underWay.get(id);
      gathered?.texts.set(String(workerId), text);
      if (gathered?.texts.size === gathered?.wanted) finish(id);
    },
  };
}
