import type { CardFragment } from '../generated/graphql.ts';

/** One card: the product that leads, and the others of its model on the same page. */
export interface Fold {
  product: CardFragment;
  others: readonly CardFragment[];
}

/** Pieces with a past and those of partners stand for themselves, and so does what nobody tells apart. */
const modelOf = ({ modelId, variant, isMarkdown, isUsed, isDemo, supplierId }: CardFragment): string | null =>
  variant === null || isMarkdown || isUsed || isDemo || supplierId !== null ? null : modelId;

/** The variants of a model on one page as one card, where the first of them stands. What can be bought leads. */
export function folded(products: readonly CardFragment[]): Fold[] {
  const models = new Map<string, CardFragment[]>();
  for (const product of products) {
    const key = modelOf(product) ?? `of its own ${product.id}`;
    const variants = models.get(key);
    if (variants === undefined) models.set(key, [product]);
    else variants.push(product);
  }
  return [...models.values()].flatMap((variants) => {
    const product = variants.find(({ isBuyable }) => isBuyable) ?? variants[0];
    return product === undefined ? [] : [{ product, others: variants.filter((other) => other !== product) }];
  });
}

/** A shelf has room for other models rather than for the variants of one. */
export const eachModelOnce = (products: readonly CardFragment[]): CardFragment[] => folded(products).map(({ product }) => product);
