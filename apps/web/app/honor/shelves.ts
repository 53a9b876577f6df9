/** Goods of one category that a page of a brand shows. */
const most = 12;

interface Categorised {
  category?: { id: string; code: string; name: string } | null;
}

/** Goods of one brand by their categories, in the order in which they come; what has no category has no place. */
export function shelvesOf<Product extends Categorised>(brand: string, products: readonly Product[]) {
  const byCategory = Map.groupBy(
    products.filter(({ category }) => category != null),
    ({ category }) => category?.id,
  );
  return [...byCategory.values()].flatMap((goods) => {
    const category = goods[0]?.category;
    return category == null
      ? []
      : [
          {
            id: category.id,
            name: category.name,
            url: `/catalog/brand/${brand}/${category.code}/${category.id}`,
            products: goods.slice(0, most),
          },
        ];
  });
}
