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
const address = (key: string, version?: string): string => `/media/${key}.${media().format}${version === undefined ? '' : `?v=${version}`}`;
/** Null where there is no such picture. */
const picture = (key: string, version?: string): string | null => (media().has(decodeURIComponent(key)) ? address(key, version) : null);

export const categoryImage = (id: number, version?: string): string | null => picture(`categories/${id}`, version);
export const brandImage = (code: string, version?: string): string | null => picture(`brands/${encodeURIComponent(code)}`, version);
/** One of those that have been counted, or the one with the measures. */
export const productImage = (id: number, number: number | 'size', version?: string): string => address(`products/${id}/${number}`, version);
export const firstProductImage = (id: number, version?: string): string | null => picture(`products/${id}/0`, version);
export const articleImage = (id: number, version?: string, number?: number): string | null =>
  picture(`articles/${id}${number === undefined ? '' : `-${number}`}`, version);
export const bannerImage = (id: number, version?: string): string | null => picture(`articles/banner-${id}`, version);
export const adventImage = (day: number, version?: string): string | null => picture(`articles/advent-${day}`, version);
export const slideImage = (id: number, version?: string, isMobile = false): string | null =>
  picture(`banners/${id}${isMobile ? '-mobile' : ''}`, version);
export const storeImage = (id: number, number: number, version?: string): string => address(`stores/${id}-${number}`, version);
