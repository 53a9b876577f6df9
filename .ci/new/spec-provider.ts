import { type Call, isChange, isExtension } from './call-description.ts';
import { objectOf, travellingOf } from './fields.ts';
import { camel, pascal, placeholder, toFill } from './naming.ts';
import type { Tree } from './tree.ts';

const folder = 'apps/provider-spec/src';

/** The provider that speaks only the specification: it answers what is named there, and does not know what is ours. */
export function addToSpecProvider(tree: Tree, call: Call): void {
  const { domain, name, method, path } = call;
  if (isExtension(call)) {
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
  if (call.form === 'paged' && !isChange(call)) tree.import(file, ['ListPage'], './route.ts');
  if (!isChange(call)) addItem(tree, file, call);
  tree.addTo(file, opening, `'${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}': ${routeOf(call)}`);
}

/** The one thing of its type that this provider has. */
function addItem(tree: Tree, file: string, { type, fields }: Call): void {
  const itemName = camel(type);
  if (new RegExp(`^const ${itemName} = `, 'm').test(tree.read(file))) return;
  const itemText = fields.length > 0 ? objectOf(fields, '1', travellingOf) : placeholder('{ id: 1 }', 'what the specification names of it');
  tree.replace(file, /^export const \w+: Routes = \{/m, (found) => `const ${itemName} = ${itemText};\n\n${found}`);
}

function routeOf(call: Call): string {
  // Whom it lets change something, a provider decides by itself.
  if (isChange(call) && call.hasId) return `() => '${toFill('whom it lets do so, and the answer')}'`;
  if (isChange(call)) return `() => (${objectOf(call.fields, null, travellingOf)})`;
  const itemName = camel(call.type);
  return { one: `() => ${itemName}`, list: `() => [${itemName}]`, paged: `({ query }) => new ListPage([${itemName}], query, 24)` }[
    call.form
  ];
}
