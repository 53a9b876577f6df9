import { city } from '@vitrina/services/cities/endpoints.ts';
import type { Page } from '@vitrina/services/contract/endpoint.ts';
import { type Decoded, keysOf } from '../base/source.ts';

export type City = Decoded<typeof city>;
export type PageInfo = Page<unknown>;

export const sources = {
  City: city,
  PageInfo: keysOf<PageInfo>()('perPage', 'pageCount', 'currentPage'),
};
