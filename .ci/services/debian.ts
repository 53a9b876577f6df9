import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { binary, must, privateCopy, unpackDebian, wrap } from './copies.ts';

/** The Redis that tests start and end by themselves: `REDIS_SERVER_PATH`, this machine's own, or a private copy. */
export async function findRedis(): Promise<NodeJS.ProcessEnv> {
  const configuredPath = process.env.REDIS_SERVER_PATH ?? binary('redis-server');
  return {
    REDIS_SERVER_PATH:
      configuredPath ?? join(await copyOf('redis', 'redis-server', 'redis', 'REDIS_SERVER_PATH', unpackRedis), 'redis-server'),
  };
}

/** Prometheus and the tool that checks its rules: `PROMETHEUS_PATH` and `PROMTOOL_PATH`, this machine's own, or a private copy. */
export async function findPrometheus(): Promise<NodeJS.ProcessEnv> {
  const server = process.env.PROMETHEUS_PATH ?? binary('prometheus');
  const tool = process.env.PROMTOOL_PATH ?? binary('promtool');
  if (server !== undefined && tool !== undefined) return { PROMETHEUS_PATH: server, PROMTOOL_PATH: tool };
  const bin = join(
    await copyOf('prometheus', 'prometheus', 'prometheus', 'PROMETHEUS_PATH and PROMTOOL_PATH', async (folder) => {
      await unpackDebian(folder, ['prometheus']);
      for (const program of ['prometheus', 'promtool']) await must(join(folder, 'tree/usr/bin', program), ['--version'], folder);
    }),
    'tree/usr/bin',
  );
  return { PROMETHEUS_PATH: join(bin, 'prometheus'), PROMTOOL_PATH: join(bin, 'promtool') };
}

/** What puts the manifests together: `KUBECTL_PATH`, this machine's own, or a private copy. No cluster is asked. */
export async function findKubectl(): Promise<NodeJS.ProcessEnv> {
  const program = 'tree/usr/bin/kubectl';
  const installCopy = (): Promise<string> =>
    copyOf('kubectl', 'kubernetes-client', 'kubernetes-cli', 'KUBECTL_PATH', async (folder) => {
      await unpackDebian(folder, ['kubernetes-client']);
      await must(join(folder, program), ['version', '--client'], folder);
    });
  return { KUBECTL_PATH: process.env.KUBECTL_PATH ?? binary('kubectl') ?? join(await installCopy(), program) };
}

/** A private copy made of Debian's packages. */
async function copyOf(
  name: string,
  onDebian: string,
  onMac: string,
  variableName: string,
  unpack: (folder: string) => Promise<unknown>,
): Promise<string> {
  const missing = `${name} is missing. Debian, Ubuntu: apt-get install ${onDebian}; macOS: brew install ${onMac}; or set ${variableName}.`;
  if (binary('apt-get') === undefined || binary('dpkg') === undefined) throw new Error(missing);
  return privateCopy(`${name}-debian-${process.arch}`, missing, unpack);
}

/** Redis takes its libraries along. */
async function unpackRedis(folder: string): Promise<void> {
  const packages = ['redis-server', 'redis-tools'];
  await unpackDebian(folder, packages, packages);
  const multiarch = readdirSync(join(folder, 'tree/usr/lib')).find((name) => name.endsWith('-linux-gnu')) ?? '';
  const paths = ['usr/lib', 'lib'].flatMap((below) => [`tree/${below}/${multiarch}`, `tree/${below}`]);
  const program = wrap(join(folder, 'redis-server'), 'tree/usr/bin/redis-server', { LD_LIBRARY_PATH: paths.join(':') });
  await must(program, ['--version'], folder);
}
