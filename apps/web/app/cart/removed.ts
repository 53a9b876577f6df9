/** A product taken out of the basket, which can be put back. */
export interface Removed {
  productId: string;
  quantity: number;
}

/** More would be a list to look through, not something to take back. */
const most = 6;

/** The cookie's text `12:1.15:2`, newest first; whatever is no entry is left out. */
export function readRemoved(text: string | null): Removed[] {
  const entries = (text ?? '').split('.').flatMap((entry) => {
    const match = /^([1-9A-Za-z][\w-]{0,63}):([1-9]\d{0,3})$/.exec(entry);
    return match === null ? [] : [{ productId: String(match[1]), quantity: Number(match[2]) }];
  });
  return unique(entries);
}

export const writeRemoved = (removed: readonly Removed[]): string =>
  removed.map(({ productId, quantity }) => `${productId}:${quantity}`).join('.');

/** Remembers one more; a product stands there once (spec 1 §9). */
export const withRemoved = (removed: readonly Removed[], added: Removed): Removed[] => unique([added, ...removed]);

export const withoutRemoved = (removed: readonly Removed[], productId: string): Removed[] =>
  removed.filter((each) => each.productId !== productId);

function unique(removed: readonly Removed[]): Removed[] {
  return removed.filter((each, at) => removed.findIndex(({ productId }) => productId === each.productId) === at).slice(0, most);
}
