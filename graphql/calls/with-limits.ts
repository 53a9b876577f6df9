import { type ErrorCode, meaningOf } from '../base/errors.ts';
import type { CountedLimit, Limit } from '../base/limit.ts';
import type { Context } from '../context/context.ts';
import type { ResolverWithCalls } from './with-calls.ts';

/**
 * A field that may be asked for only so often, whichever way the operation came in. The limits are counted in turn, and the
 * first that is used up refuses the field before anything is called; a try counts whether or not it succeeds.
 *
 *     login: withLimits([{ name: 'login', points: 10, seconds: 900, by: ({ login }) => login }], withCalls({ login }, …))
 */
export function withLimits<Result, Parent, Args>(
  limits: readonly Limit<NoInfer<Args>>[],
  resolve: ResolverWithCalls<Result, Parent, Args>,
): ResolverWithCalls<Promise<Awaited<Result>>, Parent, Args> {
  const resolver = async (parent: Parent, args: Args, context: Context): Promise<Awaited<Result>> => {
    for (const { by, when, ...limit } of limits) if (when?.(args) !== false) await context.countTry(limit, by?.(args));
    return await resolve(parent, args, context);
  };
  // What is known of the resolver (its calls) is known of the limited one.
  return Object.assign(resolver, resolve);
}

const codesOfMisses: readonly string[] = ['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'] satisfies ErrorCode[];

/**
 * A field that may come to nothing only so often: whoever looks for what is not theirs is stopped early, and whoever finds their own
 * is never counted. Looks that are under way together are all let through.
 */
export function withMissLimits<Result, Parent, Args>(
  limit: CountedLimit,
  resolve: ResolverWithCalls<Result, Parent, Args>,
): ResolverWithCalls<Promise<Awaited<Result>>, Parent, Args> {
  const resolver = async (parent: Parent, args: Args, context: Context): Promise<Awaited<Result>> => {
    await context.checkTry(limit, undefined);
    try {
      const result = await resolve(parent, args, context);
      if (result === null) await context.countTry(limit, undefined);
      return result;
    } catch (error) {
      if (codesOfMisses.includes(meaningOf(error).code)) await context.countTry(limit, undefined);
      throw error;
    }
  };
  return Object.assign(resolver, resolve);
}
