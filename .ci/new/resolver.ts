import { type Call, fieldOf, isChange, parametersOf } from './described.ts';
import type { Tree } from './tree.ts';
import { camel, camelOf, pascal, toFill } from './words.ts';

/** The resolver of the call's field. */
export function addResolver(tree: Tree, call: Call): void {
  const { domain, name, form, type } = call;
  const file = `graphql/${domain}/resolvers.ts`;
  const root = isChange(call) ? 'Mutation' : 'Query';
  const calls = new RegExp(`^const \\{([^}]*)\\} = domains\\.${domain};`, 'm');
  if (calls.test(tree.read(file))) tree.replace(file, calls, (found) => found.replace(/,?\s*\}/, `, ${name} }`));
  else tree.replace(file, /^export const resolvers\b/m, (found) => `const { ${name} } = domains.${domain};\n\n${found}`);
  tree.import(file, ['domains'], '@vitrina/services/registry.ts');
  tree.import(file, ['reaches'], '../reaches.ts');

  const into = /^export const resolvers\b[^{]*= \{/m;
  if (!new RegExp(`^  ${root}: \\{`, 'm').test(tree.read(file))) {
    tree.addTo(file, into, `  ${root}: {}`);
    named(tree, file, root);
  }
  tree.addTo(file, new RegExp(`^  ${root}: \\{`, 'm'), `${fieldOf(call)}: ${isChange(call) ? change(call) : read(call)}`);
  if (form === 'paged' && !isChange(call)) {
    tree.import(file, ['pageAsked'], '../paging.ts');
    if (!tree.read(file).includes(`${type}Connection: connection`)) {
      tree.addTo(file, into, `${type}Connection: connection`);
      named(tree, file, `${type}Connection`);
      tree.import(file, ['connection'], '../connection.ts');
    }
  }
  if (form === 'one' && !isChange(call)) tree.import(file, ['orNull'], '../fallback.ts');
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
  return `reaches({ ${name} }, ${given} => ${form === 'one' ? `orNull(${made})` : made})`;
}

function change(call: Call): string {
  const { name, type, method } = call;
  const parameters = parametersOf(call);
  const asked = [...[...parameters, ...call.sends.map((field) => field.name)].map(camelOf), 'idempotencyKey: key'];
  const params = parameters.map((parameter) => (camelOf(parameter) === parameter ? parameter : `${parameter}: ${camelOf(parameter)}`));
  const input = [
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(method === 'DELETE' ? [] : [`body: ${sentBy(call)}`]),
    'idempotencyKey: idempotencyKeyOf(key)',
  ];
  return `reaches({ ${name} }, async ({ ${name} }, _parent, { input: { ${asked.join(', ')} } }) => ({ ${camel(pascal(type))}: await ${name}({ ${input.join(', ')} }) }))`;
}

/** The body, in the words of the wire. */
function sentBy({ sends }: Call): string {
  if (sends.length === 0) return `'${toFill('what of the input is sent')}'`;
  const parts = sends.map(({ name, isOptional }) => {
    const value = `${camelOf(name)}${isOptional ? ' ?? null' : ''}`;
    return value === name ? name : `${name}: ${value}`;
  });
  return `{ ${parts.join(', ')} }`;
}
