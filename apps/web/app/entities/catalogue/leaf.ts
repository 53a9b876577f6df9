import { isProductId } from '@vitrina/services/contract/fields/id.ts';
import { type CategoryPlace, categoryPlace, pageOf } from './address.ts';

/** What the third segment of an address below a category is: a product's id, or a page of the category's listing. */
export type Leaf = { kind: 'product'; place: CategoryPlace; id: string } | { kind: 'page'; place: CategoryPlace; page: number };

/** Reads `/catalog/{code}/{id}/{leaf}`; null when it is neither (contract, addresses). */
export function readLeaf(params: { categoryCode: string; categoryId: string; leaf: string }): Leaf | null {
  const place = categoryPlace(params.categoryCode, params.categoryId);
  if (place === null) return null;
  const page = pageOf(params.leaf);
  if (page !== null) return { kind: 'page', place, page };
  return isProductId(params.leaf) ? { kind: 'product', place, id: params.leaf } : null;
}

/** What of the address names the tab: `/specs`, or nothing. By segments, since a code in an address may be longer than it is: `%26` is one sign. */
export const tabOf = (pathname: string): string => {
  const [, _catalog, _code, _id, _leaf, ...tab] = pathname.split('/');
  return tab.map((segment) => `/${segment}`).join('');
};
