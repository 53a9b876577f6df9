import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atTheEnd, freePort, temporaryFolder } from './full-stack.ts';
import { until } from './until.ts';

export const observability = new URL('../../../docker/observability/', import.meta.url);

/** A minute of the rules is a second of the test. */
const minutes = { s: 1 / 60, m: 1, h: 60, d: 24 * 60 } as const;
const inSeconds = (number: string, unit: string, minSeconds: number) =>
  `${Math.max(minSeconds, Math.round(Number(number) * minutes[unit as keyof typeof minutes]))}s`;

/**
 * The rules with every minute a second, and room for a few looks in each. A page may take five seconds instead of one, since the machine does
 * much else. Nothing else of them is changed.
 */
function accelerateRules(rules: string): string {
  return rules
    .replace('le="1",', 'le="5",')
    .replace('(vitrina:page_buckets:rate5m)) > 1', '(vitrina:page_buckets:rate5m)) > 5')
    .replaceAll(/\[(\d+)([smhd])\]/g, (_, number: string, unit: string) => `[${inSeconds(number, unit, 5)}]`)
    .replaceAll(/(\bfor: )(\d+)([smhd])/g, (_, word: string, number: string, unit: string) => word + inSeconds(number, unit, 3))
    .replaceAll('120 + 3 *', '2 + 3 *');
}

export interface Prometheus {
  /** Names of the alerts that fire. */
  firing(): Promise<string[]>;
  /** How many series answer an expression. */
  series(expression: string): Promise<number>;
}

interface ApiAnswer<Data> {
  status: string;
  error?: string;
  data: Data;
}

/** A real Prometheus with the rules of this repository, which looks at a shop and a provider every second. */
export async function startPrometheus(targets: Readonly<Record<'shop' | 'provider', string>>): Promise<Prometheus> {
  const folder = await temporaryFolder();
  const port = await freePort();
  writeFileSync(join(folder, 'rules.yaml'), accelerateRules(readFileSync(new URL('rules.yaml', observability), 'utf8')));
  const jobs = Object.entries(targets).map(([job, origin]) => ({ job_name: job, static_configs: [{ targets: [new URL(origin).host] }] }));
  // JSON is YAML.
  const settings = { global: { scrape_interval: '1s', evaluation_interval: '1s' }, rule_files: ['rules.yaml'], scrape_configs: jobs };
  writeFileSync(join(folder, 'prometheus.yaml'), JSON.stringify(settings));
  const child = spawn(
    process.env.PROMETHEUS_PATH ?? 'prometheus',
    [`--config.file=${folder}/prometheus.yaml`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=127.0.0.1:${port}`],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => child.once('close', resolve));
  atTheEnd(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const origin = `http://127.0.0.1:${port}`;
  const queryApi = async <Data>(path: string): Promise<Data> => {
    const answer = (await (await fetch(`${origin}/api/v1/${path}`)).json()) as ApiAnswer<Data>;
    if (answer.status !== 'success') throw new Error(answer.error);
    return answer.data;
  };
  await until(async () => (await fetch(`${origin}/-/ready`)).ok, 'Prometheus to be ready');
  return {
    firing: async () =>
      (await queryApi<{ alerts: { state: string; labels: { alertname: string } }[] }>('alerts')).alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels }) => labels.alertname),
    series: async (expression) => (await queryApi<{ result: unknown[] }>(`query?query=${encodeURIComponent(expression)}`)).result.length,
  };
}

/** Does something again and again, one at a time, until it is stopped. */
export function repeatUntilStopped(work: () => Promise<unknown>): () => Promise<void> {
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      await work().catch(() => undefined);
      await pause(20);
    }
  })();
  return async () => {
    isOver = true;
    await running;
  };
}
