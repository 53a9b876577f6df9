import { expect, it } from 'vitest';
import { demoShopper } from './demo-shopper.ts';
import { readDemonstration } from './demonstration.ts';
import { startShop, temporaryFolder } from './full-stack.ts';

it('comes by itself with the provider that the shop embeds where nobody else sees it, and not in production', async () => {
  const shop = await startShop({ DATA_DIR: await temporaryFolder(), DEMO: '' });
  expect(await readDemonstration(shop)).toMatchObject({
    sandbox: { isDemo: true, shopper: { password: demoShopper.password } },
    isTold: true,
    isSignedIn: true,
    outbox: 200,
    comments: 200,
    isAnnounced: true,
    bank: true,
  });
  expect(shop.lines.join('\n')).toContain('no money moves');
});
