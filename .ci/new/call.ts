import { lifetimes } from '@vitrina/services/contract/lifetimes.ts';
import { addAuthorizationCases } from './authorization-cases.ts';
import { type Call, isChange, parametersOf } from './call-description.ts';
import { declare } from './declaration.ts';
import { addDomain, hasDomain, isOfFiles, openToOperations } from './domain.ts';
import { addEnums } from './enums.ts';
import { addExample } from './example.ts';
import { addHandler } from './handler.ts';
import { addOperation } from './operation.ts';
import { addEnumResolvers, addResolver } from './resolver.ts';
import { addRow } from './row.ts';
import { addTypes } from './schema.ts';
import { addToSpecProvider } from './spec-provider.ts';
import { addSubmissionTable } from './submission-table.ts';
import { addTable, firstOf, seederOf } from './table.ts';
import type { Tree } from './tree.ts';

/** Everything that a call is in the rooms, as far as it can be known; the domain too when there is none yet. */
export function addCall(tree: Tree, call: Call): void {
  check(call);
  checkIsNew(tree, call);
  checkChange(tree, call);
  if (!hasDomain(tree, call.domain)) addDomain(tree, call.domain);
  else if (isOfFiles(tree, call.domain)) openToOperations(tree, call.domain);
  const isNew = addTypes(tree, call);
  addEnums(tree, call);
  declare(tree, call, isNew);
  if (call.table !== null && !isChange(call)) addTable(tree, call, call.table);
  if (call.keeps !== null) addSubmissionTable(tree, call, call.keeps);
  addHandler(tree, call);
  addExample(tree, call);
  addToSpecProvider(tree, call);
  if (isNew) addEnumResolvers(tree, call);
  // All else that a read has is derived from its declaration.
  if (!isChange(call)) return;
  addResolver(tree, call);
  addRow(tree, call);
  addOperation(tree, call);
  addAuthorizationCases(tree, call);
}

function check(call: Call): void {
  const { name, method, path, cache, spec, type, table } = call;
  if (!/^[a-z]\w*$/.test(name)) throw new Error(`«${name}» is no name of a call: main, withProduct.`);
  if (!['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method)) throw new Error(`«${method}» is no method.`);
  if (!path.startsWith('/')) throw new Error(`«${path}» is no path: it begins with a slash.`);
  if (!/^[A-Z]\w*$/.test(type)) throw new Error(`«${type}» is no name of a type: Lecture.`);
  if (spec !== null && !/^[12] §[1-9]$/.test(spec)) throw new Error(`«${spec}» is no section: "1 §9".`);
  if (cache !== null && cache !== 'never' && !(cache in lifetimes)) {
    throw new Error(`«${cache}» is no lifetime; there are never, ${Object.keys(lifetimes).join(', ')}.`);
  }
  if (table !== null && !/^[a-z][a-z_]*$/.test(table)) throw new Error(`«${table}» is no name of a table: lectures.`);
  if (call.sends.length > 0 && (!isChange(call) || method === 'DELETE')) throw new Error(`${method} sends nothing: without --sends.`);
}

function checkIsNew(tree: Tree, { domain, name }: Call): void {
  const file = `services/${domain}/endpoints.ts`;
  if (tree.has(file) && new RegExp(`^\\s*${name}: endpoint\\(`, 'm').test(tree.read(file)))
    throw new Error(`${domain}.${name} is declared in ${file} already: choose another name, or change what is there.`);
}

/** What is said of a change alone. */
function checkChange(tree: Tree, call: Call): void {
  const { hasId, fields, sends, table, keeps } = call;
  if (call.isForGuests && !isChange(call)) throw new Error('Everybody reads it: without --guests.');
  if (!hasId && !isChange(call)) throw new Error('What is read is a thing with an id: --one, --list or --paged instead of --answers.');
  if (!hasId && fields.length === 0) throw new Error("A change answers something: --answers 'is_sent:yes'.");
  if (keeps !== null && !/^[a-z][a-z_]*$/.test(keeps)) throw new Error(`«${keeps}» is no name of a table: lecture_marks.`);
  if (keeps !== null && (!isChange(call) || sends.length === 0)) throw new Error('What a change sends is kept: --keeps goes with --sends.');
  if (!isChange(call)) return;
  if (table !== null && firstOf(call) === null)
    throw new Error(`A change is about a row of ${table} when its path has one parameter, {id}.`);
  if (table !== null && !isSeeded(tree, table))
    throw new Error(`There is no table ${table} of npm run new yet: a call that reads makes it.`);
  if (keeps !== null && table === null && parametersOf(call).length > 0)
    throw new Error('What is kept is kept of a thing: --table says where that is.');
}

const isSeeded = (tree: Tree, table: string): boolean =>
  tree.has(`apps/provider/demo/${table}.ts`) && tree.read(`apps/provider/demo/${table}.ts`).includes(`const ${seederOf(table)} = `);
