import { camelCase } from '@vitrina/services/contract/rename.ts';
import { type Call, isChange, parametersOf } from './call-description.ts';
import { enumsIn, type Field } from './fields.ts';
import { addMigration, columnOf } from './migration.ts';
import { pascal, toFill } from './naming.ts';
import type { Tree } from './tree.ts';

/** The one parameter by which a call asks for a row of its table, or changes something about it: the demonstration's first one has the id 1. */
export function firstOf(call: Call): string | null {
  const [id, ...others] = parametersOf(call);
  return call.table !== null && (call.form === 'one' || isChange(call)) && id === 'id' && others.length === 0 ? id : null;
}

/** What fills a table that this generator has made. */
export const seederOf = (table: string): string => `seed${pascal(camelCase(table))}`;

/** A table of the reference provider with demo data: the migration, the same for Drizzle, and what an empty database is filled with. */
export function addTable(tree: Tree, { domain, fields }: Call, table: string): void {
  const name = camelCase(table);
  if (tree.has(`apps/provider/src/platform/database/schema/${table}.ts`)) return;
  if (fields.length === 0) throw new Error(`There is no table ${table} yet: it is made of --fields.`);
  addMigration(tree, table, ['id integer primary key', ...fields.map(columnOf)]);
  const drizzle = fields.map((field) => `${camelCase(field.name)}: ${field.kind.drizzle}${field.isOptional ? '' : '.notNull()'}`);
  tree.create(
    `apps/provider/src/platform/database/schema/${table}.ts`,
    `import { pgTable } from '../drizzle.ts';\n\nexport const ${name} = pgTable('${table}', { ${['id: integer().primaryKey()', ...drizzle].join(', ')} });\n`,
  );
  const builders = ['integer', ...fields.map(({ kind }) => kind.drizzle.replace(/\(.*/, ''))];
  tree.import(`apps/provider/src/platform/database/schema/${table}.ts`, [...new Set(builders)], '../drizzle.ts');
  addDemoRow(tree, domain, table, fields);
}

/** One row, to be written anew in words of the shop, and the module that brings it into an empty database. */
function addDemoRow(tree: Tree, domain: string, table: string, fields: readonly Field[]): void {
  const name = camelCase(table);
  const value = ({ name: field, kind }: Field) =>
    kind.wire === 'z.string()'
      ? toFill(field)
      : kind.wire === 'rubles'
        ? 100_00
        : kind.wire === 'phone'
          ? String(kind.sample)
          : kind.sample;
  const row = Object.fromEntries([['id', 1], ...fields.map((field) => [camelCase(field.name), value(field)])]);
  tree.create(`apps/provider/demo/${table}.json`, `${JSON.stringify([row], null, 2)}\n`);
  const shape = fields.map((field) => `${camelCase(field.name)}: ${writtenAs(field)}${field.isOptional ? '.nullable()' : ''}`);
  const file = `apps/provider/demo/${table}.ts`;
  tree.create(
    file,
    `import { z } from 'zod';
import { insertAll } from '../src/platform/database/bulk.ts';
import type { Database } from '../src/platform/database/database.ts';
import * as tables from '../src/platform/database/schema/${table}.ts';
import { readContent } from './content.ts';

const written = z.strictObject({ ${['id: z.int().positive()', ...shape].join(', ')} });

export const ${name} = readContent('${table}.json', z.array(written));

export const ${seederOf(table)} = (db: Database): Promise<void> => insertAll(db, tables.${name}, ${name}, true);
`,
  );
  if (fields.some(({ kind }) => kind.wire === 'phone')) tree.import(file, ['phoneText'], '@vitrina/services/contract/wire.ts');
  const enums = enumsIn(fields).map(({ list }) => list);
  if (enums.length > 0) tree.import(file, enums, `@vitrina/services/${domain}/vocabulary.ts`);
  const seed = 'apps/provider/demo/seed.ts';
  tree.import(seed, [seederOf(table)], `./${table}.ts`);
  tree.addTo(seed, /^const historyTables\b.* = \[/m, seederOf(table));
}

function writtenAs({ kind }: Field): string {
  if (kind.wire === 'rubles' || kind.wire === 'id') return 'z.int().positive()';
  if (kind.wire === 'instant') return 'z.iso.datetime({ offset: true })';
  if (kind.wire === 'phone') return 'phoneText';
  if (kind.wire === 'day') return 'z.iso.date()';
  return kind.wire === 'media' ? "z.string().startsWith('/')" : kind.wire;
}
