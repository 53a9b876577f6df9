import { type Connection, column, rows } from '../database.ts';
import { sql } from '../sql.ts';

type Restore = () => Promise<void>;

/**
 * Remembers every row and sequence in a schema of that name, and gives what brings them back. That costs as much as has been written since:
 * a table is filled anew when a row of it is newer than the last restoration, or one is missing. Triggers and foreign keys rest meanwhile,
 * which takes a superuser.
 */
export async function takeSnapshot({ db, script }: Connection, name: string): Promise<Restore> {
  const tables = await rows(
    db,
    { table: column.text, columns: column.text },
    sql`select relname as table, string_agg(quote_ident(attname), ', ' order by attnum) as columns
      from pg_class
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      where relkind = 'r' and relnamespace = 'public'::regnamespace
      group by relname`,
  );
  const counts = await rows(
    db,
    { table: column.text, n: column.number },
    sql.raw(tables.map(({ table }) => `select '${table}' as table, count(*)::int as n from public.${table}`).join(' union all ')),
  );
  const rowCounts = new Map(counts.filter(({ n }) => n > 0).map(({ table, n }) => [table, n]));
  const sequences = await rows(
    db,
    { sequence: column.text, start: column.text, last: column.textOrNull },
    sql`select sequencename as sequence, start_value::text as start, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  const ofTables = tables.map(({ table, columns }) => {
    const copy = `insert into public.${table} (${columns}) overriding system value select ${columns} from ${name}.${table};`;
    return `
      if (select count(*) <> ${rowCounts.get(table) ?? 0} or bool_or(xmin::text::bigint > restored_at) from public.${table}) then
        delete from public.${table};
        ${rowCounts.has(table) ? copy : ''}
      end if;`;
  });
  const ofSequences = sequences.map(
    ({ sequence, start, last }) => `
      if (select (last_value, is_called) <> (${last ?? start}, ${last !== null}) from public.${sequence}) then
        perform setval('public.${sequence}', ${last ?? start}, ${last !== null});
      end if;`,
  );
  await script(`
    create schema ${name};
    ${[...rowCounts.keys()].map((table) => `create table ${name}.${table} as table public.${table};`).join('\n')}
    create table ${name}.restoration as select pg_current_xact_id()::xid::text::bigint as transaction;
    create function ${name}.restore() returns void language plpgsql set session_replication_role = replica as $$
    declare restored_at bigint := (select transaction from ${name}.restoration);
    begin
      ${ofTables.join('')}
      ${ofSequences.join('')}
      update ${name}.restoration set transaction = pg_current_xact_id()::xid::text::bigint;
    end $$;`);
  return snapshotOf(db, name);
}

/** What brings a snapshot back that was taken before, be it in the database that this one is a copy of. */
export const snapshotOf =
  (db: Connection['db'], name: string): Restore =>
  async () => {
    await db.execute(sql.raw(`select ${name}.restore()`));
  };
