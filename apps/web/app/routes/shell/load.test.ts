import { expect, test } from 'vitest';
import type { Operation } from '../../platform/gateway/shop.server.ts';
import { visit, visitorWith } from '../../testing/visit.ts';
import { loadShell } from './load.server.ts';

/** The operations that the frame asks for whoever brings these cookies, and what each is asked to bring. */
async function shellVariables(cookie: string): Promise<(Operation['variables'] | undefined)[]> {
  const operations: Operation[] = [];
  const { context } = visit({
    visitor: visitorWith(cookie),
    execute: async (operation) => {
      operations.push(operation);
      return { data: {} };
    },
  });
  await loadShell(context, new Request('http://shop.example/'));
  return operations.map(({ variables }) => variables);
}

test('the frame is one operation, in which a guest is asked for nothing of their own', async () => {
  const nothing = { isKnown: false, isSignedIn: false, isByStaff: false };
  expect(await shellVariables('city_id=12; branch=B; viewed_products=1')).toEqual([nothing]);
  for (const own of ['basket_id=1', 'favourites=1', 'compare_products=1'])
    expect(await shellVariables(own)).toEqual([{ ...nothing, isKnown: true }]);
  for (const token of ['access_token=1', 'refresh_token=1'])
    expect(await shellVariables(token)).toEqual([{ ...nothing, isKnown: true, isSignedIn: true }]);
  expect(await shellVariables('employee_token=1')).toEqual([{ ...nothing, isByStaff: true }]);
});
