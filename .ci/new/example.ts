import { camelCase } from '@vitrina/services/contract/rename.ts';
import { type Call, fieldOf, isChange, parametersOf } from './call-description.ts';
import { literalOf } from './fields.ts';
import { pascal, placeholder } from './naming.ts';
import { selectionOf } from './operation.ts';
import { firstOf } from './table.ts';
import type { Tree } from './tree.ts';

const folder = 'apps/gateway/sandbox/examples';

/** The sandbox's example of a domain that has none yet: what it asks for has to be in the demonstration, and whoever runs all of them is a guest by then. */
export function addExample(tree: Tree, call: Call): void {
  const { domain, summary, sends } = call;
  const isOfDomain = new RegExp(`\\bexample\\(\\s*'${domain}'`);
  const isKnown = parametersOf(call).length === 0 || firstOf(call) !== null;
  const isGuests = !isChange(call) || (call.isForGuests && sends.length > 0 && sends.every(({ kind }) => kind.wire !== 'id'));
  if (!isKnown || !isGuests || tree.filesIn(folder).some((file) => isOfDomain.test(tree.read(file)))) return;
  const title = summary === null ? placeholder("''", 'what it shows') : JSON.stringify(summary.replace(/\.$/, ''));
  tree.create(
    `${folder}/${domain}.ts`,
    `import { type Example, example } from '../example.ts';\n\nexport const ${domain}: readonly Example[] = [example('${domain}', ${title}, ${isChange(call) ? mutationExample(call) : queryExample(call)})];\n`,
  );
  tree.import(`${folder}.ts`, [domain], `./examples/${domain}.ts`);
  tree.addTo(`${folder}.ts`, /^export const stories\b.* = \[/m, `{ title: '${pascal(domain)}', examples: ${domain} }`);
}

/** The operation that reads, and its variables. */
function queryExample(call: Call): string {
  const field = fieldOf(call);
  const [declared, given, variables] = firstOf(call) === null ? ['', '', ''] : ['($id: ID!)', '(id: $id)', ", { variables: { id: '1' } }"];
  return `'query ${pascal(field)}${declared} { ${field}${given} ${selectionOf(call, 'totalCount')} }'${variables}`;
}

/** The operation that changes something, with a key that is made up anew each time. */
function mutationExample(call: Call): string {
  const field = fieldOf(call);
  const name = pascal(field);
  const input = [
    ...(firstOf(call) === null ? [] : ["id: '1'"]),
    ...call.sends.map(
      (sentField) =>
        `${camelCase(sentField.name)}: ${sentField.kind.words === undefined ? literalOf(sentField) : `'${literalOf(sentField)}'`}`,
    ),
    "idempotencyKey: ''",
  ];
  return `'mutation ${name}($input: ${name}Input!) { ${field}(input: $input) ${selectionOf(call, 'totalCount')} }', { variables: { input: { ${input.join(', ')} } }, fresh: ['input.idempotencyKey'] }`;
}
