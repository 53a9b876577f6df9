import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registry } from '../metrics.ts';
import { job } from './jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const figure = async (series: string) => {
  const line = (await registry.metrics()).split('\n').find((text) => text.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1));
};

test('a job that fails is counted, and grows older since its last success', async () => {
  vi.setSystemTime(1_000_000);
  let fails = false;
  const onFailure = vi.fn();
  const background = job('trial', 60_000, () => (fails ? Promise.reject(new Error('no')) : Promise.resolve()), onFailure);
  vi.setSystemTime(2_000_000);
  await background.run();
  fails = true;
  vi.setSystemTime(3_000_000);
  await background.run();
  await background.stop();

  expect(onFailure).toHaveBeenCalledOnce();
  expect(await figure('vitrina_job_seconds_count{name="trial",outcome="done"}')).toBe(1);
  expect(await figure('vitrina_job_seconds_count{name="trial",outcome="failed"}')).toBe(1);
  expect(await figure('vitrina_job_last_success_timestamp_seconds{name="trial"}')).toBe(2_000);
  expect(await figure('vitrina_job_pause_seconds{name="trial"}')).toBe(60);
});
