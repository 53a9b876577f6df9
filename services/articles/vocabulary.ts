/** Offers on a page: of a phone, of a tablet, of a desktop (spec 2 §9). */
export const offersPageSize = { mobile: 3, tablet: 6, desktop: 6 } as const;

/** Other offers below one of them (spec 2 §9). */
export const previewsPageSize = 4;
