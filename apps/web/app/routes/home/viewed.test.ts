import { expect, test } from 'vitest';
import type { Operation } from '../../platform/gateway/shop.server.ts';
import { visit, visitorWith } from '../../testing/visit.ts';
import { loader } from './route.tsx';

/** What the home page asks for beside what is seen at once, for somebody who has looked at these products. */
async function askedLater(...ids: string[]): Promise<Operation['variables']> {
  const operations: Operation[] = [];
  const { context } = visit({
    visitor: visitorWith(`viewed_products=${ids.join('~')}`),
    execute: async (operation) => {
      operations.push(operation);
      return { data: { seo: {} } };
    },
  });
  const url = new URL('http://shop.example/');
  await loader({ context, url, request: new Request(url), params: {}, pattern: '/' });
  expect(operations).toHaveLength(2);
  return operations.find(({ document }) => document?.includes('query HomeLater'))?.variables;
}

test('of few products that were looked at what is like the newest comes along', async () => {
  expect(await askedLater('1', '2', '3')).toEqual({ viewed: ['1', '2', '3'], newest: '1', withSimilar: true });
  expect(await askedLater('1', '2', '3', '4')).toEqual({ viewed: ['1', '2', '3', '4'], newest: '1', withSimilar: false });
  expect(await askedLater()).toMatchObject({ viewed: [], withSimilar: false });
});
