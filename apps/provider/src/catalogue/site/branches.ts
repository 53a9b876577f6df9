import { defaultBranch } from '@vitrina/services/site/vocabulary.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** The branch of a new visitor, by the weights of the table; `chance` is from 0 up to 1. */
export async function assignBranch(db: Database, chance = Math.random()): Promise<{ branch: string; branches: string[] }> {
  const branchRows = await rows(
    db,
    { name: column.text, weight: column.number },
    sql`select name, weight from branches where weight > 0 order by name`,
  );
  let remaining = chance * branchRows.reduce((sum, { weight }) => sum + weight, 0);
  const chosenBranch = branchRows.find(({ weight }) => {
    remaining -= weight;
    return remaining < 0;
  });
  return {
    branch: chosenBranch?.name ?? defaultBranch,
    branches: branchRows.length === 0 ? [defaultBranch] : branchRows.map(({ name }) => name),
  };
}

/** Whether the home page of a branch begins with its largest sections. */
export async function beginsWithLargest(db: Database, branch: string): Promise<boolean> {
  return (await rows(db, sql`select 1 from branches where name = ${branch} and largest_first`)).length > 0;
}
