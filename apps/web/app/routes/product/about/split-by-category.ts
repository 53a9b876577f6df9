interface CategorizedProduct {
  url: string;
  isShownAsAvailable?: boolean | null | undefined;
}

/** What people look at beside a product: others of its kind, and what goes with it. */
export function splitByCategory<Product extends CategorizedProduct>(products: readonly Product[], categoryPath: string) {
  return {
    sameCategory: products.filter(({ url }) => url.startsWith(categoryPath)),
    companions: products.filter(({ url }) => !url.startsWith(categoryPath)),
  };
}

/** Those that can be had before those that cannot, each in their order. */
export const inStockFirst = <Product extends CategorizedProduct>(products: readonly Product[]): Product[] =>
  products.toSorted((one, other) => Number(one.isShownAsAvailable === false) - Number(other.isShownAsAvailable === false));
