import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { loader } from './not-found.tsx';

const message = 'This page could not be found';

test('an address that no route knows says so in the log, without its query, and in the error that is thrown', () => {
  const { context, logged } = visit();
  const url = new URL('http://shop.example/nowhere?text=ivanov');
  const ask = () => loader({ context, url, request: new Request(url), params: { '*': 'nowhere' }, pattern: '*' });
  expect(ask).toThrow(expect.objectContaining({ data: { code: 'NOT_FOUND', message }, init: { status: 404, statusText: message } }));
  expect(logged).toEqual([{ details: { path: '/nowhere' }, message }]);
});
