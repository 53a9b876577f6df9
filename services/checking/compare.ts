import * as z from 'zod';

/** What an answer has and has not, by the declaration: paths such as `items[].offer.price`, each once. */
export interface Comparison {
  /** Obligatory, and not there or of another form, which is said: the answer cannot be read, or the item is left out. */
  wrong: readonly string[];
  /** Declared and not there, where the shop has something to say instead. */
  absent: readonly string[];
  /** Sent and not declared: nobody reads it. */
  unknown: readonly string[];
}

interface FieldSets {
  /** What is wrong, by path. */
  wrong: Map<string, string>;
  absent: Set<string>;
  /** Present in one item at least of each list: what one product has not, the next one may have. */
  present: Set<string>;
  unknown: Set<string>;
}

/** Compares what has come with what is declared. */
export function compare(schema: z.ZodType, value: unknown): Comparison {
  const sets: FieldSets = { wrong: new Map(), absent: new Set(), present: new Set(), unknown: new Set() };
  const { error } = z.safeDecode(schema, value as never);
  for (const issue of error?.issues ?? []) {
    const path = pathOf(issue.path);
    if (!sets.wrong.has(path)) sets.wrong.set(path, faultAt(path, issue, value));
  }
  collectDifferences(schema, value, '', sets);
  return {
    wrong: [...sets.wrong.values()],
    absent: [...sets.absent].filter((path) => !sets.present.has(path) && !sets.wrong.has(path)),
    unknown: [...sets.unknown],
  };
}

function collectDifferences(schema: z.ZodType, value: unknown, path: string, sets: FieldSets): void {
  const kind = bare(schema);
  if (kind instanceof z.ZodArray) {
    const item: unknown = kind.element;
    if (item instanceof z.ZodType && Array.isArray(value))
      for (const element of value) collectDifferences(item, element, `${path}[]`, sets);
  } else if (kind instanceof z.ZodObject && isRecord(value)) {
    for (const [name, field] of Object.entries(kind.shape)) {
      const inside = path === '' ? name : `${path}.${name}`;
      if (value[name] === undefined || value[name] === null) sets.absent.add(inside);
      else {
        sets.present.add(inside);
        if (field instanceof z.ZodType) collectDifferences(field, value[name], inside, sets);
      }
    }
    for (const name of Object.keys(value)) {
      if (!(name in kind.shape)) sets.unknown.add(path === '' ? name : `${path}.${name}`);
    }
  }
}

/** The schema of what travels, without what says that it may be absent, null, or of another form. */
function bare(schema: z.ZodType): z.ZodType {
  const inner = innerOf(schema);
  return inner instanceof z.ZodType ? bare(inner) : schema;
}

function innerOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodPipe) return schema.in;
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  ) {
    return schema.unwrap();
  }
  return schema instanceof z.ZodLazy ? schema.unwrap() : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which item of a list it is says nothing of the declaration. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((all, part) => {
    if (typeof part === 'number') return `${all}[]`;
    return all === '' ? String(part) : `${all}.${String(part)}`;
  }, '') || 'the whole answer';

/** What is declared, in the words of JSON. */
const declaredForms: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  record: 'an object',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** The path of what is not there; of what is, the form in which it came, and the one that is declared. */
function faultAt(path: string, issue: z.core.$ZodIssue, whole: unknown): string {
  const value = issue.path.reduce<unknown>(
    (inside, part) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, part) : undefined),
    whole,
  );
  if (value === undefined) return path;
  const expected = issue.code === 'invalid_type' ? (declaredForms[issue.expected] ?? issue.expected) : 'another value';
  return `${path} (${formOf(value)} came, ${expected} is declared)`;
}

function formOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return declaredForms[typeof value] ?? typeof value;
}
