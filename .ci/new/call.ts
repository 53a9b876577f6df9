import { lifetimes } from '@vitrina/services/contract/lifetimes.ts';
import { addAnswer } from './answer.ts';
import { declare } from './declaration.ts';
import { type Call, isChange } from './described.ts';
import { addDomain, hasDomain, isOfFiles, openToOperations } from './domain.ts';
import { addExample } from './example.ts';
import { addHandler } from './handler.ts';
import { addOperation } from './operation.ts';
import { addResolver } from './resolver.ts';
import { addRow } from './row.ts';
import { addTypes } from './schema.ts';
import { addToSpecProvider } from './spec-provider.ts';
import { addVerdicts } from './strangers.ts';
import { addTable } from './table.ts';
import type { Tree } from './tree.ts';

/** Everything that a call is in the rooms, as far as it can be known; the domain too when there is none yet. */
export function addCall(tree: Tree, call: Call): void {
  check(call);
  if (!hasDomain(tree, call.domain)) addDomain(tree, call.domain);
  else if (isOfFiles(tree, call.domain)) openToOperations(tree, call.domain);
  const isNew = addTypes(tree, call);
  declare(tree, call, isNew);
  addResolver(tree, call);
  if (call.table !== null) addTable(tree, call, call.table);
  addHandler(tree, call);
  addAnswer(tree, call, isNew);
  addRow(tree, call);
  addOperation(tree, call);
  addExample(tree, call);
  addVerdicts(tree, call);
  addToSpecProvider(tree, call);
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
  if (table !== null && isChange(call)) throw new Error('A table is made for a call that reads: without --table.');
  if (call.sends.length > 0 && (!isChange(call) || method === 'DELETE')) throw new Error(`${method} sends nothing: without --sends.`);
}
