import { answerOf, type Call, fieldOf, isChange, isExtension, isNullable, parametersOf } from './call-description.ts';
import { enumsIn, type Field, wireNames } from './fields.ts';
import { camel, placeholder, toFill } from './naming.ts';
import type { Tree } from './tree.ts';

/** The call in `services`, with the schema of what it answers when that is new. */
export function declare(tree: Tree, call: Call, isNew: boolean): void {
  const { domain, name, form, cache, sends } = call;
  const file = `services/${domain}/endpoints.ts`;
  const answer = isNew ? answerOf(call) : declaredAs(tree, call);
  tree.addTo(file, new RegExp(`\\bendpoints\\('${domain}', \\{`), `${name}: endpoint({ ${linesOf(call, answer).join(', ')} })`);
  if (answer !== null && isNew) {
    tree.replace(file, /^export const \w+ = endpoints\(/m, (found) => `export const ${answer} = ${shapeOf(call)};\n\n${found}`);
    const marks = isExtension(call) ? ['fromExtension', ...(call.hasId ? ['requiredExtension'] : [])] : ['fromSpec'];
    const wrappers = call.fields.map((field) => wrapperOf(call, field)).filter((wrapper) => wrapper !== null);
    tree.import(file, [...new Set([...marks, ...wrappers])], '../contract/origin.ts');
  }
  const enums = enumsIn([...(isNew ? call.fields : []), ...sends]);
  if (enums.length > 0)
    tree.import(
      file,
      enums.map(({ list }) => list),
      './vocabulary.ts',
    );
  tree.import(file, ['endpoint', 'endpoints'], '../contract/endpoint.ts');
  const usedNames = [
    ...(isNew ? [...(call.hasId ? ['id'] : []), ...wireNames(call.fields)] : []),
    ...(form === 'paged' ? ['digits'] : []),
    ...(parametersOf(call).length > 0 ? ['idText'] : []),
    ...wireNames(sends),
  ];
  if (usedNames.length > 0) tree.import(file, [...new Set(usedNames)], '../contract/wire.ts');
  if (cache !== null && cache !== 'never' && !isChange(call)) tree.import(file, ['lifetimes'], '../contract/lifetimes.ts');
  if (!/^import \* as z from 'zod';$/m.test(tree.read(file))) tree.replace(file, /^/, () => "import * as z from 'zod';\n");
}

function linesOf(call: Call, answer: string | null): string[] {
  const { method, path, form, type, spec, cache, summary, sends } = call;
  const parameters = parametersOf(call);
  const body =
    sends.length > 0 ? `{ ${sends.map((field) => `${field.name}: ${sentAs(field)}`).join(', ')} }` : placeholder('{}', 'what is sent');
  return [
    `method: '${method}'`,
    `path: '${path}'`,
    `summary: ${summary === null ? placeholder("''", 'one sentence') : JSON.stringify(summary)}`,
    ...(isChange(call) ? [] : [`field: '${fieldOf(call)}'`]),
    `source: '${spec === null ? 'ours' : `spec ${spec}`}'`,
    ...(parameters.length > 0 ? [`params: z.object({ ${parameters.map((parameter) => `${parameter}: idText`).join(', ')} })`] : []),
    ...(form === 'paged' ? ['query: z.object({ page: digits.optional(), per_page: digits.optional() })'] : []),
    ...(isChange(call) && method !== 'DELETE' ? [`body: z.object(${body})`] : []),
    `answer: ${answer === null ? `'${toFill(`the schema of ${type} on the wire`)}'` : form === 'list' && !isChange(call) ? `z.array(${answer})` : answer}`,
    ...(form === 'paged' ? ['paged: true'] : []),
    `identity: '${call.isForGuests ? 'visitor' : isChange(call) ? 'shopper' : 'nobody'}'`,
    `idempotency: '${isChange(call) ? 'keyed' : 'safe'}'`,
    `cache: ${isChange(call) || cache === 'never' ? "'never'" : cache === null ? `'${toFill('never, or lifetimes.… of services/contract/lifetimes.ts')}'` : `lifetimes.${cache}`}`,
  ];
}

/** What the answer is made of, and whose its fields are. */
function shapeOf(call: Call): string {
  const { fields, spec } = call;
  const id = isExtension(call) ? 'id: requiredExtension(id)' : 'id';
  const ownFields = fields.map((field) => {
    const wrapper = wrapperOf(call, field);
    return `${field.name}: ${wrapper === null ? field.kind.wire : `${wrapper}(${field.kind.wire})`}`;
  });
  const shape =
    fields.length > 0
      ? `{ ${[...(call.hasId ? [id] : []), ...ownFields].join(', ')} }`
      : placeholder(`{ ${id} }`, 'the other fields, in the words of the wire');
  return `z.object(${shape}).meta(${isExtension(call) ? 'fromExtension' : `fromSpec('${spec}')`})`;
}

/** What makes a field of an answer one that may be absent, or of another shape. */
function wrapperOf(call: Call, field: Field): string | null {
  if (isExtension(call)) return 'extension';
  if (field.kind.words !== undefined) return 'ownShape';
  return isNullable(call, field) ? 'orNull' : null;
}

/** A text that somebody types has an end. */
function sentAs({ kind, isOptional }: Field): string {
  const schema = kind.wire === 'z.string()' ? 'z.string().min(1).max(500)' : kind.wire;
  return isOptional ? `z.nullable(${schema})` : schema;
}

/** The schema on the wire of a type that is there already: by its name, or by what stands behind the type; null where another domain has it. */
function declaredAs(tree: Tree, { domain, type }: Call): string | null {
  const sources = `graphql/${domain}/sources.ts`;
  const sourcesText = tree.has(sources) ? tree.read(sources) : '';
  const [, name = camel(type)] = new RegExp(`^export const sources\\b[^;]*\\b${type}: (\\w+)`, 'm').exec(sourcesText) ?? [];
  return new RegExp(`^export const ${name} =`, 'm').test(tree.read(`services/${domain}/endpoints.ts`)) ? name : null;
}
