import * as z from 'zod';

/** What the schema of the shop calls a field whose name on the wire is not its own in snake_case. */
const names = z.registry<{ name: string }>();

/** A field of an answer under another name in the schema: `statuses: rename('steps', …)`. On the wire nothing changes. */
export function rename<S extends z.ZodType>(name: string, schema: S): S {
  const field = schema.clone();
  names.add(field, { name });
  return field;
}

/** The name of a field in the schema: the one that its declaration gives it, else that of the wire in camelCase. */
export const nameInSchema = (wireName: string, field: z.core.$ZodType): string => names.get(field)?.name ?? camelCase(wireName);

/** `priceOld` of `price_old`. */
export const camelCase = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
