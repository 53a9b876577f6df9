import type { addresses as endpoints } from '@vitrina/services/addresses/endpoints.ts';
import { maxAddresses } from '@vitrina/services/addresses/vocabulary.ts';
import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { z } from 'zod';
import { column, rows } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import type { User } from '../../platform/http/request-context.ts';
import { invalid, notFound, unauthorized } from '../../platform/refusal.ts';

const addressColumns = {
  id: column.number,
  city: z.object({ name: column.text }),
  street: column.text,
  house_number: column.text,
  floor: column.textOrNull,
  flat_number: column.textOrNull,
  building: column.textOrNull,
  housing: column.textOrNull,
};
type AddressInput = Input<(typeof endpoints)['add']>['body'];

export const addresses: Handlers<typeof endpoints> = {
  list: async ({ context: { db, user } }) =>
    rows(
      db,
      addressColumns,
      sql`select id, json_build_object('name', city) as city, street, house_number, floor, flat_number, building, housing
          from addresses where user_id = ${requireUserId(user)} order by id limit ${maxAddresses}`,
    ),
  add: async ({ body, context: { db, user } }) =>
    transaction(db, 'add-address', async (tx) => {
      const userId = requireUserId(user);
      // Counted under the shopper's lock: two at once must not be one too many.
      await lockRows(tx, 'shopper', sql`id`, sql`id = ${userId}`);
      const [counted] = await rows(tx, { n: column.number }, sql`select count(*)::int as n from addresses where user_id = ${userId}`);
      if ((counted?.n ?? 0) >= maxAddresses) throw invalid({ street: [`Можно сохранить не больше ${maxAddresses} адресов.`] });
      const [added] = await rows(
        tx,
        { id: column.number },
        sql`insert into addresses (user_id, city, street, house_number, floor, flat_number, building, housing)
            values (${userId}, ${columnsOf(body)}) returning id`,
      );
      return { id: added?.id ?? null };
    }),
  update: async ({ params, body, context: { db, user } }) => {
    const changed = await rows(
      db,
      { id: column.number },
      sql`update addresses set (city, street, house_number, floor, flat_number, building, housing) = (${columnsOf(body)})
          where id = ${toDatabaseId(params.id)} and user_id = ${requireUserId(user)} returning id`,
    );
    return { id: requireAddressId(changed) };
  },
  remove: async ({ params, context: { db, user } }) => {
    const removed = await rows(
      db,
      { id: column.number },
      sql`delete from addresses where id = ${toDatabaseId(params.id)} and user_id = ${requireUserId(user)} returning id`,
    );
    return { id: requireAddressId(removed) };
  },
};

const columnsOf = ({ city, street, house_number, floor, flat_number, building, housing }: AddressInput): SQL =>
  sql`${city.name}, ${street}, ${house_number}, ${floor}, ${flat_number}, ${building}, ${housing}`;

function requireUserId(user: User | null): number {
  if (user === null) throw unauthorized();
  return user.id;
}

/** Somebody else's does not exist either. */
function requireAddressId([row]: { id: number }[]): number {
  if (row === undefined) throw notFound('Адрес не найден');
  return row.id;
}
