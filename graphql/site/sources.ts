import {
  feature,
  link,
  type MenuItem,
  mainPage,
  productOfDay,
  seo,
  seoRedirect,
  slide,
  tag,
  tile,
} from '@vitrina/services/site/endpoints.ts';
import { sitemapEntry, sitemapPart } from '@vitrina/services/site/sitemap.ts';
import { type Decoded, keysOf } from '../base/source.ts';

export type { MenuItem };
export type Tag = Decoded<typeof tag>;
export interface TagSynonym {
  synonym: string;
  tag_alias: string;
}
export type Breadcrumb = Decoded<typeof link>;
export type Seo = Decoded<typeof seo>;
export type SeoRedirect = Decoded<typeof seoRedirect>;
export type Feature = Decoded<typeof feature>;
export type Tile = Decoded<typeof tile>;
export type Slide = Decoded<typeof slide>;
export type ProductOfDay = Decoded<typeof productOfDay>;
export type SitemapPart = Decoded<typeof sitemapPart>;
export type SitemapEntry = Decoded<typeof sitemapEntry>;
export type MainPage = Decoded<typeof mainPage>;

export const sources = {
  MenuItem: keysOf<MenuItem>()('id', 'name', 'url', 'image', 'children'),
  Tag: tag,
  TagSynonym: keysOf<TagSynonym>()('synonym', 'tag_alias'),
  Breadcrumb: link,
  Seo: seo,
  SeoRedirect: seoRedirect,
  Feature: feature,
  SitemapPart: sitemapPart,
  SitemapEntry: sitemapEntry,
  Tile: tile,
  Slide: slide,
  ProductOfDay: productOfDay,
  MainPage: mainPage,
};
