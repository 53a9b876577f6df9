import { type Call, exampleKey, fieldOf, isChange, parametersOf } from './described.ts';
import { literalOf, namesOf } from './fields.ts';
import type { Tree } from './tree.ts';
import { camel, camelOf, hole, pascal } from './words.ts';

/** What is asked for in tests and examples: the call's field with all that its answer is known to have. */
export function selectionOf(call: Call, pages: string): string {
  const { form, type, hasId, fields } = call;
  if (!hasId) return `{ ${namesOf(fields)} }`;
  const one = `{ id ${namesOf(fields)} }`;
  if (isChange(call)) return `{ ${camel(type)} ${one} }`;
  return form === 'paged' ? `{ nodes ${one} ${pages} }` : one;
}

/** The operation on which both executors are compared. */
export function addOperation(tree: Tree, call: Call): void {
  const field = fieldOf(call);
  const selection = selectionOf(call, `\${pageInfo}`);
  const source = `\`${isChange(call) ? 'mutation' : 'query'} ${pascal(field)} { ${field}${argumentsOf(call)} ${selection} }\``;
  const file = `graphql/testing/operations/${call.domain}.ts`;
  if (!isChange(call) && call.form === 'paged') tree.import(file, ['pageInfo'], './operation.ts');
  const isWhole = !isChange(call) || call.method === 'DELETE' || call.sends.length > 0;
  const parts = [
    `source: ${isWhole ? source : hole(source, 'the rest of the input')}`,
    ...(isChange(call) && !call.isForGuests ? ["headers: { cookie: 'access_token=access-0' }"] : []),
  ];
  tree.addTo(file, new RegExp(`^export const ${call.domain}: Operations = \\{`, 'm'), `${field}: { ${parts.join(', ')} }`);
}

function argumentsOf(call: Call): string {
  const ids = parametersOf(call).map((parameter) => `${camelOf(parameter)}: 1`);
  if (isChange(call)) {
    const sent = call.sends.map((field) => `${camelOf(field.name)}: ${literalOf(field)}`);
    return `(input: { ${[...ids, ...sent, `idempotencyKey: "${exampleKey}"`].join(', ')} })`;
  }
  const given = [...ids, ...(call.form === 'paged' ? ['page: 1', 'perPage: 2'] : [])];
  return given.length > 0 ? `(${given.join(', ')})` : '';
}
