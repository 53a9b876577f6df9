import { type Call, camelOf, fieldOf, isChange, parametersOf, sourceOf } from './described.ts';
import type { Tree } from './tree.ts';
import { camel, pascal, toFill } from './words.ts';

/** Writes the types that are not there yet and the field; gives whether the type of the answer is new. */
export function addTypes(tree: Tree, call: Call): boolean {
  const { domain, type, form } = call;
  const file = `schema/${domain}.graphql`;
  const written = tree.filesIn('schema').filter((path) => path.endsWith('.graphql'));
  const isThere = (name: string) => written.some((path) => new RegExp(`^type ${name}\\b`, 'm').test(tree.read(path)));
  const source = sourceOf(call);
  const isNew = !isThere(type);
  const needsPages = form === 'paged' && !isThere(`${type}Connection`);
  const types = [
    ...(isNew ? [thing(type, source)] : []),
    ...(needsPages ? [pages(type, source)] : []),
    ...(isChange(call) ? change(call) : []),
  ];
  tree.append(file, [...types, `extend type ${isChange(call) ? 'Mutation' : 'Query'} {\n${field(call)}\n}\n`].join('\n'));
  parents(tree, call, isNew, needsPages);
  return isNew;
}

const thing = (type: string, source: string): string => `"""
${toFill(`what a ${type} is`)}
"""
type ${type} ${source} {
  "Id at the provider."
  id: ID! ${source}
}
`;

const pages = (type: string, source: string): string => `"""
One page of a list of ${type}.
"""
type ${type}Connection ${source} {
  "What is on this page."
  nodes: [${type}!]! ${source}
  "Where the page stands."
  pageInfo: PageInfo! ${source}
  "How many there are over all pages."
  totalCount: Int! ${source}
}
`;

function change(call: Call): string[] {
  const name = pascal(fieldOf(call));
  const source = sourceOf(call);
  const given = parametersOf(call).map((parameter) => `  "Id at the provider."\n  ${camelOf(parameter)}: ID! ${source}\n`);
  return [
    `"""\n${toFill('what is asked for')}\n"""\ninput ${name}Input ${source} {\n${given.join('')}  "Names this change, so that it is made once however often it is sent."\n  idempotencyKey: String! @source(contract: "wire conventions")\n}\n`,
    `"""\nThe answer to \`${fieldOf(call)}\`.\n"""\ntype ${name}Payload ${source} {\n  "${toFill('what it is after the change')}"\n  ${camel(call.type)}: ${call.type}! ${source}\n}\n`,
  ];
}

function field(call: Call): string {
  const { form, type } = call;
  const source = sourceOf(call);
  const name = fieldOf(call);
  const told = `  "${toFill('what it answers, and when it is null')}"`;
  if (isChange(call)) {
    return `${told}\n  ${name}("What is asked for." input: ${pascal(name)}Input! ${source}): ${pascal(name)}Payload ${source} @degrades(to: NULL)`;
  }
  const parameters = parametersOf(call).map((parameter) => `    "Id at the provider."\n    ${camelOf(parameter)}: ID! ${source}`);
  const paging =
    form === 'paged'
      ? [
          `    "Page, counted from 1; 1 when absent."\n    page: Int ${source}`,
          `    "Nodes of one page, 1 to 100; when absent the provider decides."\n    perPage: Int ${source}`,
        ]
      : [];
  const given = [...parameters, ...paging];
  const answer = {
    one: type,
    list: `[${type}!]`,
    paged: `${type}Connection @listSize(slicingArguments: ["perPage"], assumedSize: 24)`,
  }[form];
  return `${told}\n  ${name}${given.length > 0 ? `(\n${given.join('\n')}\n  )` : ''}: ${answer} ${source} @degrades(to: NULL)`;
}

/** What stands behind the new types. */
function parents(tree: Tree, call: Call, isNew: boolean, needsPages: boolean): void {
  const { domain, type } = call;
  const file = `graphql/${domain}/parents.ts`;
  const opening = /^export const parents = \{/m;
  const before = (text: string) => tree.replace(file, opening, (found) => `${text}\n\n${found}`);
  if (isNew) {
    before(`export type ${type} = Decoded<typeof ${camel(type)}>;`);
    tree.addTo(file, opening, `${type}: ${camel(type)}`);
    tree.import(file, [camel(type)], `@vitrina/services/${domain}/endpoints.ts`);
    tree.import(file, ['type Decoded'], '../parent.ts');
  }
  if (needsPages) {
    before(`export type ${type}Connection = Page<${type}>;`);
    tree.addTo(file, opening, `${type}Connection: keysOf<${type}Connection>()()`);
    tree.import(file, ['type Page'], '@vitrina/services/contract/endpoint.ts');
    tree.import(file, ['keysOf'], '../parent.ts');
  }
  if (isChange(call)) {
    const payload = `${pascal(fieldOf(call))}Payload`;
    before(`export interface ${payload} { ${camel(type)}: ${type} }`);
    tree.addTo(file, opening, `${payload}: keysOf<${payload}>()('${camel(type)}')`);
    tree.import(file, ['keysOf'], '../parent.ts');
  }
}
