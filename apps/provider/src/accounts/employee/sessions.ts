import { randomBytes } from 'node:crypto';
import { carries, type Identity } from '@vitrina/services/contract/identity.ts';
import { employeeLifetime } from '@vitrina/services/employee/vocabulary.ts';
import { column, type Database, rows, type Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Staff } from '../../platform/http/request-context.ts';
import { hashOf } from '../../platform/secret.ts';

/** The staff of a token; null where a call carries none, and for one that is nobody's (any more). */
export async function staffOf(db: Database, identity: Identity, token: string | undefined, now: Date): Promise<Staff | null> {
  if (token === undefined || !carries(identity, 'employee')) return null;
  const [staff] = await rows(
    db,
    { tradePointNumber: column.textOrNull, personnelNumber: column.textOrNull },
    sql`select trade_point_number as "tradePointNumber", personnel_number as "personnelNumber" from employee_sessions
        where hash = ${hashOf(token)} and expires_at > ${now.toISOString()}`,
  );
  return staff ?? null;
}

/** A session as it is answered. */
export interface EmployeeSession {
  employee_token: string;
  expires_in: number;
  tradePointNumber: string | null;
  tradePointName: string | null;
  personnelNumber: string | null;
  employeeName: string | null;
}

/** Begins a session of this staff in place of the one that it was in before. */
export async function beginSession(tx: Transaction, staff: Staff, former: string | undefined, now: Date): Promise<EmployeeSession> {
  if (former !== undefined) await endSession(tx, former);
  const token = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + employeeLifetime * 1000).toISOString();
  const { tradePointNumber, personnelNumber } = staff;
  const [names] = await rows(
    tx,
    { tradePointName: column.textOrNull, employeeName: column.textOrNull },
    sql`with s as (insert into employee_sessions (hash, trade_point_number, personnel_number, expires_at)
          values (${hashOf(token)}, ${tradePointNumber}, ${personnelNumber}, ${until}) returning trade_point_number, personnel_number)
        select p.name as "tradePointName", e.name as "employeeName" from s
        left join trade_points p on p.number = s.trade_point_number left join employees e on e.personnel_number = s.personnel_number`,
  );
  const { tradePointName = null, employeeName = null } = names ?? {};
  return { employee_token: token, expires_in: employeeLifetime, tradePointNumber, tradePointName, personnelNumber, employeeName };
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.execute(sql`delete from employee_sessions where hash = ${hashOf(token)}`);
}
