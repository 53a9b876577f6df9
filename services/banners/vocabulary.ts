/** The banner of a product page, before what is said of delivery, and the one in its place on a phone (spec 2 §7; its name is ours). */
export const cardBanner = { wide: 'YII_CARD_DETAIL_BEFORE_DELIVERY', mobile: 'YII_CARD_DETAIL_BEFORE_DELIVERY_MOBILE' } as const;

/** The banner of a section in the menu (spec 2 §7). */
export const menuBanner = (id: string): string => `NEW_MENU_${id}`;

/** Where the banners of the menu are (ours). */
export const menuLocation = 'menu';
