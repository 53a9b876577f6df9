/** Paths of the shop's screens, as they stand in answers (contract, routes). */

interface CategoryPlace {
  id: number;
  code: string;
}

/** A category with children has its part of the catalogue, one without has a listing. */
export const categoryPath = ({ id, code }: CategoryPlace, hasChildren: boolean): string =>
  hasChildren ? `/catalog/${id}` : `/catalog/${code}/${id}`;

export const brandPath = (code: string): string => `/catalog/brand/${encodeURIComponent(code)}`;
export const tagPath = (alias: string): string => `/catalog/tag/${alias}`;

/** A product without a category has no page of its own. */
export const productPath = (category: CategoryPlace | null, id: number): string =>
  category ? `/catalog/${category.code}/${category.id}/${id}` : '/catalog';

export const categoryImage = (id: number): string => `/media/categories/${id}.svg`;
export const brandImage = (code: string): string => `/media/brands/${encodeURIComponent(code)}.svg`;
/** With a version it may be kept for a year. */
export const productImage = (id: number, angle = 0, version?: string): string =>
  `/media/products/${id}/${angle}.svg${version === undefined ? '' : `?v=${version}`}`;
