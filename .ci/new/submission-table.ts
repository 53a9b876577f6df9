import type { Call } from './call-description.ts';
import { addMigration, columnOf } from './migration.ts';
import { singular } from './naming.ts';
import { firstOf } from './table.ts';
import type { Tree } from './tree.ts';

/** The column with the id of the thing that a change is about. */
const itemColumnOf = (call: Call): string | null => (firstOf(call) === null ? null : `${singular(call.table ?? '')}_id`);

/** The table in which the reference provider keeps what a change sends: whose it is, of which thing, and when it came. */
export function addSubmissionTable(tree: Tree, call: Call, table: string): void {
  const itemColumn = itemColumnOf(call);
  addMigration(
    tree,
    table,
    [
      'id bigint generated always as identity primary key',
      `user_id integer ${call.isForGuests ? '' : 'not null '}references users (id) on delete cascade`,
      ...(itemColumn === null ? [] : [`${itemColumn} integer not null references ${call.table} (id) on delete cascade`]),
      ...call.sends.map(columnOf),
      'inserted_at timestamptz not null',
    ],
    ['user_id', ...(itemColumn === null ? [] : [itemColumn])],
  );
}

/** The statement that writes a row of it. */
export function insertOf(call: Call, table: string): string {
  const itemColumn = itemColumnOf(call);
  const columns = ['user_id', ...(itemColumn === null ? [] : [itemColumn]), ...call.sends.map(({ name }) => name), 'inserted_at'];
  const values = [
    call.isForGuests ? 'user?.id ?? null' : 'user.id',
    ...(itemColumn === null ? [] : ['toDatabaseId(params.id)']),
    ...call.sends.map(({ name, kind, isOptional }) => {
      if (kind.column.endsWith('[]')) return `sql.param(body.${name})`;
      if (kind.wire !== 'id') return `body.${name}`;
      return isOptional ? `body.${name} === null ? null : toDatabaseId(body.${name})` : `toDatabaseId(body.${name})`;
    }),
    'now.toISOString()',
  ];
  const placeholders = values.map((value) => `\${${value}}`).join(', ');
  return `await tx.execute(
        sql\`insert into ${table} (${columns.join(', ')})
            values (${placeholders})\`,
      );`;
}
