import { z } from 'zod';
import { hashPassword } from '../src/accounts/auth/password.ts';
import { column, type Database, rows } from '../src/platform/database/database.ts';
import { users } from '../src/platform/database/schema/accounts.ts';
import { type SQL, sql } from '../src/platform/database/sql.ts';
import { readContent } from './content.ts';
import { addPastOrders, renewPastOrders } from './past-orders.ts';

/** Who can be signed in as on the demonstration. The password is no secret: it stands in the welcome of the start. */
export const demoShopper = readContent('shopper.json', z.strictObject({ phone: z.string(), email: z.string(), password: z.string() }));

const { phone, email, password } = demoShopper;
/** Kopecks on the demo shopper's card. */
const gift = 3000_00;

const isDemoShopper: SQL = sql`phone = ${phone} and email = ${email}`;

/** Makes the demo shopper unless somebody has the phone or the e-mail already; one that was closed can sign in again. */
export async function addShopper(db: Database): Promise<void> {
  const owners = await rows(
    db,
    { id: column.number, isOurs: column.flag, isClosed: column.flag },
    sql`select id, ${isDemoShopper} as "isOurs", (${isDemoShopper} and password_hash is null) as "isClosed" from users where phone = ${phone} or email = ${email}`,
  );
  if (owners.some(({ isClosed }) => isClosed)) {
    await db.execute(sql`update users set password_hash = ${await hashPassword(password)} where ${isDemoShopper}`);
  }
  for (const { id, isOurs } of owners) if (isOurs) await renewPastOrders(db, id);
  if (owners.length > 0) return;
  const passwordHash = await hashPassword(password);
  const [shopper] = await db
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
    .onConflictDoNothing()
    .returning({ id: users.id });
  await addShoppersCard(db);
  if (shopper !== undefined) await addPastOrders(db, shopper.id);
}

/** A card that has been given bonuses; nobody has confirmed its phone yet. */
async function addShoppersCard(db: Database): Promise<void> {
  await db.execute(sql`
    with card as (insert into loyalty_cards (ean, phone, user_id, is_active) select '2900000000018', phone, id, true from users
      where ${isDemoShopper} on conflict do nothing returning id)
    insert into loyalty_entries (card_id, position, before, amount, balance, kind, at)
      select id, 1, 0, ${gift}, ${gift}, 'granted', now() - interval '2 years' from card`);
}

/** Everybody knows the password of the demo shopper: outside of a demonstration nobody signs in by it, nor stays so. */
export async function closeShopper(db: Database): Promise<void> {
  await db.execute(sql`
    with closed as (update users set password_hash = null where ${isDemoShopper} and password_hash is not null returning id)
    update sessions set ended_at = now() from closed where user_id = closed.id and ended_at is null`);
}
