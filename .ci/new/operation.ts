import { type Call, camelOf, exampleKey, fieldOf, isChange, parametersOf } from './described.ts';
import type { Tree } from './tree.ts';
import { camel, hole, pascal } from './words.ts';

/** What is asked for in tests and examples: the call's field with what its answer has for sure. */
export function selectionOf(call: Call, pages: string): string {
  const { form, type } = call;
  if (isChange(call)) return `{ ${camel(type)} { id } }`;
  return form === 'paged' ? `{ nodes { id } ${pages} }` : '{ id }';
}

/** The operation on which both executors are compared. */
export function addOperation(tree: Tree, call: Call): void {
  const field = fieldOf(call);
  const given = isChange(call)
    ? `(input: { ${[...parametersOf(call).map((parameter) => `${camelOf(parameter)}: 1`), `idempotencyKey: "${exampleKey}"`].join(', ')} })`
    : argumentsOf(call);
  const selection = selectionOf(call, `\${pageInfo}`);
  const source = `\`${isChange(call) ? 'mutation' : 'query'} ${pascal(field)} { ${field}${given} ${selection} }\``;
  const file = `graphql/testing/operations/${call.domain}.ts`;
  if (!isChange(call) && call.form === 'paged') tree.import(file, ['pageInfo'], './operation.ts');
  tree.addTo(
    file,
    new RegExp(`^export const ${call.domain}: Operations = \\{`, 'm'),
    `${field}: { source: ${isChange(call) && call.method !== 'DELETE' ? hole(source, 'the rest of the input') : source} }`,
  );
}

function argumentsOf(call: Call): string {
  const given = [
    ...parametersOf(call).map((parameter) => `${camelOf(parameter)}: 1`),
    ...(call.form === 'paged' ? ['page: 1', 'perPage: 2'] : []),
  ];
  return given.length > 0 ? `(${given.join(', ')})` : '';
}
