import { Gauge, Histogram } from 'prom-client';
import { registry } from '../metrics.ts';
import { type Background, every } from './background.ts';

const registers = [registry];
const seconds = new Histogram({
  name: 'vitrina_job_seconds',
  help: 'Runs of what the reference provider does regularly, by outcome: done, failed.',
  labelNames: ['name', 'outcome'],
  buckets: [0.01, 0.1, 1, 10, 60, 600],
  registers,
});
const lastSuccess = new Gauge({
  name: 'vitrina_job_last_success_timestamp_seconds',
  help: 'When a job has last come to its end; at first when the provider has started.',
  labelNames: ['name'],
  registers,
});
const pauses = new Gauge({ name: 'vitrina_job_pause_seconds', help: 'Between two runs of a job.', labelNames: ['name'], registers });

/** Does the work again and again, and counts how it goes. */
export function job(name: string, milliseconds: number, work: () => Promise<unknown>, onFailure: (error: unknown) => void): Background {
  pauses.set({ name }, milliseconds / 1000);
  lastSuccess.set({ name }, Date.now() / 1000);
  const runAndCount = async () => {
    const end = seconds.startTimer({ name });
    try {
      await work();
      end({ outcome: 'done' });
      lastSuccess.set({ name }, Date.now() / 1000);
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  };
  return every(milliseconds, runAndCount, onFailure);
}
