import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import handleRequest from './entry.server.tsx';
import { visit } from './platform/gateway/visit.ts';

test('a page is its visitor’s alone: nobody on the way keeps it', async () => {
  const request = new Request('http://shop.example/', { method: 'HEAD' });
  const answer = await handleRequest(request, 200, new Headers(), {} as EntryContext, visit().context);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});
