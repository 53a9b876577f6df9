import { type Call, isChange, isOurs } from './described.ts';
import { objectOf, travellingOf } from './fields.ts';
import type { Tree } from './tree.ts';
import { camel, hole, pascal, toFill } from './words.ts';

const folder = 'apps/provider-spec/src';

/** The provider that speaks only the specification: it answers what is named there, and does not know what is ours. */
export function addToSpecProvider(tree: Tree, call: Call): void {
  const { domain, name, method, path } = call;
  if (isOurs(call)) {
    if (isChange(call)) tree.addTo(`${folder}/calls.test.ts`, /^const others = \[/m, `'${method} ${path}'`);
    return;
  }
  const [own, other] = [`${folder}/${domain}.ts`, `${folder}/${domain}-${name}.ts`];
  const opening = /^export const \w+: Routes = \{/m;
  const file = tree.has(own) && !opening.test(tree.read(own)) ? other : own;
  if (!tree.has(file)) {
    const routes = `${domain}${file === own ? '' : pascal(name)}Routes`;
    tree.create(file, `import type { Routes } from './route.ts';\n\nexport const ${routes}: Routes = {};\n`);
    tree.import(`${folder}/server.ts`, [routes], `./${file.slice(folder.length + 1)}`);
    tree.addTo(`${folder}/server.ts`, /^ {2}const app = answering\(\{/m, `...${routes}`);
  }
  if (call.form === 'paged' && !isChange(call)) tree.import(file, ['Listed'], './route.ts');
  if (!isChange(call)) addThing(tree, file, call);
  tree.addTo(file, opening, `'${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}': ${routeOf(call)}`);
}

/** The one thing of its type that this provider has. */
function addThing(tree: Tree, file: string, { type, fields }: Call): void {
  const thing = camel(type);
  if (new RegExp(`^const ${thing} = `, 'm').test(tree.read(file))) return;
  const written = fields.length > 0 ? objectOf(fields, '1', travellingOf) : hole('{ id: 1 }', 'what the specification names of it');
  tree.replace(file, /^export const \w+: Routes = \{/m, (found) => `const ${thing} = ${written};\n\n${found}`);
}

function routeOf(call: Call): string {
  // Whom it lets change something, a provider decides by itself.
  if (isChange(call) && call.hasId) return `() => '${toFill('whom it lets do so, and the answer')}'`;
  if (isChange(call)) return `() => (${objectOf(call.fields, null, travellingOf)})`;
  const thing = camel(call.type);
  return { one: `() => ${thing}`, list: `() => [${thing}]`, paged: `({ query }) => new Listed([${thing}], query, 24)` }[call.form];
}
