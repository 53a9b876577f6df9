import { type Call, fieldOf, isChange, parametersOf } from './described.ts';
import { selectionOf } from './operation.ts';
import { firstOf } from './table.ts';
import type { Tree } from './tree.ts';
import { hole, pascal } from './words.ts';

const folder = 'apps/gateway/sandbox/examples';

/** The sandbox's example of a domain that has none yet: what it asks for has to be in the demonstration. */
export function addExample(tree: Tree, call: Call): void {
  const { domain, summary } = call;
  const isOfDomain = new RegExp(`\\bexample\\(\\s*'${domain}'`);
  const first = firstOf(call);
  if (isChange(call) || (parametersOf(call).length > 0 && first === null)) return;
  if (tree.filesIn(folder).some((file) => isOfDomain.test(tree.read(file)))) return;
  const field = fieldOf(call);
  const [declared, given, variables] = first === null ? ['', '', ''] : ['($id: ID!)', '(id: $id)', ", { variables: { id: '1' } }"];
  const query = `query ${pascal(field)}${declared} { ${field}${given} ${selectionOf(call, 'totalCount')} }`;
  const title = summary === null ? hole("''", 'what it shows') : JSON.stringify(summary.replace(/\.$/, ''));
  tree.create(
    `${folder}/${domain}.ts`,
    `import { type Example, example } from '../example.ts';\n\nexport const ${domain}: readonly Example[] = [example('${domain}', ${title}, '${query}'${variables})];\n`,
  );
  tree.import(`${folder}.ts`, [domain], `./examples/${domain}.ts`);
  tree.addTo(`${folder}.ts`, /^export const examples\b.* = \[/m, `...${domain}`);
}
