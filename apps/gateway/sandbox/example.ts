import { parse, print } from 'graphql';

/** A ready operation of the sandbox, working with the demonstration catalogue. */
export interface Example {
  readonly domain: string;
  readonly title: string;
  /** The operation's name, another one in every example: answers are kept by it. */
  readonly name: string;
  readonly query: string;
  readonly variables: Variables;
  /** Headers that it needs, which stand in the tab where one can change them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Changes nothing, so it is run as soon as it is opened. */
  readonly isSafe: boolean;
  /** Names of the examples that have to be run before this one. */
  readonly after: readonly string[];
  /** Variables that are read from earlier answers: `input.revision` from `AddToBasket.addToBasket.revision`. */
  readonly takes: Readonly<Record<string, string>>;
  /** Variables that are made up anew each time it is opened: idempotency keys. */
  readonly fresh: readonly string[];
}

type Variables = Readonly<Record<string, unknown>>;

/** `data` of the last answer to each example, by its name. */
export type Answers = ReadonlyMap<string, unknown>;

type More = Partial<Pick<Example, 'variables' | 'headers' | 'after' | 'takes' | 'fresh'>>;

/** Declares an example; what it takes from another one, it comes after. */
export function example(
  domain: string,
  title: string,
  query: string,
  { variables = {}, headers, after = [], takes = {}, fresh = [] }: More = {},
): Example {
  const [, kind, name] = query.match(/^\s*(query|mutation|subscription) (\w+)/) ?? [];
  if (name === undefined) throw new Error(`The example «${title}» does not name its operation.`);
  const sources = Object.values(takes).map((path) => path.slice(0, path.indexOf('.')));
  return {
    domain,
    title,
    name,
    // A field a line: the editor is narrow.
    query: `${print(parse(query))}\n`,
    variables,
    ...(headers && { headers }),
    isSafe: kind !== 'mutation',
    after: [...new Set([...after, ...sources])],
    takes,
    fresh,
  };
}

/** An example's variables with what earlier answers say, and the variables for which nobody has answered yet. */
export function variablesOf({ variables, takes, fresh }: Example, answers: Answers): { variables: Variables; missing: string[] } {
  const values: unknown = structuredClone(variables);
  const missing: string[] = [];
  for (const [variable, source] of Object.entries(takes)) {
    const [name = '', ...path] = source.split('.');
    const value = path.reduce(propertyOf, answers.get(name));
    if (value === undefined || value === null) missing.push(variable);
    else replace(values, variable.split('.'), value);
  }
  for (const variable of fresh) replace(values, variable.split('.'), crypto.randomUUID());
  return { variables: { ...Object(values) }, missing };
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function replace(root: unknown, path: readonly string[], value: unknown): void {
  const parent = path.slice(0, -1).reduce(propertyOf, root);
  const last = path.at(-1);
  if (last !== undefined && typeof parent === 'object' && parent !== null) Reflect.set(parent, last, value);
}
