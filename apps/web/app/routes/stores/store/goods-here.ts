import type { StoreProductFragment } from '../../../generated/graphql.ts';

/** Goods that are named, and sections that are led to. */
const maxGoods = 6;
const maxSections = 6;

/** Recommended goods that lie in this store, and the listings of their sections with what is in stock in the city. */
export function goodsHere(products: readonly StoreProductFragment[]) {
  const here = products.flatMap(({ stock, ...product }) => {
    const quantity = stock?.[0]?.quantity ?? 0;
    return product.isBuyable && quantity > 0 ? [{ ...product, quantity }] : [];
  });
  const sections = new Map(here.flatMap(({ category }) => (category === null ? [] : [[category.id, category] as const])));
  return {
    goods: here.slice(0, maxGoods).map(({ id, name, url, images, offer, quantity }) => ({
      id,
      name,
      url,
      image: images[0] ?? null,
      price: offer.price.amount,
      quantity,
    })),
    sections: [...sections.values()]
      .slice(0, maxSections)
      .map(({ id, code, name }) => ({ id, name, url: `/catalog/${code}/${id}?f.available=1` })),
  };
}

export type GoodsHere = ReturnType<typeof goodsHere>;
