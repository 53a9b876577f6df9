import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { profile as endpoints } from '@vitrina/services/profile/endpoints.ts';
import { sql } from 'drizzle-orm';
import { unauthorized } from '../auth/access.ts';
import { type Database, rows } from '../database/database.ts';
import type { Handlers } from '../implement.ts';
import type { WithSerials } from '../serial.ts';

type Profile = WithSerials<Output<(typeof endpoints)['read']>>;

export const profile: Handlers<typeof endpoints> = {
  read: async ({ context: { db, user } }) => {
    const found = user === null ? undefined : await readProfile(db, user.id);
    if (found === undefined) throw unauthorized();
    return found;
  },
};

async function readProfile(db: Database, userId: number): Promise<Profile | undefined> {
  const [found] = await rows<Profile>(
    db,
    sql`select id, first_name, last_name, birthdate::text as birthdate, sex, phone, email, new_email, is_confirmed_email, subscribe_types,
          array(select product_id from product_subscriptions where user_id = ${userId} order by product_id) as subscribe_product_ids
        from users where id = ${userId}`,
  );
  return found;
}
