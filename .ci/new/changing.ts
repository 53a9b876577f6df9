import { type Call, parametersOf } from './described.ts';
import { decodedOf, toldBy } from './fields.ts';
import { insertOf } from './kept.ts';
import { firstOf } from './table.ts';
import type { Tree } from './tree.ts';
import { hole, nothingThere, ofProvider } from './words.ts';

/** The reference provider's side of a change: who may, once for each key, in one transaction; and what it keeps. */
export function changing(tree: Tree, file: string, call: Call): string {
  const { domain, name, method, table, keeps, isForGuests } = call;
  const hasBody = method !== 'DELETE';
  const hasParams = parametersOf(call).length > 0;
  const isAboutRow = firstOf(call) !== null;
  tree.import(file, ['once'], ofProvider(file, 'platform/submission/submission.ts'));
  if (!isForGuests) tree.import(file, ['unauthorized'], ofProvider(file, 'platform/refusal.ts'));
  if (isAboutRow) tree.import(file, ['notFound'], ofProvider(file, 'platform/refusal.ts'));
  if (isAboutRow) tree.import(file, ['rows'], ofProvider(file, 'platform/database/database.ts'));
  if (isAboutRow || keeps !== null) tree.import(file, ['sql'], ofProvider(file, 'platform/database/sql.ts'));
  if (isAboutRow || (keeps !== null && call.sends.some(({ kind }) => kind.wire === 'id')))
    tree.import(file, ['toDatabaseId'], ofProvider(file, 'platform/database-id.ts'));
  const given = [...(hasParams ? ['params'] : []), ...(hasBody ? ['body'] : []), 'idempotencyKey: key'];
  const request = hasParams && hasBody ? '{ ...params, ...body }' : hasParams ? 'params' : hasBody ? 'body' : '{}';
  const steps = [
    ...(isAboutRow
      ? [
          `const [found] = await rows(tx, sql\`select id from ${table} where id = \${toDatabaseId(params.id)}\`);`,
          `if (found === undefined) throw notFound('${nothingThere}');`,
        ]
      : []),
    ...(keeps === null ? [] : [insertOf(call, keeps)]),
    `return ${answered(call)};`,
  ];
  const context = ['db', 'user', ...(isForGuests ? ['clientIp'] : []), ...(keeps === null ? [] : ['now'])];
  // A guest is told from others by nothing but where he is.
  const owner = isForGuests ? 'user === null ? clientIp : String(user.id)' : 'String(user.id)';
  const head = `({ ${given.join(', ')}, context: { ${context.join(', ')} } }) =>`;
  const done = `once(db, { call: '${domain}-${name}', owner: ${owner}, key, request: ${request} }, async (tx) => {
      ${steps.join('\n      ')}
    })`;
  return isForGuests ? `${head} ${done}` : `async ${head} {\n if (user === null) throw unauthorized();\n return ${done};\n}`;
}

/** The answer; what was not kept is still to be changed. */
function answered({ hasId, fields, sends, keeps }: Call): string {
  if (hasId) return hole('{}', 'the answer, as the declaration has it, after what it changes through tx');
  const parts = fields.map((field) => {
    const told = toldBy(field, sends);
    return `${field.name}: ${told ?? hole(decodedOf(field), field.name)}`;
  });
  const answer = `{ ${parts.join(', ')} }`;
  return keeps === null ? hole(answer, 'what it changes before that, through tx (its rows locked by lockRows)') : answer;
}
