import { z } from 'zod';
import { hashPassword } from '../src/accounts/auth/password.ts';
import { column, type Database, rows } from '../src/platform/database/database.ts';
import { sql } from '../src/platform/database/sql.ts';
import { hashOf } from '../src/platform/secret.ts';
import { readContent } from './content.ts';

const text = z.string().min(1);

/** Who works in the demonstration. Codes and tokens are no secret: one of each stands in the welcome of the start. */
export const demoStaff = readContent(
  'staff.json',
  z.strictObject({
    tradePoints: z.array(z.strictObject({ number: text, name: text, code: text })),
    employees: z.array(z.strictObject({ personnelNumber: text, name: text, tradePoint: text, token: text })),
  }),
);

const { tradePoints, employees } = demoStaff;
const numbers = sql.param(tradePoints.map(({ number }) => number));
const personnel = sql.param(employees.map(({ personnelNumber }) => personnelNumber));

/** Makes the demo staff, and lets it sign in again where it was closed; what a shop has under these numbers stays as it is. */
export async function addStaff(db: Database): Promise<void> {
  const open = await rows(
    db,
    { number: column.text },
    sql`select number from trade_points where number = any(${numbers}::text[]) and code_hash is not null`,
  );
  for (const { number, name, code } of tradePoints) {
    if (open.some((point) => point.number === number)) continue;
    await db.execute(sql`insert into trade_points (number, name, code_hash) values (${number}, ${name}, ${await hashPassword(code)})
      on conflict (number) do update set code_hash = excluded.code_hash where trade_points.name = excluded.name`);
  }
  for (const { personnelNumber, name, tradePoint, token } of employees) {
    await db.execute(sql`insert into employees (personnel_number, name, trade_point_number, token_hash)
      values (${personnelNumber}, ${name}, ${tradePoint}, ${hashOf(token)})
      on conflict (personnel_number) do update set token_hash = excluded.token_hash
      where employees.name = excluded.name and employees.token_hash is null`);
  }
}

/** Everybody knows the codes and tokens of the demo staff: outside of a demonstration nobody signs in by them, nor stays so. */
export async function closeStaff(db: Database): Promise<void> {
  for (const { number, name } of tradePoints) {
    await db.execute(sql`update trade_points set code_hash = null where number = ${number} and name = ${name}`);
  }
  const tokens = sql.param(employees.map(({ token }) => hashOf(token)));
  await db.execute(sql`update employees set token_hash = null where token_hash = any(${tokens}::text[])`);
  await db.execute(sql`delete from employee_sessions s where
    exists (select 1 from trade_points p where p.number = s.trade_point_number and p.number = any(${numbers}::text[]) and p.code_hash is null)
    or exists (select 1 from employees e where e.personnel_number = s.personnel_number and e.personnel_number = any(${personnel}::text[]) and e.token_hash is null)`);
}
