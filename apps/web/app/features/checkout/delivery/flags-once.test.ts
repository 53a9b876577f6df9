import { expect, test } from 'vitest';
import { askFlags, isOn, isSoldBySber } from '../../../platform/flags/flags.server.ts';
import { visit } from '../../../platform/gateway/visit.ts';
import { isSimOffered } from './sim.server.ts';

test('a request asks for the flags once, however many of its parts have one', async () => {
  let asked = 0;
  const execute = async () => {
    asked += 1;
    return { data: { features: [{ key: 'bundle', isActive: false }] } };
  };
  const request = new Request('http://shop.example/');
  const { context } = visit({ execute });
  const telephone = { product: { category: { id: '224' } } } as Parameters<typeof isSimOffered>[2][number];
  const parts = [askFlags(context, request), isSoldBySber(context, request), isSimOffered(context, request, [telephone])];
  await Promise.all(parts);
  expect([await isOn(context, request, 'bundle'), asked]).toEqual([false, 1]);
  await askFlags(visit({ execute }).context, request);
  expect(asked).toBe(2);
});
