import type { BannerFactsFragment, ProductPageQuery } from '../../generated/graphql.ts';
import { leadsSomewhere } from '../../platform/head/screen-paths.ts';

export interface CardBanners {
  wide: BannerFactsFragment | null;
  /** In its place on a phone. */
  mobile: BannerFactsFragment | null;
}

/** The banners of a product page: those that lead to a screen of the shop. Without any the page stands as it is. */
export const bannersOf = (data: Pick<ProductPageQuery, 'wide' | 'mobile'> | null): CardBanners => ({
  wide: data?.wide?.find(leadsSomewhere) ?? null,
  mobile: data?.mobile?.find(leadsSomewhere) ?? null,
});
