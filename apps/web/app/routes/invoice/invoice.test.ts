import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { loader } from './route.tsx';

test('a shop without a bank has no invoices, whoever asks', async () => {
  const { context } = visit({ isDemonstration: false });
  const request = new Request('http://shop.example/order-info/7/invoice');
  const read = loader({ context, request, params: { id: '7' }, pattern: '', url: new URL(request.url) } as Parameters<typeof loader>[0]);
  await expect(read).rejects.toMatchObject({ init: { status: 404 } });
});
