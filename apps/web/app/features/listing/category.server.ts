import type { CategoryPlace, Tail } from '../../entities/catalogue/address.ts';
import { loadListing } from './load.server.ts';

/** The listing of a category, at its own address or at one of its pages. */
export function loadCategory(args: Parameters<typeof loadListing>[0], category: CategoryPlace, page: Omit<Tail, 'category'>) {
  return loadListing(
    args,
    { prefix: `/catalog/${category.code}/${category.id}`, title: 'Каталог', isCategory: true },
    { category, ...page },
  );
}
