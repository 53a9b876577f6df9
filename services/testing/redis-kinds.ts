import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Redis } from 'ioredis';
import type { RedisPlace } from '../http/redis-connection.ts';
import { createSelfSigned } from './certificate.ts';
import { waitTimeout } from './limits.ts';
import { freePort, patientTimeout, placeAt, program, type RedisServer, startRedis, waitForAnswer } from './redis.ts';

export interface Running {
  place: RedisPlace;
  close(): Promise<void>;
}

/** A Redis that speaks TLS only, under a certificate that this process trusts until it is closed. */
export async function startEncryptedRedis(): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-certificate-'));
  const { certificate, key } = createSelfSigned();
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  await Promise.all([writeFile(files.certificate, certificate), writeFile(files.key, key)]);
  const trustedCertificates = getCACertificates('default');
  setDefaultCACertificates([...trustedCertificates, certificate]);
  const options = ['--tls-cert-file', files.certificate, '--tls-key-file', files.key, '--tls-ca-cert-file', files.certificate];
  const server = await startRedis(undefined, { isEncrypted: true, options: [...options, '--tls-auth-clients', 'no'] });
  return {
    place: placeAt(server.url),
    async close() {
      setDefaultCACertificates(trustedCertificates);
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A master and its replica, watched by one sentinel. */
export async function startSentinel(): Promise<Running & { master: RedisServer }> {
  const master = await startRedis();
  const masterPort = new URL(master.url).port;
  const replica = await startRedis(undefined, { options: ['--replicaof', '127.0.0.1', masterPort] });
  await waitForState(replica.url, 'info replication', /master_link_status:up/);

  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-sentinel-'));
  const settings = join(folder, 'sentinel.conf');
  const lines = ['monitor shop 127.0.0.1 PORT 1', 'down-after-milliseconds shop 1000', 'failover-timeout shop 5000'];
  await writeFile(settings, ['bind 127.0.0.1', ...lines.map((line) => `sentinel ${line.replace('PORT', masterPort)}`), ''].join('\n'));
  const sentinel = spawn(program(), [settings, '--port', String(port), '--sentinel'], { stdio: 'ignore' });
  const url = `redis://127.0.0.1:${port}`;
  await waitForAnswer(url);
  await waitForState(url, 'sentinel replicas shop', /master-link-status,ok/);
  return {
    place: { urls: [url], prefix: 'shop-7:', timeout: patientTimeout, kind: 'sentinel', master: 'shop' },
    master,
    async close() {
      const exited = new Promise((resolve) => sentinel.once('exit', resolve));
      if (sentinel.kill('SIGKILL')) await exited;
      await Promise.all([master.kill(), replica.kill(), rm(folder, { recursive: true, force: true })]);
    },
  };
}

const slots = 16_384;

/** Three nodes that have a third of the slots each. */
export async function startCluster(): Promise<Running & { nodes: readonly RedisServer[] }> {
  const nodes: RedisServer[] = [];
  for (let index = 0; index < 3; index++) nodes.push(await startRedis(await clusterPort(), { options: ['--cluster-enabled', 'yes'] }));
  const ports = nodes.map(({ url }) => Number(new URL(url).port));
  for (const [index, { url }] of nodes.entries()) {
    const node = new Redis(url);
    const [from, to] = [Math.ceil((index * slots) / 3), Math.ceil(((index + 1) * slots) / 3)];
    await node.cluster('ADDSLOTS', ...Array.from({ length: to - from }, (_, at) => from + at));
    for (const port of ports) await node.cluster('MEET', '127.0.0.1', port);
    node.disconnect();
  }
  for (const { url } of nodes) await waitForState(url, 'cluster info', /cluster_state:ok[\s\S]*cluster_known_nodes:3/);
  const [first, ...others] = nodes.map(({ url }) => url);
  return {
    place: { urls: [first ?? '', ...others], prefix: 'shop-7:', timeout: patientTimeout, kind: 'cluster' },
    nodes,
    close: () => Promise.all(nodes.map((node) => node.kill())).then(() => undefined),
  };
}

/** Nodes talk to each other 10,000 ports above the one for clients. */
async function clusterPort(): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (port < 55_000 && (await isFree(port + 10_000))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Waits until a server says what it is asked for. */
async function waitForState(url: string, command: string, pattern: RegExp): Promise<void> {
  const redis = new Redis(url);
  const [name = '', ...parts] = command.split(' ');
  try {
    for (const end = performance.now() + waitTimeout; performance.now() < end; ) {
      if (pattern.test(String(await redis.call(name, ...parts)))) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${command} has not come to ${pattern} within ${waitTimeout / 1_000} seconds.`);
  } finally {
    redis.disconnect();
  }
}
