import { run } from '../run.ts';
import { storeOperations } from '../stored-operations.ts';
import { owner, toTravelled } from './execute.ts';
import { operations } from './operations.ts';
import { type Answers, fakeProvider, testContext } from './provider.ts';
import { shop } from './whole-shop.ts';

const storedOperations = storeOperations(Object.fromEntries(Object.entries(operations).map(([id, { source }]) => [id, source])));

/** Runs one of the operations as a text and as a stored one. */
export async function both(name: string, answers: Answers = shop(), sentBy?: Record<string, string>, variables?: Record<string, unknown>) {
  const operation = operations[name];
  if (operation === undefined) throw new Error(`There is no operation ${name}.`);
  const headers: Record<string, string> = sentBy ?? operation.headers ?? owner;
  const variableValues = variables ?? operation.variables;
  const contextOf = () => testContext(fakeProvider(answers).provider, headers, {}, headers['x-app-key']).context;
  const interpreted = toTravelled(await run({ source: operation.source, variables: variableValues, context: contextOf() }));
  const compiled = toTravelled(await run({ id: name, operations: storedOperations, variables: variableValues, context: contextOf() }));
  return { interpreted, compiled };
}
