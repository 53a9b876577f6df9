import { type Call, fieldOf, isChange, parametersOf } from './described.ts';
import { wireTable, wordResolvers } from './enums.ts';
import { enumsIn } from './fields.ts';
import type { Tree } from './tree.ts';
import { camel, camelOf, toFill } from './words.ts';

/** The resolver of the call's field. */
export function addResolver(tree: Tree, call: Call, isNew: boolean): void {
  const { domain, name, form, type } = call;
  const file = `graphql/${domain}/resolvers.ts`;
  const root = isChange(call) ? 'Mutation' : 'Query';
  const calls = new RegExp(`^const \\{([^}]*)\\} = domains\\.${domain};`, 'm');
  if (calls.test(tree.read(file))) tree.replace(file, calls, (found) => found.replace(/,?\s*\}/, `, ${name} }`));
  else tree.replace(file, /^export const resolvers\b/m, (found) => `const { ${name} } = domains.${domain};\n\n${found}`);
  tree.import(file, ['domains'], '@vitrina/services/registry.ts');
  tree.import(file, ['withCalls'], '../calls/with-calls.ts');

  const into = /^export const resolvers\b[^{]*= \{/m;
  if (!new RegExp(`^  ${root}: \\{`, 'm').test(tree.read(file))) {
    tree.addTo(file, into, `  ${root}: {}`);
    named(tree, file, root);
  }
  tree.addTo(
    file,
    new RegExp(`^  ${root}: \\{`, 'm'),
    `${fieldOf(call)}: ${isChange(call) ? boundedBy(tree, call, change(call)) : read(call)}`,
  );
  if (form === 'paged' && !isChange(call)) {
    tree.import(file, ['pageAsked'], '../base/paging.ts');
    if (!tree.read(file).includes(`${type}Connection: connection`)) {
      tree.addTo(file, into, `${type}Connection: connection`);
      named(tree, file, `${type}Connection`);
      tree.import(file, ['connection'], '../base/connection.ts');
    }
  }
  const words = isNew ? wordResolvers(call.fields) : [];
  if (words.length > 0) {
    tree.addTo(file, into, `${type}: { ${words.join(', ')} }`);
    named(tree, file, type);
  }
  const enums = [...enumsIn(call.sends).map(wireTable), ...(isNew ? enumsIn(call.fields).map((each) => `${camel(each.type)}Of`) : [])];
  if (enums.length > 0) tree.import(file, enums, './words.ts');
  if (form === 'one' && !isChange(call)) tree.import(file, ['orNull'], '../calls/fallback.ts');
  if (isChange(call)) tree.import(file, ['idempotencyKeyOf'], '../idempotency.ts');
}

/** A type whose fields the domain resolves. */
function named(tree: Tree, file: string, type: string): void {
  tree.replace(file, /Pick<\s*Resolvers,\s*(?:never)?/, (found) =>
    found.endsWith('never') ? found.replace('never', `'${type}'`) : `${found} '${type}' | `,
  );
}

function read(call: Call): string {
  const { name, form } = call;
  const parameters = parametersOf(call);
  const asked = [...parameters.map(camelOf), ...(form === 'paged' ? ['page', 'perPage'] : [])];
  const params = parameters.map((parameter) => (camelOf(parameter) === parameter ? parameter : `${parameter}: ${camelOf(parameter)}`));
  const input = [
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(form === 'paged' ? ['query: pageAsked({ page, perPage })'] : []),
  ];
  const made = `${name}(${input.length > 0 ? `{ ${input.join(', ')} }` : '{}'})`;
  const given = asked.length > 0 ? `({ ${name} }, _parent, { ${asked.join(', ')} })` : `({ ${name} })`;
  return `withCalls({ ${name} }, ${given} => ${form === 'one' ? `orNull(${made})` : made})`;
}

function change(call: Call): string {
  const { name, type, method, hasId } = call;
  const parameters = parametersOf(call);
  const asked = [...[...parameters, ...call.sends.map((field) => field.name)].map(camelOf), 'idempotencyKey: key'];
  const params = parameters.map((parameter) => (camelOf(parameter) === parameter ? parameter : `${parameter}: ${camelOf(parameter)}`));
  const input = [
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(method === 'DELETE' ? [] : [`body: ${sentBy(call)}`]),
    'idempotencyKey: idempotencyKeyOf(key)',
  ];
  const made = `${name}({ ${input.join(', ')} })`;
  const given = `({ ${name} }, _parent, { input: { ${asked.join(', ')} } })`;
  return `withCalls({ ${name} }, ${hasId ? `async ${given} => ({ ${camel(type)}: await ${made} })` : `${given} => ${made}`})`;
}

/** What a guest may send, anybody may send without end. */
function boundedBy(tree: Tree, { domain, name, isForGuests }: Call, resolver: string): string {
  if (!isForGuests) return resolver;
  const limits = `graphql/${domain}/limits.ts`;
  const before = tree.has(limits) ? `${tree.read(limits)}\n` : '';
  tree.write(
    limits,
    `${before}/** From one address (ours). */\nexport const ${name}Limits: readonly Limit[] = [{ name: '${domain}-${name}', points: 60, seconds: 60 * 60, sparesApplications: true }];\n`,
  );
  tree.import(limits, ['type Limit'], '../base/limit.ts');
  const file = `graphql/${domain}/resolvers.ts`;
  tree.import(file, ['limited'], '../calls/limited.ts');
  tree.import(file, [`${name}Limits`], './limits.ts');
  return `limited(${name}Limits, ${resolver})`;
}

/** The body, in the words of the wire. */
function sentBy({ sends }: Call): string {
  if (sends.length === 0) return `'${toFill('what of the input is sent')}'`;
  const parts = sends.map(({ name, kind: { words }, isOptional }) => {
    const given = camelOf(name);
    if (words !== undefined) {
      const word = `${wireTable(words)}[${given}]`;
      return `${name}: ${isOptional ? `${given} == null ? null : ${word}` : word}`;
    }
    const value = `${given}${isOptional ? ' ?? null' : ''}`;
    return value === name ? name : `${name}: ${value}`;
  });
  return `{ ${parts.join(', ')} }`;
}
