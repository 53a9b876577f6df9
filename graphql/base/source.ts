import { camelCase, nameInSchema } from '@vitrina/services/contract/rename.ts';
import type * as z from 'zod';

/** What a parent has, as the schema's builder and `verify` need to know it: a zod object, or its property names. */
export type SourceShape = { readonly shape: z.core.$ZodLooseShape } | readonly string[];

/** What a zod schema reads an answer into. */
export type Decoded<Schema extends { _zod: { output: unknown } }> = Schema['_zod']['output'];

/** Names properties of a parent that no zod object describes; a name it does not have does not compile. */
export const keysOf =
  <Row>() =>
  (...keys: readonly (keyof Row & string)[]): readonly string[] =>
    keys;

/** The property of a parent that each field without a resolver shows, by the field's name. */
export function propertiesOf(source: SourceShape): ReadonlyMap<string, string> {
  if (!('shape' in source))
    return new Map(
      source.flatMap((property) => [
        [camelCase(property), property],
        [property, property],
      ]),
    );
  return new Map(Object.entries(source.shape).map(([property, field]) => [nameInSchema(property, field), property]));
}
