import { banner, bannerType } from '@vitrina/services/banners/endpoints.ts';
import type { Decoded } from '../base/source.ts';

export type Banner = Decoded<typeof banner>;
export type BannerType = Decoded<typeof bannerType>;

export const sources = { Banner: banner, BannerType: bannerType };
