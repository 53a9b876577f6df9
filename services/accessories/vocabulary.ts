/** Page sizes (spec 2 §9): accessories and their groups. */
export const pageSize = { accessories: 12, groups: 12 } as const;

/** Accessories are listed the most popular first (spec 2 §9). */
export const defaultSort = '-popularity';
export const sorts = [defaultSort, 'price', '-price', '-rating'] as const;
export type AccessorySort = (typeof sorts)[number];

/** A bundle shows so many accessories beside the main product (spec 2 §9). */
export const maxBundleItems = 2;

/** How the goods of a bundle may be bought together (spec 2 §2). */
const bundleVariants = ['bundle', 'instalments', 'combo'] as const;
export type BundleVariant = (typeof bundleVariants)[number];
