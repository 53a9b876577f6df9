import { type Call, fieldOf, isChange, parametersOf } from './described.ts';
import { selectionOf } from './operation.ts';
import type { Tree } from './tree.ts';
import { hole, pascal } from './words.ts';

const file = 'apps/gateway/sandbox/examples.ts';

/** The sandbox's example of a domain that has none yet. */
export function addExample(tree: Tree, call: Call): void {
  const { domain } = call;
  if (isChange(call) || parametersOf(call).length > 0 || new RegExp(`\\bexample\\(\\s*'${domain}'`).test(tree.read(file))) return;
  const field = fieldOf(call);
  const query = `query ${pascal(field)} { ${field} ${selectionOf(call, 'totalCount')} }`;
  tree.addTo(file, /^export const examples\b.* = \[/m, `example('${domain}', ${hole("''", 'what it shows')}, '${query}')`);
}
