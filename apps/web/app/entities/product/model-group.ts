import type { CardFragment } from '../../generated/graphql.ts';

/** One card: the product that leads, and the variants of its model that the same page knows. */
export interface ModelCard<Product extends CardFragment> {
  product: Product;
  variants: ModelVariants;
}

/** Colours of the edition that leads and editions of its colour; none where there is no choice. */
export interface ModelVariants {
  colors: readonly ModelVariant[];
  editions: readonly ModelVariant[];
}

/** A colour or an edition of the model that the card leads to. */
export interface ModelVariant {
  name: string;
  url: string;
  isCurrent: boolean;
  /** Paint of a colour as `#rrggbb`. */
  paint?: string;
}

/** Pieces with a past and those of partners stand for themselves, and so does what nobody tells apart. */
const modelOf = ({ modelId, variant, isMarkdown, isUsed, isDemo, supplierId }: CardFragment): string | null =>
  variant === null || isMarkdown || isUsed || isDemo || supplierId !== null ? null : modelId;

/** The variants of a model on one page as one card, where the first of them stands. What can be bought leads. The server folds, so a browser does not. */
export const groupByModel = <Product extends CardFragment>(products: readonly Product[]): ModelCard<Product>[] =>
  foldedCards(products, new Set());

/** How many cards make whole rows: of two, three and four beside each other, or at least of two and four. */
const wholeRows = [12, 4] as const;
/** Variants of a page that may stand for themselves to make its rows whole. */
const maxApart = 5;

/** The same of a page that others follow: its last variants stand for themselves where that leaves no hole in its last row. */
export function groupInWholeRows<Product extends CardFragment>(products: readonly Product[]): ModelCard<Product>[] {
  const cards = groupByModel(products);
  const leads = new Set(cards.map(({ product }) => product.id));
  const others = products.filter(({ id }) => !leads.has(id));
  const missing = wholeRows
    .map((size) => (size - (cards.length % size)) % size)
    .find((count) => count <= Math.min(maxApart, others.length));
  return missing ? foldedCards(products, new Set(others.slice(-missing).map(({ id }) => id))) : cards;
}

/** Those that stand `apart` have a card of their own. */
function foldedCards<Product extends CardFragment>(products: readonly Product[], apart: ReadonlySet<string>): ModelCard<Product>[] {
  const models = new Map<string, Product[]>();
  for (const product of products) {
    const key = (apart.has(product.id) ? null : modelOf(product)) ?? `of its own ${product.id}`;
    const variants = models.get(key);
    if (variants === undefined) models.set(key, [product]);
    else variants.push(product);
  }
  return [...models.values()].flatMap((variants) => {
    const product = variants.find(({ isBuyable }) => isBuyable) ?? variants[0];
    return product === undefined ? [] : [{ product, variants: variantsOf(product, variants) }];
  });
}

/** Each variant is as near to the product that leads as the page has one. */
function variantsOf(product: CardFragment, cards: readonly CardFragment[]): ModelVariants {
  const colorOf = ({ variant }: CardFragment) => variant?.color?.name;
  const editionOf = ({ variant }: CardFragment) => variant?.edition ?? undefined;
  const paintOf = ({ variant }: CardFragment) => variant?.color?.code;
  const choices = (of: typeof colorOf, beside: typeof colorOf, paint?: typeof colorOf): ModelVariant[] => {
    const nearest = new Map<string, CardFragment>();
    for (const each of [product, ...cards]) {
      const name = of(each);
      if (name === undefined) continue;
      const nearestVariant = nearest.get(name);
      if (nearestVariant === undefined || (beside(nearestVariant) !== beside(product) && beside(each) === beside(product)))
        nearest.set(name, each);
    }
    if (nearest.size < 2) return [];
    return [...nearest].map(([name, each]) => ({ name, url: each.url, isCurrent: each === product, paint: paint?.(each) }));
  };
  return { colors: choices(colorOf, editionOf, paintOf), editions: choices(editionOf, colorOf) };
}
