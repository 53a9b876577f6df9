import type { Feature, SeoRedirect } from '../generated/sources.ts';

/** A feature is on when its flag is and, where the visitor's value of it is known, that value is too (spec 1 §3). */
export function isFeatureActive({ is_active, featureValue }: Pick<Feature, 'is_active' | 'featureValue'>): boolean {
  return is_active && (featureValue === null || featureValue.is_active);
}

/** HTTP status of a redirect that names none (spec 1 §2). */
const movedPermanently = 301;

/** HTTP status of a redirect; one that is no redirect's counts as none. */
export function redirectCode({ code }: Pick<SeoRedirect, 'code'>): number {
  return code !== null && code >= 300 && code < 400 ? code : movedPermanently;
}
