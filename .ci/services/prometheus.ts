import { join } from 'node:path';
import { binary, MissingProgram } from './binaries.ts';
import { must, privateCopy } from './cache.ts';
import { hasDebian, unpackDebian } from './debian.ts';

/** Prometheus and the tool that checks its rules: `PROMETHEUS_PATH` and `PROMTOOL_PATH`, this machine's own, or a private copy. */
export async function findPrometheus(): Promise<NodeJS.ProcessEnv> {
  const server = process.env.PROMETHEUS_PATH ?? binary('prometheus');
  const tool = process.env.PROMTOOL_PATH ?? binary('promtool');
  if (server !== undefined && tool !== undefined) return { PROMETHEUS_PATH: server, PROMTOOL_PATH: tool };
  const folder = await copied();
  return { PROMETHEUS_PATH: join(folder, 'tree/usr/bin/prometheus'), PROMTOOL_PATH: join(folder, 'tree/usr/bin/promtool') };
}

async function copied(): Promise<string> {
  const missing =
    'Prometheus is missing. Debian, Ubuntu: apt-get install prometheus; macOS: brew install prometheus; or set PROMETHEUS_PATH and PROMTOOL_PATH.';
  if (!hasDebian()) throw new MissingProgram(missing);
  try {
    return await privateCopy(`prometheus-debian-${process.arch}`, async (folder) => {
      await unpackDebian(folder, ['prometheus']);
      for (const program of ['prometheus', 'promtool']) await must(join(folder, 'tree/usr/bin', program), ['--version'], folder);
    });
  } catch (error) {
    throw new MissingProgram(`${missing} (A private copy: ${error instanceof Error ? error.message : error})`);
  }
}
