import { lifetimes } from '@vitrina/services/contract/lifetimes.ts';
import { type Call, exampleKey, isChange, parametersOf } from './described.ts';
import { addDomain, hasDomain, isOfFiles, openToOperations } from './domain.ts';
import { addExample } from './example.ts';
import { addOperation } from './operation.ts';
import { addResolver } from './resolver.ts';
import { addTypes } from './schema.ts';
import type { Tree } from './tree.ts';
import { camel, hole, pascal, toFill } from './words.ts';

/** Everything that a call is in the rooms, as far as it can be known; the domain too when there is none yet. */
export function addCall(tree: Tree, call: Call): void {
  check(call);
  if (!hasDomain(tree, call.domain)) addDomain(tree, call.domain);
  else if (isOfFiles(tree, call.domain)) openToOperations(tree, call.domain);
  const isNew = addTypes(tree, call);
  declare(tree, call, isNew);
  addResolver(tree, call);
  handle(tree, call);
  answer(tree, call);
  tryOut(tree, call);
  addOperation(tree, call);
  addExample(tree, call);
}

function check({ name, method, path, cache, spec, type }: Call): void {
  if (!/^[a-z]\w*$/.test(name)) throw new Error(`«${name}» is no name of a call: main, withProduct.`);
  if (!['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method)) throw new Error(`«${method}» is no method.`);
  if (!path.startsWith('/')) throw new Error(`«${path}» is no path: it begins with a slash.`);
  if (!/^[A-Z]\w*$/.test(type)) throw new Error(`«${type}» is no name of a type: Lecture.`);
  if (spec !== null && !/^[12] §[1-9]$/.test(spec)) throw new Error(`«${spec}» is no section: "1 §9".`);
  if (cache !== null && cache !== 'never' && !(cache in lifetimes)) {
    throw new Error(`«${cache}» is no lifetime; there are never, ${Object.keys(lifetimes).join(', ')}.`);
  }
}

function declare(tree: Tree, call: Call, isNew: boolean): void {
  const { domain, name, method, path, form, type, spec, cache } = call;
  const file = `services/${domain}/endpoints.ts`;
  const parameters = parametersOf(call);
  const answer = isNew ? camel(type) : declaredAs(tree, call);
  const used = [...(isNew ? ['id'] : []), ...(form === 'paged' ? ['digits'] : []), ...(parameters.length > 0 ? ['idText'] : [])];

  const lines = [
    `method: '${method}'`,
    `path: '${path}'`,
    `summary: ${hole("''", 'one sentence')}`,
    `source: '${spec === null ? 'ours' : `spec ${spec}`}'`,
    ...(parameters.length > 0 ? [`params: z.object({ ${parameters.map((parameter) => `${parameter}: idText`).join(', ')} })`] : []),
    ...(form === 'paged' ? ['query: z.object({ page: digits.optional(), per_page: digits.optional() })'] : []),
    ...(isChange(call) && method !== 'DELETE' ? [`body: z.object(${hole('{}', 'what is sent')})`] : []),
    `answer: ${answer === null ? `'${toFill(`the schema of ${type} on the wire`)}'` : form === 'list' && !isChange(call) ? `z.array(${answer})` : answer}`,
    ...(form === 'paged' ? ['paged: true'] : []),
    `identity: '${isChange(call) ? 'shopper' : 'nobody'}'`,
    `repeat: '${isChange(call) ? 'keyed' : 'safe'}'`,
    `cache: ${isChange(call) || cache === 'never' ? "'never'" : cache === null ? `'${toFill('never, or lifetimes.… of services/contract/lifetimes.ts')}'` : `lifetimes.${cache}`}`,
  ];
  tree.addTo(file, new RegExp(`\\bendpoints\\('${domain}', \\{`), `${name}: endpoint({ ${lines.join(', ')} })`);
  if (answer !== null && isNew) {
    const shape = `export const ${answer} = z.object(${hole('{ id }', 'the other fields, in the words of the wire')});`;
    tree.replace(
      file,
      /^export const \w+ = endpoints\(/m,
      (found) => `${shape}\n\nexport type ${pascal(answer)} = z.output<typeof ${answer}>;\n\n${found}`,
    );
  }
  tree.import(file, ['endpoint', 'endpoints'], '../contract/endpoint.ts');
  if (used.length > 0) tree.import(file, [...new Set(used)], '../contract/wire.ts');
  if (cache !== null && cache !== 'never' && !isChange(call)) tree.import(file, ['lifetimes'], '../contract/lifetimes.ts');
  if (!/^import \* as z from 'zod';$/m.test(tree.read(file))) tree.replace(file, /^/, () => "import * as z from 'zod';\n");
}

/** The schema on the wire of a type that is there already, by its parent; null where another domain has it. */
function declaredAs(tree: Tree, { domain, type }: Call): string | null {
  const [, name = ''] =
    new RegExp(`^export const parents\\b[^;]*\\b${type}: (\\w+)`, 'm').exec(tree.read(`graphql/${domain}/parents.ts`)) ?? [];
  return new RegExp(`^export const ${name} =`, 'm').test(tree.read(`services/${domain}/endpoints.ts`)) ? name : null;
}

function handle(tree: Tree, { domain, name }: Call): void {
  const file = `apps/provider/src/${domain}/handlers.ts`;
  tree.addTo(
    file,
    new RegExp(`^export const ${domain}: Handlers<.*> = \\{`, 'm'),
    `${name}: async () => '${toFill('the answer, as the declaration has it')}'`,
  );
}

/** The answer of the fake provider in the resolvers' tests. */
function answer(tree: Tree, { domain, name, form }: Call): void {
  const file = `graphql/testing/answers/${domain}.ts`;
  const row = hole('{ id: asId(1) }', 'the other fields');
  const given = { one: `(${row})`, list: `[${row}]`, paged: `page([${row}])` }[form];
  tree.import(file, ['asId'], '@vitrina/services/contract/wire.ts');
  if (form === 'paged') tree.import(file, ['page'], '../provider.ts');
  tree.addTo(file, new RegExp(`^export const ${domain}: WholeShop\\['${domain}'\\] = \\{`, 'm'), `${name}: () => ${given}`);
}

/** The row of the contract test. */
function tryOut(tree: Tree, call: Call): void {
  const { domain, name, method, form } = call;
  const opening = new RegExp(`^export const ${domain}: Rows<'${domain}'> = \\{`, 'm');
  const file = tree.filesIn('apps/server/test/declared').find((path) => opening.test(tree.read(path)));
  if (file === undefined) throw new Error(`apps/server/test/declared has no rows of ${domain}.`);
  const parameters = parametersOf(call).map((parameter) => `${parameter}: '${toFill('one that the demonstration has')}'`);
  const input = [
    ...(parameters.length > 0 ? [`params: { ${parameters.join(', ')} }`] : []),
    ...(isChange(call) && method !== 'DELETE' ? [`body: '${toFill('what is sent')}'`] : []),
    ...(isChange(call) ? [`idempotencyKey: '${exampleKey}'`] : []),
  ];
  const asked = `input: { ${input.join(', ')} }`;
  // A change is declared as a shopper's, so one has to ask.
  const ask = isChange(call) ? `async ({ session }) => ({ ${asked}, as: { bearer: (await session()).bearer } })` : `() => ({ ${asked} })`;
  const holds = { one: `'${toFill('(answer) => what makes it a sensible one')}'`, list: 'isFilled', paged: 'isPage' }[form];
  tree.addTo(
    file,
    opening,
    `${name}: { ask: ${ask}, holds: ${isChange(call) ? `'${toFill('(answer) => what makes it a sensible one')}'` : holds} }`,
  );
  if (form !== 'one' && !isChange(call)) tree.import(file, [form === 'list' ? 'isFilled' : 'isPage'], './row.ts');
}
