import { type Call, parametersOf } from './call-description.ts';
import { decodedOf, valueFromInput } from './fields.ts';
import { notFoundHint, placeholder, providerPath } from './naming.ts';
import { insertOf } from './submission-table.ts';
import { firstOf } from './table.ts';
import type { Tree } from './tree.ts';

/** The reference provider's side of a change: who is allowed, one run for each idempotency key, in one transaction, and what it saves. */
export function changeHandlerOf(tree: Tree, file: string, call: Call): string {
  const { domain, name, method, table, keeps, isForGuests } = call;
  const hasBody = method !== 'DELETE';
  const hasParams = parametersOf(call).length > 0;
  const hasTargetRow = firstOf(call) !== null;
  tree.import(file, ['runIdempotent'], providerPath(file, 'platform/submission/submission.ts'));
  if (!isForGuests) tree.import(file, ['unauthorized'], providerPath(file, 'platform/refusal.ts'));
  if (hasTargetRow) tree.import(file, ['notFound'], providerPath(file, 'platform/refusal.ts'));
  if (hasTargetRow) tree.import(file, ['rows'], providerPath(file, 'platform/database/database.ts'));
  if (hasTargetRow || keeps !== null) tree.import(file, ['sql'], providerPath(file, 'platform/database/sql.ts'));
  if (hasTargetRow || (keeps !== null && call.sends.some(({ kind }) => kind.wire === 'id')))
    tree.import(file, ['toDatabaseId'], providerPath(file, 'platform/database-id.ts'));
  const handlerArguments = [...(hasParams ? ['params'] : []), ...(hasBody ? ['body'] : []), 'idempotencyKey: key'];
  const request = hasParams && hasBody ? '{ ...params, ...body }' : hasParams ? 'params' : hasBody ? 'body' : '{}';
  const steps = [
    ...(hasTargetRow
      ? [
          `const [found] = await rows(tx, sql\`select id from ${table} where id = \${toDatabaseId(params.id)}\`);`,
          `if (found === undefined) throw notFound('${notFoundHint}');`,
        ]
      : []),
    ...(keeps === null ? [] : [insertOf(call, keeps)]),
    `return ${answerOfChange(call)};`,
  ];
  const context = ['db', 'user', ...(isForGuests ? ['clientIp'] : []), ...(keeps === null ? [] : ['now'])];
  // Guests are told apart by their IP address alone.
  const owner = isForGuests ? 'user === null ? clientIp : String(user.id)' : 'String(user.id)';
  const head = `({ ${handlerArguments.join(', ')}, context: { ${context.join(', ')} } }) =>`;
  const submission = `runIdempotent(db, { call: '${domain}-${name}', owner: ${owner}, key, request: ${request} }, async (tx) => {
      ${steps.join('\n      ')}
    })`;
  return isForGuests ? `${head} ${submission}` : `async ${head} {\n if (user === null) throw unauthorized();\n return ${submission};\n}`;
}

/** The answer; what was not kept is still to be changed. */
function answerOfChange({ hasId, fields, sends, keeps }: Call): string {
  if (hasId) return placeholder('{}', 'the answer, as the declaration has it, after what it changes through tx');
  const parts = fields.map((field) => {
    const knownValue = valueFromInput(field, sends);
    return `${field.name}: ${knownValue ?? placeholder(decodedOf(field), field.name)}`;
  });
  const answer = `{ ${parts.join(', ')} }`;
  return keeps === null ? placeholder(answer, 'what it changes before that, through tx (its rows locked by lockRows)') : answer;
}
