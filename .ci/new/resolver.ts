import { camelCase } from '@vitrina/services/contract/rename.ts';
import { type Call, fieldOf, parametersOf } from './call-description.ts';
import { resolversFile } from './domain.ts';
import { wireTable, wordResolvers } from './enums.ts';
import { enumsIn } from './fields.ts';
import { camel, toFill } from './naming.ts';
import type { Tree } from './tree.ts';

const into = /^export const resolvers\b[^{]*= \{/m;

/** The resolver of a change. */
export function addResolver(tree: Tree, call: Call): void {
  const { domain, name, sends } = call;
  const file = resolversFile(tree, domain);
  const calls = new RegExp(`^const \\{([^}]*)\\} = domains\\.${domain};`, 'm');
  if (calls.test(tree.read(file))) tree.replace(file, calls, (found) => found.replace(/,?\s*\}/, `, ${name} }`));
  else tree.replace(file, /^export const resolvers\b/m, (found) => `const { ${name} } = domains.${domain};\n\n${found}`);
  tree.import(file, ['domains'], '@vitrina/services/registry.ts');
  tree.import(file, ['withCalls'], '../calls/with-calls.ts');
  tree.import(file, ['idempotencyKeyOf'], '../base/idempotency.ts');
  if (!/^ {2}Mutation: \{/m.test(tree.read(file))) {
    tree.addTo(file, into, '  Mutation: {}');
    resolveType(tree, file, 'Mutation');
  }
  tree.addTo(file, /^ {2}Mutation: \{/m, `${fieldOf(call)}: ${boundedBy(tree, call, change(call))}`);
  const enums = enumsIn(sends).map(wireTable);
  if (enums.length > 0) tree.import(file, enums, './enums.ts');
}

/** The schema's values of words that a new type has. */
export function addEnumResolvers(tree: Tree, { domain, type, fields }: Call): void {
  const enumResolvers = wordResolvers(fields);
  if (enumResolvers.length === 0) return;
  const file = resolversFile(tree, domain);
  tree.addTo(file, into, `${type}: { ${enumResolvers.join(', ')} }`);
  resolveType(tree, file, type);
  tree.import(
    file,
    enumsIn(fields).map((enumeration) => `${camel(enumeration.type)}Of`),
    './enums.ts',
  );
}

/** A type whose fields the domain resolves. */
function resolveType(tree: Tree, file: string, type: string): void {
  tree.replace(file, /Pick<\s*Resolvers,\s*(?:never)?/, (found) =>
    found.endsWith('never') ? found.replace('never', `'${type}'`) : `${found} '${type}' | `,
  );
}

function change(call: Call): string {
  const { name, type, method, hasId } = call;
  const parameters = parametersOf(call);
  const inputNames = [...[...parameters, ...call.sends.map((field) => field.name)].map(camelCase), 'idempotencyKey: key'];
  const params = parameters.map((parameter) => (camelCase(parameter) === parameter ? parameter : `${parameter}: ${camelCase(parameter)}`));
  const input = [
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(method === 'DELETE' ? [] : [`body: ${sentBy(call)}`]),
    'idempotencyKey: idempotencyKeyOf(key)',
  ];
  const callText = `${name}({ ${input.join(', ')} })`;
  const resolverHead = `({ ${name} }, _parent, { input: { ${inputNames.join(', ')} } })`;
  return `withCalls({ ${name} }, ${hasId ? `async ${resolverHead} => ({ ${camel(type)}: await ${callText} })` : `${resolverHead} => ${callText}`})`;
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
  tree.import(file, ['withLimits'], '../calls/with-limits.ts');
  tree.import(file, [`${name}Limits`], './limits.ts');
  return `withLimits(${name}Limits, ${resolver})`;
}

/** The body, in the words of the wire. */
function sentBy({ sends }: Call): string {
  if (sends.length === 0) return `'${toFill('what of the input is sent')}'`;
  const parts = sends.map(({ name, kind: { words }, isOptional }) => {
    const inputName = camelCase(name);
    if (words !== undefined) {
      const wireValue = `${wireTable(words)}[${inputName}]`;
      return `${name}: ${isOptional ? `${inputName} == null ? null : ${wireValue}` : wireValue}`;
    }
    const value = `${inputName}${isOptional ? ' ?? null' : ''}`;
    return value === name ? name : `${name}: ${value}`;
  });
  return `{ ${parts.join(', ')} }`;
}
