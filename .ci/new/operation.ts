import { camelCase } from '@vitrina/services/contract/rename.ts';
import { type Call, exampleKey, fieldOf, isChange, parametersOf } from './call-description.ts';
import { operationsFile } from './domain.ts';
import { literalOf, namesOf } from './fields.ts';
import { camel, pascal, placeholder } from './naming.ts';
import type { Tree } from './tree.ts';

/** What is asked for in tests and examples: the call's field with all that its answer is known to have. */
export function selectionOf(call: Call, pages: string): string {
  const { form, type, hasId, fields } = call;
  if (!hasId) return `{ ${namesOf(fields)} }`;
  const one = `{ id ${namesOf(fields)} }`;
  if (isChange(call)) return `{ ${camel(type)} ${one} }`;
  return form === 'paged' ? `{ nodes ${one} ${pages} }` : one;
}

/** The operation of a change, on which both executors are compared. */
export function addOperation(tree: Tree, call: Call): void {
  const field = fieldOf(call);
  const ids = parametersOf(call).map((parameter) => `${camelCase(parameter)}: 1`);
  const sentFields = call.sends.map((one) => `${camelCase(one.name)}: ${literalOf(one)}`);
  const input = [...ids, ...sentFields, `idempotencyKey: "${exampleKey}"`].join(', ');
  const source = `\`mutation ${pascal(field)} { ${field}(input: { ${input} }) ${selectionOf(call, '')} }\``;
  const isWhole = call.method === 'DELETE' || call.sends.length > 0;
  const parts = [
    `source: ${isWhole ? source : placeholder(source, 'the rest of the input')}`,
    ...(call.isForGuests ? [] : ["headers: { cookie: 'access_token=access-0' }"]),
  ];
  const file = operationsFile(tree, call.domain);
  tree.addTo(file, new RegExp(`^export const ${call.domain}: Operations = \\{`, 'm'), `${field}: { ${parts.join(', ')} }`);
}
