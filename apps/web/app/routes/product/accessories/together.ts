/** Kinds that have a shelf of their own at most. */
const maxShelves = 3;

interface BoughtTogether<Product> {
  mathAccessories: readonly Product[] | null;
  mathAccessoryGroups: readonly { name: string; products: readonly Product[] }[] | null;
}

/** What shoppers took together with a product: a shelf for each kind, or one where there is one kind, or nobody tells of any. */
export function shelvesOf<Product>({
  mathAccessories,
  mathAccessoryGroups,
}: BoughtTogether<Product>): { title: string; products: Product[] }[] {
  const title = 'Покупают вместе';
  const kinds = (mathAccessoryGroups ?? []).filter(({ products }) => products.length > 0);
  if (kinds.length > 1)
    return kinds.slice(0, maxShelves).map(({ name, products }) => ({ title: `${title}: ${name}`, products: [...products] }));
  const products = [...(mathAccessories ?? kinds[0]?.products ?? [])];
  return products.length === 0 ? [] : [{ title, products }];
}
