/** Paths of the shop's screens, as they stand in answers (contract, routes). */

interface CategoryPlace {
  id: number;
  code: string;
}

/** A category with children has its part of the catalogue, one without has a listing. */
export const categoryPath = ({ id, code }: CategoryPlace, hasChildren: boolean): string =>
  hasChildren ? `/catalog/${id}` : `/catalog/${code}/${id}`;

export const brandPath = (code: string): string => `/catalog/brand/${encodeURIComponent(code)}`;
export const modelPath = (code: string): string => `/catalog/model/${code}`;
export const tagPath = (alias: string): string => `/catalog/tag/${alias}`;

/** A product without a category has no page of its own. */
export const productPath = (category: CategoryPlace | null, id: number): string =>
  category ? `/catalog/${category.code}/${category.id}/${id}` : '/catalog';

/** With a version a picture may be kept for a year. */
const versioned = (path: string, version: string): string => `${path}?v=${version}`;

export const categoryImage = (id: number, version: string): string => versioned(`/media/categories/${id}.svg`, version);
export const brandImage = (code: string, version: string): string => versioned(`/media/brands/${encodeURIComponent(code)}.svg`, version);
export const productImage = (id: number, angle: number, version: string): string =>
  versioned(`/media/products/${id}/${angle}.svg`, version);
export const articleImage = (id: number, version: string, picture?: number): string =>
  versioned(`/media/articles/${id}${picture === undefined ? '' : `-${picture}`}.svg`, version);
export const bannerImage = (id: number, version: string): string => versioned(`/media/articles/banner-${id}.svg`, version);
export const adventImage = (day: number, version: string): string => versioned(`/media/articles/advent-${day}.svg`, version);
export const slideImage = (id: number, version: string, isMobile = false): string =>
  versioned(`/media/banners/${id}${isMobile ? '-mobile' : ''}.svg`, version);
export const storeImage = (id: number, view: number, version: string): string => versioned(`/media/stores/${id}-${view}.svg`, version);
