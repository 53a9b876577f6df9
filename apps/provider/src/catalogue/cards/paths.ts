import { media } from '../media/media.ts';

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
const picture = (key: string, version?: string): string => `/media/${key}.${media().format}${version === undefined ? '' : `?v=${version}`}`;

export const categoryImage = (id: number, version?: string): string => picture(`categories/${id}`, version);
export const brandImage = (code: string, version?: string): string => picture(`brands/${encodeURIComponent(code)}`, version);
export const productImage = (id: number, number: number, version?: string): string => picture(`products/${id}/${number}`, version);
export const articleImage = (id: number, version?: string, number?: number): string =>
  picture(`articles/${id}${number === undefined ? '' : `-${number}`}`, version);
export const bannerImage = (id: number, version?: string): string => picture(`articles/banner-${id}`, version);
export const adventImage = (day: number, version?: string): string => picture(`articles/advent-${day}`, version);
export const slideImage = (id: number, version?: string, isMobile = false): string =>
  picture(`banners/${id}${isMobile ? '-mobile' : ''}`, version);
export const storeImage = (id: number, number: number, version?: string): string => picture(`stores/${id}-${number}`, version);
