import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { loader } from './route.tsx';

test('a shop without a bank has no invoices', async () => {
  const order = { id: '7', paymentTypeId: '5' };
  const { context } = visit({ isDemonstration: false, execute: async () => ({ data: { order } }) });
  const request = new Request('http://shop.example/order-info/7/invoice');
  const read = loader({ context, request, params: { id: '7' }, pattern: '', url: new URL(request.url) } as Parameters<typeof loader>[0]);
  await expect(read).rejects.toMatchObject({ init: { status: 404 } });
});
