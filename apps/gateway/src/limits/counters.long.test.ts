import { randomUUID } from 'node:crypto';
import { startCluster } from '@vitrina/graphql/testing/redis.ts';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createCounters } from './counters.ts';

const { log } = fastify({ logger: false });
const tries = { name: 'test', points: 3, seconds: 60 };

it('counting holds across two processes of one cluster', async () => {
  const cluster = await startCluster();
  const [one, two] = [createCounters(cluster.place, log), createCounters(cluster.place, log)];
  const times = async (count: number, counters: typeof one) => {
    const results: boolean[] = [];
    for (let at = 0; at < count; at++) results.push((await counters.count(tries, 'both')).isOver);
    return results;
  };
  try {
    for (const counters of [one, two]) {
      const probe = { name: randomUUID(), points: 1_000, seconds: 60 };
      await expect
        .poll(async () => {
          await counters.count(probe, 'probe');
          return (await Promise.all(cluster.nodes.map((node) => node.contents()))).join();
        })
        .toContain(`shop-7:rate:${probe.name}`);
    }
    expect(await times(2, one)).toEqual([false, false]);
    expect((await two.look(tries, 'both')).remaining).toBe(1);
    expect(await times(2, two)).toEqual([false, true]);
  } finally {
    one.close();
    two.close();
    await cluster.close();
  }
});
