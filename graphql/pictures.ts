import { type GraphQLDirective, type GraphQLField, type GraphQLFieldResolver, getDirectiveValues } from 'graphql';
import type { Context } from './context/context.ts';

/** Whether the schema says of a field that it names pictures. */
export function namesPictures({ astNode }: GraphQLField<unknown, Context>, directive: GraphQLDirective | undefined | null): boolean {
  return directive != null && astNode != null && getDirectiveValues(directive, astNode) !== undefined;
}

/** The same field with the pictures where the shop shows them. */
export function showingPictures(resolve: GraphQLFieldResolver<unknown, Context>): GraphQLFieldResolver<unknown, Context> {
  return (parent, args, context, info) => {
    const named: unknown = resolve(parent, args, context, info);
    return named instanceof Promise ? named.then((value) => shown(value, context)) : shown(named, context);
  };
}

function shown(named: unknown, context: Context): unknown {
  if (typeof named === 'string') return context.showPicture(named);
  return Array.isArray(named) ? named.map((each) => shown(each, context)) : named;
}
