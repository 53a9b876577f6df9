import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { repair as endpoints } from '@vitrina/services/repair/endpoints.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';
import { invalid, notFound } from '../failure.ts';
import type { Handlers } from '../implement.ts';
import { hashOf } from '../orders/access.ts';
import type { RequestContext } from '../request-context.ts';
import { serial } from '../serial.ts';

/** Files of one shopper that no request has taken yet (ours). */
const mostUnattached = 50;

export const repair: Handlers<typeof endpoints> = {
  addDocument: async ({ body, context }) => {
    const { db, user, now } = context;
    const content = await buffer(body.content);
    const known = user === null ? await knownKey(db, context.repairKeys) : undefined;
    const key = known ?? randomBytes(16).toString('hex');
    const owner = user === null ? sql`repair_key_hash = ${hashOf(key)}` : sql`user_id = ${user.id}`;
    const [held] = await rows<{ count: number }>(
      db,
      sql`select count(*)::int as count from documents where ${owner} and attached_at is null`,
    );
    if ((held?.count ?? 0) >= mostUnattached) throw invalid({ body: ['Слишком много файлов. Отправьте заявку с теми, что уже есть.'] });
    const [made] = await rows<{ id: number }>(
      db,
      sql`insert into documents (user_id, repair_key_hash, name, type, content, created_at)
          values (${user?.id ?? null}::int, ${user === null ? hashOf(key) : null}::text, ${body.name}, ${body.type},
            decode(${content.toString('base64')}, 'base64'), ${now.toISOString()}::timestamptz)
          returning id`,
    );
    return { id: made?.id ?? 0, repair_key: user === null && known === undefined ? key : null };
  },
  document: async ({ params, context }) => {
    const [found] = await rows<{ name: string; type: string; content: Uint8Array }>(
      context.db,
      sql`select name, type, content from documents where id = ${serial(params.id)} and ${mayRead(context)}`,
    );
    if (found === undefined) throw notFound('Такого файла нет');
    return { name: found.name, type: found.type, content: Readable.from([Buffer.from(found.content)]) };
  },
};

/** The shopper's own files, and those whose key was brought along. */
const mayRead = ({ user, repairKeys }: Pick<RequestContext, 'user' | 'repairKeys'>): SQL =>
  sql`(user_id = ${user?.id ?? null}::int or repair_key_hash = any(${sql.param(repairKeys.map(hashOf))}::text[]))`;

/** Of the keys that a guest brings the newest that this provider has given; what it has not given opens nothing. */
async function knownKey(db: Database, repairKeys: readonly string[]): Promise<string | undefined> {
  const hashes = await rows<{ hash: string }>(
    db,
    sql`select distinct repair_key_hash as hash from documents where repair_key_hash = any(${sql.param(repairKeys.map(hashOf))}::text[])`,
  );
  return repairKeys.find((key) => hashes.some(({ hash }) => hash === hashOf(key)));
}
