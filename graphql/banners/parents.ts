import { banner, bannerType } from '@vitrina/services/banners/endpoints.ts';
import type { Decoded } from '../base/parent.ts';

export type Banner = Decoded<typeof banner>;
export type BannerType = Decoded<typeof bannerType>;

export const parents = { Banner: banner, BannerType: bannerType };
