import { isId } from '@vitrina/services/contract/fields/id.ts';
import { maxListSize } from '@vitrina/services/lists/vocabulary.ts';
import { readShared, sharedHref, sharedName, sharedText } from '../shared.ts';

/** How a comparison is looked at; all of it stands in the address. */
export interface View {
  /** Id of the category; null: the one that was looked at last. */
  category: string | null;
  /** Products of a link that somebody has shared; null for the visitor's own list. */
  products: readonly string[] | null;
  differing: boolean;
  /** Codes of rows that are put aside. */
  hidden: readonly string[];
  /** Whether a phone shows the links that put rows aside; elsewhere they are always there. */
  hiding: boolean;
}

/** Rows that one address puts aside. */
const maxHidden = 100;

/** Null for an address that no comparison has: the screen is then not found. */
export function readView(search: URLSearchParams): View | null {
  const category = search.get('category');
  const products = readShared(search, maxListSize.compare);
  if (products === undefined || (category !== null && !isId(category))) return null;
  return {
    category,
    products,
    differing: search.get('differing') === '1',
    hidden: [...new Set(search.getAll('hidden'))].slice(0, maxHidden),
    hiding: search.get('hiding') === '1',
  };
}

/** The address of a view. */
export function hrefOf({ category, products, differing, hidden, hiding }: View): string {
  const search = new URLSearchParams();
  if (products !== null) search.set(sharedName, sharedText(products));
  if (category !== null) search.set('category', category);
  if (differing) search.set('differing', '1');
  for (const code of hidden) search.append('hidden', code);
  if (hiding) search.set('hiding', '1');
  return sharedHref('/compare', search);
}

/** Another category: its differences have not been asked for (spec 1 §4), and its rows are others. */
export const inCategory = (view: View, category: string): View => ({ ...view, category, differing: false, hidden: [], hiding: false });

/** What is shared of a comparison: its products, whoever keeps them. */
export const sharedView = (products: readonly string[]): View => ({
  category: null,
  products,
  differing: false,
  hidden: [],
  hiding: false,
});

/** The category that is shown: the one asked for, else the one looked at last, else that of the newest product; undefined when there is none. */
export function activeOf<Category extends { id: string }>(
  categories: readonly Category[],
  requestedId: string | null,
  lastId: string | null,
): Category | undefined {
  const findCategory = (id: string | null) => categories.find((category) => category.id === id);
  return findCategory(requestedId) ?? findCategory(lastId) ?? categories[0];
}

interface InCategory {
  id: string;
  category: { id: string; name: string } | null;
}

/** The categories of products, each with its own, in their order. */
export function categoriesOf<Product extends InCategory>(products: readonly Product[]) {
  const byId = new Map<string, { id: string; name: string; products: Product[] }>();
  for (const product of products) {
    if (product.category === null) continue;
    const { id, name } = product.category;
    const category = byId.get(id) ?? { id, name, products: [] };
    category.products.push(product);
    byId.set(id, category);
  }
  return [...byId.values()];
}
