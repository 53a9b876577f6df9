import { type GraphQLDirective, type GraphQLField, type GraphQLFieldResolver, getDirectiveValues } from 'graphql';
import type { Context } from './context/context.ts';

/** Whether the schema says of a field that it names pictures. */
export function namesPictures({ astNode }: GraphQLField<unknown, Context>, directive: GraphQLDirective | undefined | null): boolean {
  return directive != null && astNode != null && getDirectiveValues(directive, astNode) !== undefined;
}

/** The same field with the pictures where the shop shows them. */
export function showingPictures(resolve: GraphQLFieldResolver<unknown, Context>): GraphQLFieldResolver<unknown, Context> {
  return (parent, args, context, info) => {
    const address: unknown = resolve(parent, args, context, info);
    return address instanceof Promise ? address.then((value) => toPublicUrls(value, context)) : toPublicUrls(address, context);
  };
}

function toPublicUrls(address: unknown, context: Context): unknown {
  if (typeof address === 'string') return context.toPictureUrl(address);
  return Array.isArray(address) ? address.map((each) => toPublicUrls(each, context)) : address;
}
