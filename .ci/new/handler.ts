import { camelCase } from '@vitrina/services/contract/rename.ts';
import { handlerList, handlersOf } from '../checks/domains.ts';
import { type Call, isChange, parametersOf } from './call-description.ts';
import { changeHandlerOf } from './change-handler.ts';
import { columnsOf, enumsIn, shapeOf } from './fields.ts';
import { notFoundHint, providerPath, toFill } from './naming.ts';
import { firstOf } from './table.ts';
import type { Tree } from './tree.ts';

/** The reference provider's answer: read from the table that was made for it, else left to fill; of a change, its frame. */
export function addHandler(tree: Tree, call: Call): void {
  const { domain, name, table } = call;
  const file = handlersOf(domain, tree.read(handlerList));
  const opening = new RegExp(`^export const ${domain}: Handlers<.*> = \\{`, 'm');
  const isRead =
    !isChange(call) &&
    table !== null &&
    (call.form !== 'one' || firstOf(call) !== null) &&
    (call.form === 'one' || parametersOf(call).length === 0);
  const handlerText = isChange(call)
    ? changeHandlerOf(tree, file, call)
    : isRead
      ? reading(tree, file, call, table)
      : `async () => '${toFill('the answer, as the declaration has it')}'`;
  tree.addTo(file, opening, `${name}: ${handlerText}`);
}

function reading(tree: Tree, file: string, { form, fields, domain }: Call, table: string): string {
  // A table that is there already is read as the call before reads it.
  const [, before = columnsOf(fields)] =
    new RegExp(`sql\`\\s*select ([^;]*?) from ${table}\\b`).exec(tree.read(file).replaceAll(/select count\(.*/g, '')) ?? [];
  const select = `select ${before} from ${table}`;
  tree.import(file, ['sql'], providerPath(file, 'platform/database/sql.ts'));
  const enumLists = enumsIn(fields).map(({ list }) => list);
  tree.import(file, ['column', 'rows', ...(enumLists.length > 0 ? ['code'] : [])], providerPath(file, 'platform/database/database.ts'));
  if (enumLists.length > 0) tree.import(file, enumLists, `@vitrina/services/${domain}/vocabulary.ts`);
  const columns = `${camelCase(table)}Columns`;
  if (!tree.read(file).includes(`const ${columns} =`))
    tree.replace(file, /(?:^import [^;]*;\n)+/m, (imports) => `${imports}\nconst ${columns} = ${shapeOf(fields)};\n`);
  if (form === 'one') {
    tree.import(file, ['notFound'], providerPath(file, 'platform/refusal.ts'));
    tree.import(file, ['toDatabaseId'], providerPath(file, 'platform/database-id.ts'));
    return `async ({ params, context: { db } }) => {
      const [found] = await rows(db, ${columns}, sql\`${select} where id = \${toDatabaseId(params.id)}\`);
      if (found === undefined) throw notFound('${notFoundHint}');
      return found;
    }`;
  }
  if (form === 'list') return `({ context: { db } }) => rows(db, ${columns}, sql\`${select} order by id limit 100\`)`;
  tree.import(file, ['pageOf', 'pagingOf'], providerPath(file, 'platform/page.ts'));
  return `async ({ query, context: { db } }) => {
    const paging = pagingOf(query, 24, 100);
    const [counted] = await rows(db, { total: column.number }, sql\`select count(*)::int as total from ${table}\`);
    const found = await rows(db, ${columns}, sql\`${select} order by id limit \${paging.perPage} offset \${paging.offset}\`);
    return pageOf(found, counted?.total ?? 0, paging);
  }`;
}
