import { mergeMetrics } from './merged-metrics.ts';
import { connectedWorkers, sendToWorker } from './workers.ts';

/** Milliseconds for the workers' answers: one that dies meanwhile never gives any, and the others' figures are of use without it. */
const deadline = 1_000;

export interface GatheredMetrics {
  /** The figures of all workers as one text. */
  gather(): Promise<string>;
  /** A worker has answered. */
  receive(workerId: number, id: number, text: string): void;
}

export function gatherMetrics(): GatheredMetrics {
  const underWay = new Map<number, { texts: Map<string, string>; expectedCount: number; done(text: string): void }>();
  let last = 0;
  const finish = (id: number) => {
    const gathering = underWay.get(id);
    underWay.delete(id);
    gathering?.done(mergeMetrics(gathering.texts));
  };
  return {
    gather: () =>
      new Promise((done) => {
        const id = ++last;
        const workers = connectedWorkers();
        underWay.set(id, { texts: new Map(), expectedCount: workers.length, done });
        for (const worker of workers) sendToWorker(worker, { kind: 'metrics-wanted', id });
        setTimeout(() => finish(id), deadline).unref();
      }),
    receive(workerId, id, text) {
      const gathering = underWay.get(id);
      gathering?.texts.set(String(workerId), text);
      if (gathering?.texts.size === gathering?.expectedCount) finish(id);
    },
  };
}
