import type { profile as endpoints } from '@vitrina/services/profile/endpoints.ts';
import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import type { User } from '../../platform/http/request-context.ts';
import { notFound, unauthorized } from '../../platform/refusal.ts';
import { subscribeToProduct } from './arrivals.ts';
import { confirmEmail, removeAccount, updateProfile } from './change.ts';

const profileColumns = {
  id: column.number,
  first_name: column.textOrNull,
  last_name: column.textOrNull,
  birthdate: column.textOrNull,
  sex: column.numberOrNull,
  phone: column.textOrNull,
  email: column.textOrNull,
  new_email: column.textOrNull,
  is_confirmed_email: column.flag,
  subscribe_types: column.texts,
  subscribe_product_ids: column.numbers,
};
type Profile = RowOf<typeof profileColumns>;

export const profile: Handlers<typeof endpoints> = {
  read: async ({ context: { db, user } }) => {
    const ownProfile = user === null ? undefined : await readProfile(db, user.id);
    if (ownProfile === undefined) throw unauthorized();
    return ownProfile;
  },
  update: async ({ body, context: { db, user, clientIp, now } }) => {
    await updateProfile(db, requireUserId(user), body, { clientIp, now });
    return { is_saved: true };
  },
  remove: async ({ context: { db, user } }) => {
    await removeAccount(db, requireUserId(user));
    return { is_saved: true };
  },
  setSubscriptions: async ({ body, context: { db, user } }) => {
    const types = sql.param([...new Set(body.subscribe_types)]);
    await db.execute(sql`update users set subscribe_types = ${types}::text[] where id = ${requireUserId(user)}`);
    return { is_saved: true };
  },
  subscribe: async ({ params, context: { db, user, cityId } }) => {
    if (!(await subscribeToProduct(db, requireUserId(user), toDatabaseId(params.product_id), cityId))) throw notFound('Товар не найден');
    return { is_saved: true };
  },
  unsubscribe: async ({ params, context: { db, user } }) => {
    await db.execute(
      sql`delete from product_subscriptions where user_id = ${requireUserId(user)} and product_id = ${toDatabaseId(params.product_id)}`,
    );
    return { is_saved: true };
  },
  confirmEmail: async ({ body, context: { db, now } }) => {
    await confirmEmail(db, body.token, now);
    return { is_saved: true };
  },
};

function requireUserId(user: User | null): number {
  if (user === null) throw unauthorized();
  return user.id;
}

async function readProfile(db: Database, userId: number): Promise<Profile | undefined> {
  const [profileRow] = await rows(
    db,
    profileColumns,
    sql`select id, first_name, last_name, birthdate::text as birthdate, sex, phone, email, new_email, is_confirmed_email, subscribe_types,
          array(select product_id from product_subscriptions where user_id = ${userId} order by product_id) as subscribe_product_ids
        from users where id = ${userId}`,
  );
  return profileRow;
}
