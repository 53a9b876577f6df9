import type { Call } from './described.ts';
import { decodedOf, type Field, objectOf } from './fields.ts';
import type { Tree } from './tree.ts';
import { camel, hole } from './words.ts';

/** The answer of the fake provider in the resolvers' tests: one of each type, which all calls of the domain answer. */
export function addAnswer(tree: Tree, call: Call, isNew: boolean): void {
  const { domain, name, form, type, hasId, fields } = call;
  const file = `graphql/testing/answers/${domain}.ts`;
  const opening = new RegExp(`^export const ${domain}: WholeShop\\['${domain}'\\] = \\{`, 'm');
  if (!hasId) {
    tree.addTo(file, opening, `${name}: () => (${objectOf(fields, null, decodedOf)})`);
    if (fields.some(({ kind }) => kind.decoded?.startsWith('asId'))) tree.import(file, ['asId'], '@vitrina/services/contract/wire.ts');
    return;
  }
  const sample = camel(type);
  if (isNew) {
    const object = fields.length > 0 ? objectOf(fields, 'asId(1)', wordOf) : hole('{ id: asId(1) }', 'the other fields');
    tree.import(file, ['asId'], '@vitrina/services/contract/wire.ts');
    tree.replace(file, opening, (found) => `const ${sample} = ${object};\n\n${found}`);
  }
  const isThere = new RegExp(`^const ${sample} = `, 'm').test(tree.read(file));
  if (!isThere) tree.import(file, ['asId'], '@vitrina/services/contract/wire.ts');
  const row = isThere ? sample : hole('{ id: asId(1) }', 'the other fields');
  if (form === 'paged') tree.import(file, ['page'], '../provider.ts');
  tree.addTo(file, opening, `${name}: () => ${{ one: isThere ? row : `(${row})`, list: `[${row}]`, paged: `page([${row}])` }[form]}`);
}

/** In a constant, a word stays the one that it is. */
const wordOf = (field: Field): string => `${decodedOf(field)}${field.kind.words === undefined ? '' : ' as const'}`;
