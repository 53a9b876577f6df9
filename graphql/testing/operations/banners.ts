import type { Operations } from './operation.ts';

export const banners: Operations = {
  banners: { source: 'query Banners { banners(type: "YII_CARD_DETAIL_BEFORE_DELIVERY") { id type title url } bannerTypes { code name } }' },
};
