import { type Call, exampleKey, isChange, parametersOf } from './described.ts';
import { decodedOf, objectOf } from './fields.ts';
import { firstOf } from './table.ts';
import type { Tree } from './tree.ts';
import { toFill } from './words.ts';

/** The row of the contract test. */
export function addRow(tree: Tree, call: Call): void {
  const { domain, name, form } = call;
  const opening = new RegExp(`^export const ${domain}: Rows<'${domain}'> = \\{`, 'm');
  const file = tree.filesIn('apps/server/test/declared').find((path) => opening.test(tree.read(path)));
  if (file === undefined) throw new Error(`apps/server/test/declared has no rows of ${domain}.`);
  const asked = `input: { ${inputOf(call).join(', ')} }`;
  // A change is declared as a shopper's, so one has to ask.
  const ask = isChange(call) ? `async ({ session }) => ({ ${asked}, as: { bearer: (await session()).bearer } })` : `() => ({ ${asked} })`;
  const parts = [`ask: ${ask}`];
  if (firstOf(call) !== null) {
    parts.push('holds: ({ id }) => expect(id).toBe(asId(1))', 'refused: () => notFound({ params: { id: asId(nobodys) } })');
    tree.import(file, ['asId'], '@vitrina/services/contract/wire.ts');
    tree.import(file, ['expect'], 'vitest');
    tree.import(file, ['nobodys'], './demo.ts');
    tree.import(file, ['notFound'], './row.ts');
  } else if (isChange(call) || form === 'one') parts.push(`holds: '${toFill('(answer) => what makes it a sensible one')}'`);
  else {
    const holds = form === 'list' ? 'isFilled' : 'isPage';
    parts.push(`holds: ${holds}`);
    tree.import(file, [holds], './row.ts');
  }
  if (call.sends.some(({ kind }) => kind.decoded?.startsWith('asId'))) tree.import(file, ['asId'], '@vitrina/services/contract/wire.ts');
  tree.addTo(file, opening, `${name}: { ${parts.join(', ')} }`);
}

function inputOf(call: Call): string[] {
  const { method, sends } = call;
  const given = firstOf(call) === null ? `'${toFill('one that the demonstration has')}'` : 'asId(1)';
  const parameters = parametersOf(call).map((parameter) => `${parameter}: ${given}`);
  const body = sends.length > 0 ? objectOf(sends, null, decodedOf) : `'${toFill('what is sent')}'`;
  return [
    ...(parameters.length > 0 ? [`params: { ${parameters.join(', ')} }`] : []),
    ...(isChange(call) && method !== 'DELETE' ? [`body: ${body}`] : []),
    ...(isChange(call) ? [`idempotencyKey: '${exampleKey}'`] : []),
  ];
}
