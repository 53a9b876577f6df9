import { sql } from 'drizzle-orm';
import { hashPassword } from '../auth/password.ts';
import { type Database, rows } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { demoShopper } from './credentials.ts';

/** Makes the demo shopper unless somebody has the phone or the e-mail already. */
export async function addDemoShopper(db: Database): Promise<void> {
  const { phone, email, password } = demoShopper;
  const known = await rows(db, sql`select id from users where phone = ${phone} or email = ${email}`);
  if (known.length > 0) return;
  const passwordHash = await hashPassword(password);
  await db
    .insert(users)
    .values({
      phone,
      email,
      isConfirmedEmail: true,
      firstName: 'Анна',
      lastName: 'Смирнова',
      birthdate: '1990-05-14',
      sex: 1,
      passwordHash,
      subscribeTypes: ['sale'],
    })
    .onConflictDoNothing();
}
