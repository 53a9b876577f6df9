import { type Call, isChange, parametersOf } from './described.ts';
import { decodedOf, objectOf, toldBy } from './fields.ts';
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
  // A change is declared as a shopper's, so one has to ask, but where a guest may.
  const isShoppers = isChange(call) && !call.isForGuests;
  const bearer = '{ bearer: (await session()).bearer }';
  const ask = isShoppers ? `async ({ session }) => ({ ${asked}, as: ${bearer} })` : `() => ({ ${asked} })`;
  const parts = [`ask: ${ask}`];
  if (isChange(call)) {
    tree.import(file, ['newKey'], './demo.ts');
    const holds = heldBy(call);
    parts.push(`holds: ${holds ?? `'${toFill('(answer) => what makes it a sensible one')}'`}`);
    if (holds !== null) tree.import(file, ['expect'], 'vitest');
    if (firstOf(call) !== null) {
      const refused = inputOf(call, 'asId(nobodys)').join(', ');
      parts.push(
        `refused: ${isShoppers ? `async ({ session }) => notFound({ ${refused} }, ${bearer})` : `() => notFound({ ${refused} })`}`,
      );
      tree.import(file, ['asId'], '@vitrina/services/contract/wire.ts');
      tree.import(file, ['nobodys'], './demo.ts');
      tree.import(file, ['notFound'], './row.ts');
    }
  } else if (firstOf(call) !== null) {
    parts.push('holds: ({ id }) => expect(id).toBe(asId(1))', 'refused: () => notFound({ params: { id: asId(nobodys) } })');
    tree.import(file, ['asId'], '@vitrina/services/contract/wire.ts');
    tree.import(file, ['expect'], 'vitest');
    tree.import(file, ['nobodys'], './demo.ts');
    tree.import(file, ['notFound'], './row.ts');
  } else if (form === 'one') parts.push(`holds: '${toFill('(answer) => what makes it a sensible one')}'`);
  else {
    const holds = form === 'list' ? 'isFilled' : 'isPage';
    parts.push(`holds: ${holds}`);
    tree.import(file, [holds], './row.ts');
  }
  if (call.sends.some(({ kind }) => kind.decoded?.startsWith('asId'))) tree.import(file, ['asId'], '@vitrina/services/contract/wire.ts');
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
    ...(isChange(call) && method !== 'DELETE' ? [`body: ${body}`] : []),
    ...(isChange(call) ? ['idempotencyKey: newKey()'] : []),
  ];
}
