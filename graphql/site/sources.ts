import { type MenuItem, mainPage, seo, tag } from '@vitrina/services/site/endpoints.ts';
import { type Decoded, keysOf } from '../base/source.ts';

export type { MenuItem };
export type Tag = Decoded<typeof tag>;
export type Seo = Decoded<typeof seo>;
export type MainPage = Decoded<typeof mainPage>;

export const sources = {
  MenuItem: keysOf<MenuItem>()('id', 'name', 'url', 'image', 'children'),
  Tag: tag,
  Seo: seo,
  MainPage: mainPage,
};
