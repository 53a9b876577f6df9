import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cacheTags } from '@vitrina/graphql/base/tags.ts';
import { type RedisServer, sharing, startRedis } from '@vitrina/graphql/testing/redis.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../testing/samples.ts';
import { secret, sendJson, sendOperation, startGateway, type TestGateway } from '../testing/test-gateway.ts';

const command = fileURLToPath(new URL('cache-drop.ts', import.meta.url));

interface ExitResult {
  code: number;
  said: string;
}

/** Runs the command as `npm run cache:drop` does, against a gateway at this address. */
function drop(tags: string[], origin = 'http://127.0.0.1:1', key = secret): Promise<ExitResult> {
  const { port } = new URL(origin);
  const env = { ...process.env, HOST: '127.0.0.1', PORT: port, SESSION_SECRET: key };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...tags], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr });
    });
  });
}

let redis: RedisServer;
const startedGateways: TestGateway[] = [];
beforeAll(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  for (const gateway of startedGateways.splice(0)) await gateway.close();
});
afterAll(() => redis.kill());

async function start(name: () => string): Promise<TestGateway> {
  const gateway = await startGateway(sharing(redis));
  gateway.provider.answer = (_request, response) => sendJson(response, [{ ...brand, name: name() }]);
  startedGateways.push(gateway);
  return gateway;
}

const nameAt = async ({ origin }: TestGateway): Promise<unknown> => {
  const { body } = await sendOperation(origin, '{ brands { name } }');
  return JSON.stringify(body.data?.brands);
};

describe('npm run cache:drop', () => {
  it('reaches Redis and the memory of every process', async () => {
    let name = 'Before';
    const [one, two] = [await start(() => name), await start(() => name)];
    expect(await nameAt(one)).toContain('Before');
    expect(await nameAt(two)).toContain('Before');
    name = 'After';
    // Both have it at hand, so that only the drop can bring the new one.
    expect(await nameAt(one)).toContain('Before');
    expect(await nameAt(two)).toContain('Before');
    expect(await drop(['brands'], one.origin)).toEqual({ code: 0, said: 'Dropped what carries the tag "brands".\n' });
    expect(await nameAt(one)).toContain('After');
    await expect.poll(() => nameAt(two)).toContain('After');
    // A process that begins now finds nothing old in Redis either.
    expect(await nameAt(await start(() => name))).toContain('After');
  });

  it('names the tags there are when none or an unknown one is given', async () => {
    const tags = cacheTags.join(', ');
    expect(tags).toMatch(/\bbrands, categories, .*products/);
    expect(await drop([])).toEqual({ code: 1, said: `Usage: npm run cache:drop -- TAG…\nTags: ${tags}\n` });
    expect(await drop(['brand'])).toEqual({ code: 1, said: `No answer carries the tag "brand". Tags: ${tags}\n` });
  });

  it('says what is wrong when the shop does not answer or has another secret', async () => {
    expect((await drop(['brands'])).said).toMatch(/does not answer at http:\/\/127\.0\.0\.1:1; set HOST and PORT/);
    const gateway = await start(() => 'Any');
    expect((await drop(['brands'], gateway.origin, 'another secret of at least thirty-two characters')).said).toMatch(/has another secret/);
  });
});
