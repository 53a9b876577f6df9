import type { BundleKind } from '../generated/graphql.ts';

/** What a set comes to before it is bought, in rubles. */
export interface Preview {
  /** Each thing that is chosen, with what one piece costs in the set. */
  lines: { id: string; name: string; price: number; alone: number }[];
  total: number;
  /** What it costs less than its things alone; 0 for nothing. */
  saved: number;
  /** A month's part of it; null unless it is paid in instalments. */
  monthly: { months: number; payment: number } | null;
}

interface Priced {
  id: string;
  name: string;
  /** What one piece costs alone. */
  price: number;
}

interface Way {
  kind: BundleKind;
  prices: readonly { productId: string; finalPrice: number }[];
  months: number | null;
}

export interface Chosen {
  main: Priced;
  /** All that the bundle has. */
  accessories: readonly Priced[];
  /** Ids of those that are taken. */
  taken: readonly string[];
  warranty: Priced | null;
  way: Way;
}

const kopecks = (rubles: number): number => Math.round(rubles * 100);

/** The buy preview. Added in kopecks: rubles are floating-point numbers. */
export function previewOf({ main, accessories, taken, warranty, way }: Chosen): Preview {
  const chosen = accessories.filter(({ id }) => taken.includes(id));
  // A combo is all of it or nothing.
  const isLower = way.kind !== 'COMBO' || chosen.length === accessories.length;
  const priceOf = ({ id, price }: Priced): number =>
    (isLower ? way.prices.find(({ productId }) => productId === id)?.finalPrice : undefined) ?? price;
  const lines = [
    { ...main, alone: main.price },
    ...chosen.map((each) => ({ ...each, price: priceOf(each), alone: each.price })),
    ...(warranty === null ? [] : [{ ...warranty, alone: warranty.price }]),
  ].map(({ id, name, price, alone }) => ({ id, name, price, alone }));
  const total = lines.reduce((sum, { price }) => sum + kopecks(price), 0);
  const alone = lines.reduce((sum, line) => sum + kopecks(line.alone), 0);
  const { months } = way;
  return {
    lines,
    total: total / 100,
    saved: Math.max(0, alone - total) / 100,
    // Whole rubles, so that nothing is left to be paid after the last month.
    monthly: months === null ? null : { months, payment: Math.ceil(total / 100 / months) },
  };
}
