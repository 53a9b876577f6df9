import { camelCase } from '@vitrina/services/contract/rename.ts';
import { Kind, parse } from 'graphql';
import { answerOf, type Call, fieldOf, isChange, isNullable, parametersOf, sourceOf } from './call-description.ts';
import { sourcesFile } from './domain.ts';
import type { Enum } from './enum.ts';
import { newEnums } from './enums.ts';
import { camel, pascal, toFill } from './naming.ts';
import type { Tree } from './tree.ts';

/** Writes the types that are not there yet and the field; gives whether the type of the answer is new. */
export function addTypes(tree: Tree, call: Call): boolean {
  const { domain, type, form, fields } = call;
  const file = `schema/${domain}.graphql`;
  const schemaFiles = tree.filesIn('schema').filter((path) => path.endsWith('.graphql'));
  const isThere = (name: string) => schemaFiles.some((path) => new RegExp(`^type ${name}\\b`, 'm').test(tree.read(path)));
  const source = sourceOf(call);
  const isNew = !isThere(type);
  if (!isNew && fields.length > 0) throw new Error(`${type} is there already, with fields of its own: without --fields.`);
  const needsPages = form === 'paged' && !isThere(`${type}Page`);
  const types = [
    ...newEnums(tree, call).map((newEnum) => enumeration(newEnum, source)),
    ...(isNew && call.hasId ? [objectType(call)] : []),
    ...(needsPages ? [pages(type, source)] : []),
    ...(isChange(call) ? change(call) : []),
  ];
  tree.write(file, withField(withTypes(tree.has(file) ? tree.read(file) : '', types), isChange(call) ? 'Mutation' : 'Query', field(call)));
  if (isChange(call)) sources(tree, call, isNew);
  return isNew;
}

/** A text of the schema with more types, before the first field of the roots. */
function withTypes(text: string, types: readonly string[]): string {
  if (types.length === 0) return text;
  const first = rootsIn(text)[0]?.start ?? text.length;
  return inPlace(text, first, types.join('\n'));
}

/** The same with one more field of a root: queries stand before mutations. */
function withField(text: string, root: string, fieldText: string): string {
  const roots = rootsIn(text);
  const ownRoot = roots.find(({ name }) => name === root);
  if (ownRoot !== undefined) return `${text.slice(0, ownRoot.end - 1)}${fieldText}\n${text.slice(ownRoot.end - 1)}`;
  const next = root === 'Query' ? roots.find(({ name }) => name === 'Mutation')?.start : undefined;
  return inPlace(text, next ?? text.length, `extend type ${root} {\n${fieldText}\n}\n`);
}

function inPlace(text: string, at: number, insertedText: string): string {
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at)];
  return `${before === '' ? '' : `${before}\n\n`}${insertedText}${after === '' ? '' : `\n${after}`}`;
}

/** Where the fields of `Query` and `Mutation` stand. */
function rootsIn(text: string): { name: string; start: number; end: number }[] {
  if (text.trim() === '') return [];
  return parse(text).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_EXTENSION && definition.loc !== undefined
      ? [{ name: definition.name.value, start: definition.loc.start, end: definition.loc.end }]
      : [],
  );
}

function objectType(call: Call): string {
  const { type } = call;
  const source = sourceOf(call);
  return `"""
${toFill(`what a ${type} is`)}
"""
type ${type} ${source} {
  "Id at the provider."
  id: ID! ${source}
${answeredBy(call)}}
`;
}

/** The fields of what is answered. */
const answeredBy = (call: Call): string =>
  call.fields
    .map((each) => {
      const picture = each.kind.wire === 'media' ? ' @picture' : '';
      const fieldHint = toFill(
        `${camelCase(each.name)}${each.kind.schema.startsWith('[') ? ', a few or at most how many' : ''}${isNullable(call, each) ? ', and when it is null' : ''}`,
      );
      return `  "${fieldHint}"\n  ${camelCase(each.name)}: ${each.kind.schema}${isNullable(call, each) ? '' : '!'}${picture} ${sourceOf(call)}\n`;
    })
    .join('');

const enumeration = ({ type, values }: Enum, source: string): string => `"""
${toFill(`what a ${type} is`)}
"""
enum ${type} ${source} {
${values.map(([value, word]) => `  "${toFill(value)}; \`${word}\` on the wire."\n  ${value} ${source}\n`).join('')}}
`;

