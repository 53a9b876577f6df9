import { requireRight } from '../context/application.ts';
import type { Context } from '../context/context.ts';
import type { ApplicationRight } from '../generated/resolvers.ts';
import type { ResolverWithCalls } from './with-calls.ts';

/** A field for applications whose key has a right; its description names the right. */
export function withRight<Result, Parent, Args>(
  right: ApplicationRight,
  resolve: ResolverWithCalls<Result, Parent, Args>,
): ResolverWithCalls<Result, Parent, Args> & { readonly right: ApplicationRight } {
  const resolver = (parent: Parent, args: Args, context: Context): Result => {
    requireRight(context, right);
    return resolve(parent, args, context);
  };
  return Object.assign(resolver, resolve, { right });
}
