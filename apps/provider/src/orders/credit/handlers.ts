import type { credit as endpoints } from '@vitrina/services/credit/endpoints.ts';
import { rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { notFound, unauthorized } from '../../platform/refusal.ts';
import { limitOf } from './limits.ts';

export const credit: Handlers<typeof endpoints> = {
  revoLimit: async ({ context: { db, user, now } }) => {
    if (user === null) throw unauthorized();
    return { limit: await limitOf(db, user.id, 'revo', now) };
  },
  // What is lent to a phone is told to nobody but its owner.
  mokkaLimit: async ({ query, context: { db, user, now } }) => {
    if (user === null) throw unauthorized();
    const [own] = await rows(db, sql`select 1 from users where id = ${user.id} and phone = ${query.phone}`);
    if (own === undefined) throw notFound('Лимит не найден');
    return { limit: await limitOf(db, user.id, 'mokka', now) };
  },
};
