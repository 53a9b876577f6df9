import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { openShopWithBuyers, type ShopWithBuyers } from '../../testing/buyers.ts';
import { assignBranch, beginsWithLargest } from './branches.ts';

describe.each(anyEngine)('A/B branches, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
    await small.reset();
  });
  afterAll(() => small?.close());

  test('without an experiment everybody is of the default one', async () => {
    expect(await assignBranch(small.db)).toEqual({ branch: 'A', branches: ['A'] });
  });

  test('a new visitor is given one by the weights of the table; one that is over is given to nobody', async () => {
    await small.db.execute(sql`insert into branches (name, weight, largest_first) values ('B', 3, true), ('C', 0, false)`);
    const assigned = async (chance: number) => (await assignBranch(small.db, chance)).branch;
    expect(await Promise.all([0, 0.249, 0.25, 0.999].map(assigned))).toEqual(['A', 'A', 'B', 'B']);
    expect((await assignBranch(small.db)).branches).toEqual(['A', 'B']);
  });

  test('the home page of a branch begins with its own sections', async () => {
    expect(await Promise.all(['A', 'B', 'Z'].map((branch) => beginsWithLargest(small.db, branch)))).toEqual([false, true, false]);
  });
});
