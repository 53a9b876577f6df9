import {
  buildSchema,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import { scalars, setBehaviour } from './base/scalars.ts';
import { propertiesOf } from './base/source.ts';
import { withUserErrors } from './base/user-errors.ts';
import { boundLists } from './bound-lists.ts';
import type { Context } from './context/context.ts';
import type { AnyResolver } from './derived-resolvers.ts';
import { sourcesOf } from './derived-sources.ts';
import { namesPictures, showingPictures } from './pictures.ts';
import { resolvers } from './resolvers.ts';
import { sdl } from './sdl.ts';

/** The schema that every client asks. */
export const schema: GraphQLSchema = executable(sdl, 'interpreted');

/**
 * The same schema for graphql-jit, which reads a field without a resolver straight from the property that carries the
 * field's name. Here such a field therefore carries the name of its property on the wire, so that a list of products
 * costs no function call a field. Never shown to a client: introspection goes to the other one.
 */
export const compiledSchema: GraphQLSchema = executable(sdl, 'compiled');

/** Builds the executable schema of an SDL; a field that nothing stands behind is an error at start. */
export function executable(source: string, manner: 'interpreted' | 'compiled'): GraphQLSchema {
  // The compiled one is of a text that the interpreted one has been checked by.
  const built = buildSchema(source, { assumeValidSDL: manner === 'compiled' });
  const sources = sourcesOf(built);
  const picture = built.getDirective('picture');
  for (const type of Object.values(built.getTypeMap())) {
    const behaviour = scalars[type.name];
    if (isScalarType(type) && behaviour !== undefined) setBehaviour(type, behaviour);
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const properties = propertiesOf(sources[type.name] ?? []);
    for (const field of Object.values(type.getFields())) {
      const resolve = resolvers.get(type.name)?.get(field.name);
      if (type === built.getSubscriptionType()) {
        beginWith(field, resolve ?? unknownField(type.name, field.name));
        continue;
      }
      // Its parent, arguments and result have been checked against the generated types where it was written.
      if (resolve !== undefined) field.resolve = resolve as GraphQLFieldResolver<unknown, Context>;
      else readProperty(field, properties.get(field.name) ?? unknownField(type.name, field.name), manner);
      if (namesPictures(field, picture)) field.resolve = showingPictures(field.resolve ?? propertyReader(field.name));
    }
  }
  boundLists(built, propertyReader);
  for (const field of Object.values(built.getMutationType()?.getFields() ?? {}))
    if (field.resolve !== undefined) field.resolve = withUserErrors(field.resolve, userErrorTypesOf(field));
  return built;
}

/** The expected failures of a mutation, by their types. */
function userErrorTypesOf({ type }: GraphQLField<unknown, Context>): ReadonlySet<string> {
  const payload = getNamedType(type);
  const userErrors = isObjectType(payload) ? payload.getFields().userErrors : undefined;
  const union = userErrors && getNamedType(userErrors.type);
  return new Set(isUnionType(union) ? union.getTypes().map(({ name }) => name) : []);
}

/** A field of `Subscription`: its resolver gives the events, each of which has the field's value; cost and calls are the resolver's. */
function beginWith(field: GraphQLField<unknown, Context>, resolve: AnyResolver): void {
  field.subscribe = resolve as GraphQLFieldResolver<unknown, Context>;
  field.resolve = Object.assign(propertyReader(field.name), resolve);
}

function readProperty(field: GraphQLField<unknown, Context>, property: string, manner: 'interpreted' | 'compiled'): void {
  if (property === field.name) return;
  if (manner === 'compiled') field.name = property;
  else field.resolve = propertyReader(property);
}

/** In the compiled manner the field carries the name of its property already. */
function propertyReader(property: string): GraphQLFieldResolver<unknown, Context> {
  return (parent) => (typeof parent === 'object' && parent !== null && property in parent ? Reflect.get(parent, property) : undefined);
}

function unknownField(type: string, field: string): never {
  throw new Error(`${type}.${field} has neither a resolver nor a property in the parent of its type.`);
}
