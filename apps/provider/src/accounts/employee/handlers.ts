import type { employee as endpoints } from '@vitrina/services/employee/endpoints.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { countTry, forgetTries, maxTries } from '../../platform/limits/attempts.ts';
import { Refusal, unauthorized } from '../../platform/refusal.ts';
import { hashOf } from '../../platform/secret.ts';
import { isPassword } from '../auth/password.ts';
import { beginSession, endSession } from './sessions.ts';

/** Where the browser of staff is led that has gone: the next one signs in there. */
const afterLogout = '/employee';

export const employee: Handlers<typeof endpoints> = {
  loginTradePoint: async ({ body, context: { db, now, clientIp, staff, employeeToken } }) => {
    const { trade_point_number: tradePointNumber, access_code: code = '' } = body;
    const attempt = { subject: `trade-point:${tradePointNumber}`, clientIp };
    await countTry(db, attempt, now);
    const [point] = await rows(
      db,
      { codeHash: column.textOrNull },
      sql`select code_hash as "codeHash" from trade_points where number = ${tradePointNumber}`,
    );
    // The same words for an unknown number and a wrong code, and the same time.
    if (!(await isPassword(code, point?.codeHash))) throw wrongCredentials('access_code', 'Неверный номер торговой точки или код доступа');
    await forgetTries(db, attempt);
    const personnelNumber = staff?.personnelNumber ?? null;
    return transaction(db, 'employee-login', (tx) => beginSession(tx, { tradePointNumber, personnelNumber }, employeeToken, now));
  },
  loginToken: async ({ body, context: { db, now, clientIp, staff, employeeToken } }) => {
    // Nobody guesses a token by trying it out; who tries is slowed down where he is, and locks nobody else out.
    const attempt = { subject: 'personnel-token', clientIp };
    await countTry(db, attempt, now, { here: maxTries, everywhere: Number.POSITIVE_INFINITY });
    const [person] = await rows(
      db,
      { personnelNumber: column.text, tradePointNumber: column.textOrNull },
      sql`select personnel_number as "personnelNumber", trade_point_number as "tradePointNumber" from employees where token_hash = ${hashOf(body.token)}`,
    );
    if (person === undefined) throw wrongCredentials('token', 'Такого токена нет');
    await forgetTries(db, attempt);
    // At a till that is signed in already it is the till's place that counts.
    const tradePointNumber = staff?.tradePointNumber ?? person.tradePointNumber;
    const { personnelNumber } = person;
    return transaction(db, 'employee-login', (tx) => beginSession(tx, { tradePointNumber, personnelNumber }, employeeToken, now));
  },
  logout: async ({ context: { db, staff, employeeToken } }) => {
    if (staff === null || employeeToken === undefined) throw unauthorized();
    await endSession(db, employeeToken);
    return { redirect_url: afterLogout };
  },
};

const wrongCredentials = (field: string, message: string): Refusal =>
  new Refusal(422, 'wrong_credentials', message, { [field]: [message] });
