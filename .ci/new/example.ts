import { type Call, fieldOf, isChange, parametersOf } from './described.ts';
import { selectionOf } from './operation.ts';
import type { Tree } from './tree.ts';
import { hole, pascal } from './words.ts';

const folder = 'apps/gateway/sandbox/examples';

/** The sandbox's example of a domain that has none yet. */
export function addExample(tree: Tree, call: Call): void {
  const { domain } = call;
  const isOfDomain = new RegExp(`\\bexample\\(\\s*'${domain}'`);
  if (isChange(call) || parametersOf(call).length > 0 || tree.filesIn(folder).some((file) => isOfDomain.test(tree.read(file)))) return;
  const field = fieldOf(call);
  const query = `query ${pascal(field)} { ${field} ${selectionOf(call, 'totalCount')} }`;
  tree.create(
    `${folder}/${domain}.ts`,
    `import { type Example, example } from '../example.ts';\n\nexport const ${domain}: readonly Example[] = [example('${domain}', ${hole("''", 'what it shows')}, '${query}')];\n`,
  );
  tree.import(`${folder}.ts`, [domain], `./examples/${domain}.ts`);
  tree.addTo(`${folder}.ts`, /^export const examples\b.* = \[/m, `...${domain}`);
}
