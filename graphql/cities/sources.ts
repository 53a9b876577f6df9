import { city } from '@vitrina/services/cities/endpoints.ts';
import type { Page } from '@vitrina/services/contract/endpoint.ts';
import { type Decoded, keysOf } from '../base/source.ts';

export type City = Decoded<typeof city>;
export type NumberedPageInfo = Page<unknown>;

export const sources = {
  City: city,
  NumberedPageInfo: keysOf<NumberedPageInfo>()('perPage', 'pageCount', 'currentPage'),
};
