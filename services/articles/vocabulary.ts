/** Offers on a page: of a phone, of a tablet, of a desktop (spec 2 §9). */
export const offersPageSize = { mobile: 3, tablet: 6, desktop: 6 } as const;

/** Reviews on a page (spec 1 §9). */
export const reviewsPageSize = 12;

/** All news at once (spec 1 §9). */
export const newsPageSize = 100;

/** Other reviews below one of them (spec 2 §9). */
export const relatedReviews = 3;

/** Orders of reviews, the usual one first (ours). */
export const reviewSorts = ['-date', '-like', 'minutes'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** What reviews are filtered by, in the order of their addresses: `/reviews/list/category-x/brand-y/badge-z` (spec 1 §2). */
export const reviewFilters = ['category', 'brand', 'badge'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

/** Other offers below one of them (spec 2 §9). */
export const previewsPageSize = 4;
