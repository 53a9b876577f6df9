import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { expect, it } from 'vitest';
import { fuzz } from '../fuzz/fuzz.ts';
import { startBreakableShop } from './breakable-shop.ts';
import { logLines } from './full-stack.ts';

/** The same operations every time; the long run has others. */
const seed = isLongRun ? undefined : 27;

it('operations made from the schema: no 5xx, no code of its own, nothing from inside', async () => {
  const { shop, lines } = await startBreakableShop(undefined, { APP_KEYS: 'fuzzing-key=1000000' });
  const before = lines.length;
  await fuzz({ origin: shop.origin, runs: isLongRun ? 1_000 : 400, seed, headers: { 'x-app-key': 'fuzzing-key' } });
  // Neither has the provider met anything that it did not expect, nor has a resolver.
  expect(logLines({ lines: lines.slice(before) }, ({ status }) => Number(status) >= 500)).toEqual([]);
  expect(logLines(shop, ({ msg }) => msg === 'resolver failed')).toEqual([]);
});
