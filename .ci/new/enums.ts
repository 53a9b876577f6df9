import { camelCase } from '@vitrina/services/contract/rename.ts';
import type { Call } from './call-description.ts';
import type { Enum } from './enum.ts';
import { enumsIn, type Field } from './fields.ts';
import { camel, pascal } from './naming.ts';
import type { Tree } from './tree.ts';

const vocabulary = (domain: string): string => `services/${domain}/vocabulary.ts`;
const textOf = (tree: Tree, path: string): string => (tree.has(path) ? tree.read(path) : '');

/** Those of a call's enums that the schema does not have yet: what has the name already has to have the words too. */
export function newEnums(tree: Tree, { domain, fields, sends }: Call): Enum[] {
  const schema = tree.filesIn('schema').filter((path) => path.endsWith('.graphql'));
  return enumsIn([...fields, ...sends]).filter(({ type, list, values }) => {
    if (!schema.some((path) => new RegExp(`^\\w+ ${type}\\b`, 'm').test(tree.read(path)))) return true;
    const [, words = ''] = new RegExp(`^export const ${list} = \\[(.*?)\\]`, 'ms').exec(textOf(tree, vocabulary(domain))) ?? [];
    const isSame = words.match(/[\w.-]+/g)?.join() === values.map(([, word]) => word).join();
    if (!isSame)
      throw new Error(`${type} is there already, with words of its own: name the field otherwise, or write what it sends by hand.`);
    return false;
  });
}

/** The words of the wire in the domain's vocabulary, and what each is in the schema, in the directions that the call needs. */
export function addEnums(tree: Tree, { domain, fields, sends }: Call): void {
  for (const { type, list, values } of enumsIn([...fields, ...sends])) {
    const wireValues = values.map(([, word]) => `'${word}'`).join(', ');
    append(tree, vocabulary(domain), [
      `export const ${list} = [${wireValues}] as const;`,
      `export type ${type} = (typeof ${list})[number];`,
    ]);
  }
  const file = `graphql/${domain}/enums.ts`;
  for (const enumeration of enumsIn(sends)) {
    const { type, values } = enumeration;
    const wireEntries = values.map(([value, word]) => `${value}: '${word}'`).join(', ');
    append(tree, file, [`export const ${wireTable(enumeration)}: Readonly<Record<${type}, Wire${type}>> = { ${wireEntries} };`]);
    importBoth(tree, file, domain, type);
  }
  for (const { type, list, values } of enumsIn(fields)) {
    const schemaEntries = values.map(([value, word]) => `'${word}': '${value}'`).join(', ');
    append(tree, file, [
      `const ${list}: Readonly<Record<Wire${type}, ${type}>> = { ${schemaEntries} };`,
      `export const ${camel(type)}Of = (word: Wire${type} | null): ${type} | null => (word === null ? null : ${list}[word]);`,
    ]);
    importBoth(tree, file, domain, type);
  }
}

/** What has the word of the wire for each value of the schema. */
export const wireTable = ({ list }: Enum): string => `wire${pascal(list)}`;

/** Adds lines to a module, where they are not there yet. */
function append(tree: Tree, file: string, lines: readonly [string, ...string[]]): void {
  const before = textOf(tree, file);
  const [known = ''] = /^(?:export )?const \w+/.exec(lines[0]) ?? [];
  if (new RegExp(`^${known}\\b`, 'm').test(before)) return;
  tree.write(file, `${before}${before === '' ? '' : '\n'}${lines.join('\n')}\n`);
}

function importBoth(tree: Tree, file: string, domain: string, type: string): void {
  tree.import(file, [`type ${type}`], '../generated/resolvers.ts');
  tree.import(file, [`type ${type} as Wire${type}`], `@vitrina/services/${domain}/vocabulary.ts`);
}

/** What makes the schema's values of the words of a type's fields: `kind: ({ kind }) => lectureKindOf(kind)`. */
export const wordResolvers = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ name, kind: { words } }) =>
    words === undefined ? [] : [`${camelCase(name)}: ({ ${name} }) => ${camel(words.type)}Of(${name})`],
  );
