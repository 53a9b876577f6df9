import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '@vitrina/services/testing/redis.ts';
import { run } from '../test/process.ts';
import { until } from '../test/until.ts';
import { fuzz } from './fuzz.ts';

/**
 * `npm run fuzz -- --runs 20000 --seed 1`: asks a shop of its own, with the demo catalogue, whatever its schema allows
 * and some of what it does not. Exit code 1 and the smallest such operation when one is answered badly.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string' } } });
const key = 'fuzzing-key';
const [port, providerPort] = [await freePort(), await freePort()];
const origin = `http://127.0.0.1:${port}`;
const folder = await mkdtemp(join(tmpdir(), 'vitrina-fuzz-'));
const shop = run('server/src/main.ts', {
  PORT: String(port),
  PROVIDER_PORT: String(providerPort),
  DATA_DIR: folder,
  APP_KEYS: `${key}=1000000`,
  LOG_LEVEL: 'warn',
});
try {
  await until(async () => (await fetch(`${origin}/health/ready`)).ok, 'the shop to be ready', 120_000);
  const started = performance.now();
  await fuzz({
    origin,
    runs: Number(values.runs),
    seed: values.seed === undefined ? undefined : Number(values.seed),
    headers: { 'x-app-key': key },
  });
  process.stdout.write(`${values.runs} operations in ${((performance.now() - started) / 1000).toFixed(0)} s, all answered well\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
