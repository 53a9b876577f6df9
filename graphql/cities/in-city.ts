import type { Id } from '@vitrina/services/contract/wire.ts';
import { badInput } from '../base/errors.ts';
import { type CallTable, injectCalls, type ResolverCalls } from '../calls/loader.ts';
import type { Bounds } from '../calls/resolver-cost.ts';
import { type ResolverWithCalls, withCalls } from '../calls/with-calls.ts';
import type { Context } from '../context/context.ts';
import { cityById, visitorCity } from './loaders.ts';

/** A field whose answer depends on a city says so with this argument, so that a client's cache keeps cities apart. */
interface OfCity {
  readonly city?: Id | null | undefined;
}

/**
 * `withCalls` for a field that depends on the city: all that it is given is about the city of its argument, the visitor's own when
 * the argument is absent. A city that is not known is the client's mistake.
 */
export function withCallsInCity<const Table extends CallTable, Result, Parent, Args extends OfCity>(
  table: Table,
  resolve: (calls: ResolverCalls<Table>, parent: Parent, args: Args, context: Context) => Result,
  bounds: Bounds<Table> = {},
): ResolverWithCalls<Result | Promise<Awaited<Result>>, Parent, Args> {
  const give = injectCalls(table);
  const here = withCalls(table, resolve, bounds);
  const inThat = async (city: Id, parent: Parent, args: Args, context: Context): Promise<Awaited<Result>> => {
    const there = await elsewhere(city, context);
    return await resolve(give(there), parent, args, there);
  };
  // Without a promise more: a page of cards asks for this a hundred times.
  const anywhere = (parent: Parent, args: Args, context: Context) =>
    args.city == null ? here(parent, args, context) : inThat(args.city, parent, args, context);
  return Object.assign(anywhere, { calls: [...new Set([...here.calls, ...cityById.calls])], cost: here.cost });
}

async function elsewhere(id: Id, context: Context): Promise<Context> {
  const city = await context.loaders.of(cityById)(id);
  if (city === null) throw badInput({ city: ['Такого города нет.'] });
  const there = context.inCity(city.id);
  if (there !== context) there.loaders.replace(visitorCity, city);
  return there;
}
