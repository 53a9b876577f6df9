import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Running, startCluster, startSentinel } from '../testing/redis-kinds.ts';
import { askAll, askBrands, TwoProcesses } from '../testing/two-processes.ts';

let two: TwoProcesses;
beforeEach(async () => {
  two = await TwoProcesses.start();
});
afterEach(() => two.end());

async function startAndTrack<Kind extends Running>(starting: Promise<Kind>): Promise<Kind> {
  const running = await starting;
  two.atTheEnd(() => running.close());
  return running;
}

test('a cluster of three nodes', async () => {
  const { place, nodes } = await startAndTrack(startCluster());
  await two.areServedBy(place);
  const contents = await Promise.all(nodes.map((node) => node.contents()));
  for (const keys of contents) {
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !key.startsWith('shop-7:'))).toEqual([]);
  }
});

describe('a master that sentinels know', () => {
  test('is found by its name', async () => {
    const { place } = await startAndTrack(startSentinel());
    await two.areServedBy(place);
  });

  test('is another one when the first is gone', { timeout: 90_000 }, async () => {
    const { place, master } = await startAndTrack(startSentinel());
    const [first, second] = await two.at(place);
    await askAll(first);
    await master.kill();
    // What one process leaves at the new master the other one finds there.
    let page = 100;
    await expect
      .poll(
        async () => {
          page += 1;
          await askBrands(first, page);
          const before = two.brandCalls();
          await askBrands(second, page);
          return two.brandCalls() - before;
        },
        { timeout: 60_000, interval: 200 },
      )
      .toBe(0);
  });
});
