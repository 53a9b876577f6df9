import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import * as z from 'zod';
import { propertiesOf, type SourceShape } from './base/source.ts';
import { callsByField, pageTypes } from './derived-resolvers.ts';
import { resolvers } from './resolvers.ts';
import { sources } from './sources.ts';

/** What stands behind a type of the schema, and the same as a type of TypeScript. */
export interface DerivedSource {
  readonly shape: SourceShape;
  readonly type: string;
}

type Sources = Readonly<Record<string, SourceShape>>;

/** What stands behind each object type of the schema, written or derived. */
export const sourcesOf = (schema: GraphQLSchema): Sources => ({
  ...Object.fromEntries([...derivedSources(schema)].map(([name, { shape }]) => [name, shape])),
  ...sources,
});

/**
 * Sources of the types that nobody had to write one for: what a call answers that a field of `Query` shows as it is, and every part of a
 * declared object that a field shows without a resolver.
 */
export function derivedSources(schema: GraphQLSchema, writtenSources: Sources = sources): ReadonlyMap<string, DerivedSource> {
  const derivedByType = new Map<string, DerivedSource>();
  const shapes = Object.entries(writtenSources).flatMap(([name, shape]) => ('shape' in shape ? [{ name, shape }] : []));
  const add = (name: string, field: z.core.$ZodType | undefined, owner: string): void => {
    const part = partOf(field);
    if (part === undefined || name in writtenSources || derivedByType.has(name) || !isObjectType(schema.getType(name))) return;
    derivedByType.set(name, { shape: part.object, type: `${owner}${'[number]'.repeat(part.depth)}` });
    shapes.push({ name, shape: part.object });
  };
  for (const [field, { domain, name, paged, schemas }] of callsByField) {
    const type = schema.getQueryType()?.getFields()[field]?.type;
    const node = type && nodeOf(schema, getNamedType(type).name);
    if (node !== undefined) add(node, schemas.answer, `Output<Domains['${domain}']['${name}']>${paged ? "['items'][number]" : ''}`);
  }
  for (const { name, shape } of shapes) {
    const type = schema.getType(name);
    if (!isObjectType(type)) continue;
    const properties = propertiesOf(shape);
    for (const field of Object.values(type.getFields())) {
      const property = properties.get(field.name);
      if (property === undefined || resolvers.get(name)?.has(field.name)) continue;
      add(getNamedType(field.type).name, shape.shape[property], `NonNullable<${name}['${property}']>`);
    }
  }
  for (const name of pageTypes) {
    if (name in writtenSources) continue;
    derivedByType.set(name, { shape: [], type: `Page<${nodeOf(schema, name)}>` });
  }
  return derivedByType;
}

/** Of a list with pages, what it lists. */
function nodeOf(schema: GraphQLSchema, name: string): string {
  const type = schema.getType(name);
  const nodes = isObjectType(type) && pageTypes.includes(name) ? type.getFields().nodes : undefined;
  return nodes === undefined ? name : getNamedType(nodes.type).name;
}

/** The object that a field is or lists, through whatever says that it may be absent. */
function partOf(field: z.core.$ZodType | undefined, depth = 0): { object: z.ZodObject; depth: number } | undefined {
  if (field instanceof z.ZodObject) return { object: field, depth };
  if (field instanceof z.ZodArray) return partOf(field.element, depth + 1);
  if (field instanceof z.ZodPipe) return partOf(field.def.in, depth);
  if (field instanceof z.ZodNullable || field instanceof z.ZodOptional) return partOf(field.unwrap(), depth);
  if (field instanceof z.ZodDefault || field instanceof z.ZodCatch) return partOf(field.unwrap(), depth);
  return undefined;
}
