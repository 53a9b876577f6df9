interface CategorizedProduct {
  category?: { id: string; code: string; name: string } | null;
}

/** The categories that goods of a brand are in, each once and in the order in which they come, with its listing of the brand. */
export function categoriesOf(brand: string, products: readonly CategorizedProduct[]) {
  const categories = new Map(products.flatMap(({ category }) => (category == null ? [] : [[category.id, category] as const])));
  return [...categories.values()].map(({ id, code, name }) => ({ id, name, url: `/catalog/brand/${brand}/${code}/${id}` }));
}

/** Goods in their order, but what can't be bought stands behind what can. */
export const buyableFirst = <One extends { isBuyable: boolean | null }>(products: readonly One[]): One[] => [
  ...products.filter(({ isBuyable }) => isBuyable === true),
  ...products.filter(({ isBuyable }) => isBuyable !== true),
];