const pages = (type: string, source: string): string => `"""
One page of a list of ${type}.
"""
type ${type}Page ${source} {
  "What is on this page."
  nodes: [${type}!]! ${source}
  "Where the page stands."
  pageInfo: NumberedPageInfo! ${source}
  "How many there are over all pages."
  totalCount: Int! ${source}
}
`;

function change(call: Call): string[] {
  const name = pascal(fieldOf(call));
  const source = sourceOf(call);
  const idFields = parametersOf(call).map((parameter) => `  "Id at the provider."\n  ${camelCase(parameter)}: ID! ${source}\n`);
  const sentFields = call.sends.map(
    (each) =>
      `  "${toFill(camelCase(each.name))}"\n  ${camelCase(each.name)}: ${each.kind.input ?? each.kind.schema}${each.isOptional ? '' : '!'} ${source}\n`,
  );
  return [
    `"""\nWhat \`${fieldOf(call)}\` takes.\n"""\ninput ${name}Input ${source} {\n${idFields.join('')}${sentFields.join('')}  "Names this change, so that it is made once however often it is sent."\n  idempotencyKey: String! @source(contract: "wire conventions")\n}\n`,
    `"""\nThe answer to \`${fieldOf(call)}\`.\n"""\ntype ${name}Payload ${source} {\n${call.hasId ? `  "What it is after the change."\n  ${camel(call.type)}: ${call.type} ${source}\n` : answeredBy(call).replace(/!(?= @source)/g, '')}  "Why it has not happened, at most 30; empty when it has."\n  userErrors: [${name}UserError!]! @source(ours: true)\n}\n`,
    `"""\nWhy \`${fieldOf(call)}\` may not happen.\n"""\nunion ${name}UserError @source(ours: true) = NotFound | InvalidValue\n`,
  ];
}

/** The summary, where it says enough: a bare list says by what it is bounded as well. */
function descriptionOf(call: Call): string {
  const { form, summary } = call;
  if (form === 'list' && !isChange(call)) return toFill('what it answers, and by what the list is bounded');
  if (summary === null) return toFill('what it answers, and when it is null');
  return form === 'one' && !isChange(call) ? `${summary} Null when there is none.` : summary;
}

function field(call: Call): string {
  const { form, type } = call;
  const source = sourceOf(call);
  const name = fieldOf(call);
  const descriptionLine = `  "${descriptionOf(call)}"`;
  if (isChange(call)) {
    return `${descriptionLine}\n  ${name}("What is asked for." input: ${pascal(name)}Input! ${source}): ${pascal(name)}Payload ${source} @degrades(to: NULL)`;
  }
  const parameters = parametersOf(call).map((parameter) => `    "Id at the provider."\n    ${camelCase(parameter)}: ID! ${source}`);
  const paging =
    form === 'paged'
      ? [
          `    "Page, counted from 1; 1 when absent."\n    page: Int ${source}`,
          `    "Nodes of one page, 1 to 100; when absent the provider decides."\n    perPage: Int ${source}`,
        ]
      : [];
  const allArguments = [...parameters, ...paging];
  const answer = {
    one: type,
    list: `[${type}!]`,
    paged: `${type}Page @listSize(slicingArguments: ["perPage"], assumedSize: 24)`,
  }[form];
  return `${descriptionLine}\n  ${name}${allArguments.length > 0 ? `(\n${allArguments.join('\n')}\n  )` : ''}: ${answer} ${source} @degrades(to: NULL)`;
}

/** What stands behind the new types of a change; of a read the declaration says it. */
function sources(tree: Tree, call: Call, isNew: boolean): void {
  const { domain, type } = call;
  const file = sourcesFile(tree, domain);
  const opening = /^export const sources = \{/m;
  const before = (text: string) => tree.replace(file, opening, (found) => `${text}\n\n${found}`);
  if (isNew) {
    const answer = answerOf(call);
    before(`export type ${type} = Decoded<typeof ${answer}>;`);
    tree.addTo(file, opening, `${type}: ${answer}`);
    tree.import(file, [answer], `@vitrina/services/${domain}/endpoints.ts`);
    tree.import(file, ['type Decoded'], '../base/source.ts');
  }
  if (call.hasId) {
    const payload = `${pascal(fieldOf(call))}Payload`;
    if (!new RegExp(`^export (?:type|interface) ${type}\\b`, 'm').test(tree.read(file)))
      tree.import(file, [`type ${type}`], '../generated/sources.ts');
    before(`export interface ${payload} { ${camel(type)}: ${type} }`);
    tree.addTo(file, opening, `${payload}: keysOf<${payload}>()('${camel(type)}')`);
    tree.import(file, ['keysOf'], '../base/source.ts');
  }
}
