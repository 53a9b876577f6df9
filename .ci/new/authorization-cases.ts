import { type Call, fieldOf, parametersOf } from './call-description.ts';
import { objectOf, travellingOf } from './fields.ts';
import { sampleRowOf } from './migration.ts';
import { toFill } from './naming.ts';
import { firstOf } from './table.ts';
import type { Tree } from './tree.ts';

/** What is said of somebody who asks for what is another's: of a change, and of its field where that takes an id. */
export function addAuthorizationCases(tree: Tree, call: Call): void {
  const { domain, name, method, sends } = call;
  const sendsId = sends.some(({ kind }) => kind.wire === 'id');
  const takesId = parametersOf(call).length > 0 || sendsId;
  // What a table of the demonstration has is everybody's.
  const isPublic = firstOf(call) !== null && !sendsId;
  if (takesId) {
    const expectation = isPublic ? "'public'" : `'${toFill('public, or how it is asked for what is hers')}'`;
    tree.addTo('apps/server/test/authorization/fields.ts', /^export const fields\b.* = \{/m, `'Mutation.${fieldOf(call)}': ${expectation}`);
  }
  const body = sends.length > 0 ? objectOf(sends, null, travellingOf) : null;
  tree.addTo(
    'apps/provider/src/testing/authorization-matrix.ts',
    /^export const attempts\b.* => \(\{/m,
    `'${domain}.${name}': { access: '${isPublic ? 'open' : takesId ? toFill('refused, own or open') : 'own'}'${isPublic ? ', id: 1' : ''}${body === null ? '' : `, body: ${body}`} }`,
  );
  if (isPublic && call.table !== null) plantRow(tree, call.table);
  if (parametersOf(call).length > 0 && method !== 'DELETE') {
    tree.addTo(
      'apps/provider/src/large-numbers.test.ts',
      /^const bodies\b.* = \{/m,
      `'${domain}.${name}': ${body ?? `'${toFill('what is sent')}'`}`,
    );
  }
}

/** The shop in which other visitors try it has one row of the table. */
function plantRow(tree: Tree, table: string): void {
  const file = 'apps/provider/src/authorization.test.ts';
  if (tree.read(file).includes(`insert into ${table} `)) return;
  const line = `  await shop.db.execute(sql\`${sampleRowOf(tree, table)}\`);\n`;
  tree.replace(file, /^ {2}her = await belongings\(/m, (found) => `${line}${found}`);
}
