import { badInput } from '../base/errors.ts';
import type { Context } from '../context/context.ts';

/** Calls that one operation makes beyond its estimated cost where the provider tells of one product at a time. */
const maxSingleReads = 100;
const singleReads = new WeakMap<Context, number>();

/** Counts what is read one by one, since the provider does not have the call that reads many at once; refuses what is more than an operation may. */
export function countSingleReads(context: Context, more: number, argument: string): void {
  const readCount = (singleReads.get(context) ?? 0) + more;
  if (readCount > maxSingleReads) throw badInput({ [argument]: [`Не больше ${maxSingleReads} товаров в одном запросе.`] });
  singleReads.set(context, readCount);
}
