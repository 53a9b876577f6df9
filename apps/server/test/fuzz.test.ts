import { expect, it } from 'vitest';
import { fuzz } from '../fuzz/fuzz.ts';
import { filledFolder, logged, startShop } from './house.ts';

it('a thousand operations made from the schema: no 5xx, no code of its own, nothing from inside', async () => {
  const shop = await startShop({ DATA_DIR: await filledFolder(), APP_KEYS: 'fuzzing-key=1000000' });
  await fuzz({ origin: shop.origin, runs: 1_000, headers: { 'x-app-key': 'fuzzing-key' } });
  // Neither has the provider met anything that it did not expect, nor has a resolver.
  expect(logged(shop, ({ name, status }) => name === 'provider' && Number(status) >= 500)).toEqual([]);
  expect(logged(shop, ({ msg }) => msg === 'resolver failed')).toEqual([]);
});
