import { type Call, parametersOf } from './described.ts';
import { rowsFile } from './domain.ts';
import { decodedOf, objectOf, toldBy } from './fields.ts';
import { firstOf } from './table.ts';
import type { Tree } from './tree.ts';
import { toFill } from './words.ts';

/** The row of the contract test, in which a change is tried. */
export function addRow(tree: Tree, call: Call): void {
  const { domain, name, isForGuests } = call;
  const file = rowsFile(tree, domain);
  const opening = new RegExp(`^export const ${domain}: Rows<'${domain}'> = \\{`, 'm');
  const asked = `input: { ${inputOf(call).join(', ')} }`;
  // A change is declared as a shopper's, so one has to ask, but where a guest may.
  const bearer = '{ bearer: (await session()).bearer }';
  const holds = heldBy(call);
  const parts = [
    `ask: ${isForGuests ? `() => ({ ${asked} })` : `async ({ session }) => ({ ${asked}, as: ${bearer} })`}`,
    `holds: ${holds ?? `'${toFill('(answer) => what makes it a sensible one')}'`}`,
  ];
  tree.import(file, ['newKey'], './demo.ts');
  if (holds !== null) tree.import(file, ['expect'], 'vitest');
  if (firstOf(call) !== null) {
    const refused = inputOf(call, 'asId(nobodys)').join(', ');
    parts.push(`refused: ${isForGuests ? `() => notFound({ ${refused} })` : `async ({ session }) => notFound({ ${refused} }, ${bearer})`}`);
    tree.import(file, ['nobodys'], './demo.ts');
    tree.import(file, ['notFound'], './row.ts');
  }
  if (firstOf(call) !== null || call.sends.some(({ kind }) => kind.decoded?.startsWith('asId')))
    tree.import(file, ['asId'], '@vitrina/services/contract/wire.ts');
  tree.addTo(file, opening, `${name}: { ${parts.join(', ')} }`);
}

/** What follows of the answer to a change: it is about the thing that was named, or it went as it was asked for. */
function heldBy(call: Call): string | null {
  const { hasId, fields, sends } = call;
  if (hasId) return firstOf(call) === null ? null : '({ id }) => expect(id).toBe(asId(1))';
  return fields.some((field) => toldBy(field, sends) === null)
    ? null
    : `(answer) => expect(answer).toEqual(${objectOf(fields, null, decodedOf)})`;
}

function inputOf(call: Call, given = firstOf(call) === null ? `'${toFill('one that the demonstration has')}'` : 'asId(1)'): string[] {
  const { method, sends } = call;
  const parameters = parametersOf(call).map((parameter) => `${parameter}: ${given}`);
  const body = sends.length > 0 ? objectOf(sends, null, decodedOf) : `'${toFill('what is sent')}'`;
  return [
    ...(parameters.length > 0 ? [`params: { ${parameters.join(', ')} }`] : []),
    ...(method === 'DELETE' ? [] : [`body: ${body}`]),
    'idempotencyKey: newKey()',
  ];
}
