/** What a parent has, as the schema's builder and `verify` need to know it: a zod object, or its property names. */
export type SourceShape = { readonly shape: Readonly<Record<string, unknown>> } | readonly string[];

/** What a zod schema reads an answer into. */
export type Decoded<Schema extends { _zod: { output: unknown } }> = Schema['_zod']['output'];

/** Names properties of a parent that no zod object describes; a name it does not have does not compile. */
export const keysOf =
  <Row>() =>
  (...keys: readonly (keyof Row & string)[]): readonly string[] =>
    keys;

/** The names of a parent's properties. */
export function propertiesOf(shape: SourceShape): ReadonlySet<string> {
  return new Set('shape' in shape ? Object.keys(shape.shape) : shape);
}

/** `priceOld` is `price_old` on the wire. */
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The property of its parent that a field without a resolver shows: the one of the same name (the contract has a few in
 * camelCase), or the one in snake_case; undefined when the parent has neither.
 */
export function propertyOf(field: string, properties: ReadonlySet<string>): string | undefined {
  return [field, snakeCase(field)].find((name) => properties.has(name));
}
