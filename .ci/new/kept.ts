import type { Call } from './described.ts';
import { addMigration, columnOf } from './migration.ts';
import { firstOf } from './table.ts';
import type { Tree } from './tree.ts';
import { singular } from './words.ts';

/** The column with the id of the thing that a change is about. */
const thingOf = (call: Call): string | null => (firstOf(call) === null ? null : `${singular(call.table ?? '')}_id`);

/** The table in which the reference provider keeps what a change sends: whose it is, of which thing, and when it came. */
export function addKept(tree: Tree, call: Call, table: string): void {
  const thing = thingOf(call);
  addMigration(
    tree,
    table,
    [
      'id bigint generated always as identity primary key',
      `user_id integer ${call.isForGuests ? '' : 'not null '}references users (id) on delete cascade`,
      ...(thing === null ? [] : [`${thing} integer not null references ${call.table} (id) on delete cascade`]),
      ...call.sends.map(columnOf),
      'inserted_at timestamptz not null',
    ],
    ['user_id', ...(thing === null ? [] : [thing])],
  );
}

/** The statement that writes a row of it. */
export function insertOf(call: Call, table: string): string {
  const thing = thingOf(call);
  const columns = ['user_id', ...(thing === null ? [] : [thing]), ...call.sends.map(({ name }) => name), 'inserted_at'];
  const values = [
    call.isForGuests ? 'user?.id ?? null' : 'user.id',
    ...(thing === null ? [] : ['toDatabaseId(params.id)']),
    ...call.sends.map(({ name, kind, isOptional }) => {
      if (kind.column.endsWith('[]')) return `sql.param(body.${name})`;
      if (kind.wire !== 'id') return `body.${name}`;
      return isOptional ? `body.${name} === null ? null : toDatabaseId(body.${name})` : `toDatabaseId(body.${name})`;
    }),
    'now.toISOString()',
  ];
  const written = values.map((value) => `\${${value}}`).join(', ');
  return `await tx.execute(
        sql\`insert into ${table} (${columns.join(', ')})
            values (${written})\`,
      );`;
}
