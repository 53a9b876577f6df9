import type { Field } from './fields.ts';
import type { Tree } from './tree.ts';

const folder = 'apps/provider/src/platform/database/migrations';

/** A table in the file after the last one, with its indexes. */
export function addMigration(tree: Tree, table: string, columns: readonly string[], indexes: readonly string[] = []): void {
  const migrations = tree.filesIn(folder);
  if (migrations.some((path) => new RegExp(`^create table ${table}\\b`, 'im').test(tree.read(path))))
    throw new Error(`There is a table ${table} already.`);
  const numbers = migrations.map((path) => Number(/(\d+)_\w+\.sql$/.exec(path)?.[1] ?? 0));
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
  const lines = columns.map((column) => column.replaceAll(/^/gm, '  '));
  const indexStatements = indexes.map((column) => `create index ${table}_${column} on ${table} (${column});\n`);
  tree.create(`${folder}/${number}_${table}.sql`, `create table ${table} (\n${lines.join(',\n')}\n);\n${indexStatements.join('')}`);
}

/** A field, as its column is declared. */
export function columnOf({ name, kind: { wire, column, words }, isOptional, bounds }: Field): string {
  const sizeExpression = column === 'text' ? `length(${name})` : name;
  const checkClause =
    words !== undefined
      ? ` check (${name} in (${words.values.map(([, word]) => `'${word}'`).join(', ')}))`
      : bounds !== undefined
        ? ` check (${sizeExpression} between ${bounds[0]} and ${bounds[1]})`
        : '';
  return `${wire === 'rubles' ? '-- Kopecks.\n' : ''}${name} ${column}${isOptional ? '' : ' not null'}${checkClause}`;
}

/** A value of each type that a column can have, as SQL writes it. */
const sampleValues: Readonly<Record<string, string>> = {
  text: "'text'",
  integer: '1',
  bigint: '1',
  boolean: 'true',
  timestamptz: 'now()',
  date: 'current_date',
};

/** A statement that inserts one row with the id 1 into a table that `addMigration` has made. */
export function sampleRowOf(tree: Tree, table: string): string {
  const createStatement = new RegExp(`^create table ${table} \\(\n([^;]*)\n\\);`, 'm');
  const [body = ''] = tree.filesIn(folder).flatMap((path) => createStatement.exec(tree.read(path))?.[1] ?? []);
  const columns = [...body.matchAll(/^ {2}(\w+) (\w+)(.*)$/gm)];
  const values = columns.map(([, , type = '', rest = '']) => sampleValue(type, rest));
  return `insert into ${table} (${columns.map(([, name]) => name).join(', ')}) values (${values.join(', ')})`;
}

/** A value that a column's check lets in. */
function sampleValue(type: string, rest: string): string {
  if (rest.startsWith('[]')) return "'{}'";
  const [, oneOf] = / in \(('\w+')/.exec(rest) ?? [];
  if (oneOf !== undefined) return oneOf;
  const [, least, most] = / between (\d+) and (\d+)/.exec(rest) ?? [];
  if (least === undefined) return sampleValues[type] ?? 'null';
  return type === 'text' ? `'${'text'.slice(0, Number(most)).padEnd(Number(least), 'x')}'` : least;
}
