import { txPattern, type SmartPriceState as WireState } from '@vitrina/services/smartprice/vocabulary.ts';
import { badInput } from '../base/errors.ts';
import type { SmartPriceState } from '../generated/resolvers.ts';

const states: Readonly<Record<WireState, SmartPriceState>> = {
  created: 'CREATED',
  completed: 'COMPLETED',
  declined: 'DECLINED',
  used: 'USED',
  expired: 'EXPIRED',
};
const byWord: ReadonlyMap<string | null, SmartPriceState> = new Map(Object.entries(states));

/** A word that the shop does not know lowers no price. */
export const stateOf = (state: string | null): SmartPriceState => byWord.get(state) ?? 'OTHER';

/** A completed state gives a smart price, any other none, whatever is answered beside it (spec 2 §4). */
export const smartPriceIn = <Price extends object>({
  state,
  smart_price,
}: {
  state: string | null;
  smart_price: Price | false | null;
}): Price | null => (stateOf(state) === 'COMPLETED' && smart_price !== false ? smart_price : null);

/** What a smart price may be known by. */
export function txOf(text: string, field: string): string {
  if (!txPattern.test(text)) throw badInput({ [field]: ['Такой умной цены нет.'] });
  return text;
}

/** The way back of a valuation: on the shop's own origin where it is known, else a path alone. */
export const wayBack = (path: string, origin = ''): string => `${origin}${path}`;
