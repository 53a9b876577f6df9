import { menuLocation } from '@vitrina/services/banners/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { requestMemo } from '../calls/loader.ts';
import type { Banner } from './sources.ts';

const { banners } = domains.banners;

/** All banners of the menu by their type, the first of each: one call for however many sections. */
export const menuBanners = requestMemo({ banners }, async ({ banners }): Promise<ReadonlyMap<string, Banner>> => {
  const found = await banners({ query: { visible: true, location: menuLocation } });
  return new Map(found.toReversed().flatMap((banner) => (banner.type === null ? [] : [[banner.type, banner] as const])));
});
