import { type Call, parametersOf } from './call-description.ts';
import { rowsFile } from './domain.ts';
import { decodedOf, objectOf, valueFromInput } from './fields.ts';
import { toFill } from './naming.ts';
import { firstOf } from './table.ts';
import type { Tree } from './tree.ts';

/** The row of the contract test, in which a change is tried. */
export function addRow(tree: Tree, call: Call): void {
  const { domain, name, isForGuests } = call;
  const file = rowsFile(tree, domain);
  const opening = new RegExp(`^export const ${domain}: Rows<'${domain}'> = \\{`, 'm');
  const inputText = `input: { ${inputOf(call).join(', ')} }`;
  // A change is declared as a shopper's, so one has to ask, but where a guest may.
  const bearer = '{ bearer: (await session()).bearer }';
  const expectation = expectationOf(call);
  const parts = [
    `buildRequest: ${isForGuests ? `() => ({ ${inputText} })` : `async ({ session }) => ({ ${inputText}, as: ${bearer} })`}`,
    `holds: ${expectation ?? `'${toFill('(answer) => what makes it a sensible one')}'`}`,
  ];
  tree.import(file, ['newKey'], './demo.ts');
  if (expectation !== null) tree.import(file, ['expect'], 'vitest');
  if (firstOf(call) !== null) {
    const foreignInput = inputOf(call, 'asId(nobodys)').join(', ');
    parts.push(
      `refused: ${isForGuests ? `() => notFound({ ${foreignInput} })` : `async ({ session }) => notFound({ ${foreignInput} }, ${bearer})`}`,
    );
    tree.import(file, ['nobodys'], './demo.ts');
    tree.import(file, ['notFound'], './row.ts');
  }
  if (firstOf(call) !== null || call.sends.some(({ kind }) => kind.decoded?.startsWith('asId')))
    tree.import(file, ['asId'], '@vitrina/services/contract/wire.ts');
  tree.addTo(file, opening, `${name}: { ${parts.join(', ')} }`);
}

/** What follows of the answer to a change: it is about the thing that was named, or it went as it was asked for. */
function expectationOf(call: Call): string | null {
  const { hasId, fields, sends } = call;
  if (hasId) return firstOf(call) === null ? null : '({ id }) => expect(id).toBe(asId(1))';
  return fields.some((field) => valueFromInput(field, sends) === null)
    ? null
    : `(answer) => expect(answer).toEqual(${objectOf(fields, null, decodedOf)})`;
}

function inputOf(call: Call, idText = firstOf(call) === null ? `'${toFill('one that the demonstration has')}'` : 'asId(1)'): string[] {
  const { method, sends } = call;
  const parameters = parametersOf(call).map((parameter) => `${parameter}: ${idText}`);
  const body = sends.length > 0 ? objectOf(sends, null, decodedOf) : `'${toFill('what is sent')}'`;
  return [
    ...(parameters.length > 0 ? [`params: { ${parameters.join(', ')} }`] : []),
    ...(method === 'DELETE' ? [] : [`body: ${body}`]),
    'idempotencyKey: newKey()',
  ];
}
