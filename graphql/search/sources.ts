import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { search } from '@vitrina/services/search/endpoints.ts';
import { keysOf } from '../base/source.ts';

export type SearchReading = Output<typeof search.reading>;
export type SearchPage = NonNullable<SearchReading['page']>;
export type SearchPart = SearchReading['parts'][number];
export type SearchSuggestions = Output<typeof search.suggestions>;
export type SuggestedLink = SearchSuggestions['categories'][number];
export type SuggestedProduct = SearchSuggestions['products'][number];

export const sources = {
  SearchReading: keysOf<SearchReading>()('redirect', 'page', 'corrected', 'left_out', 'unmatched', 'parts', 'nearest', 'total'),
  SearchPage: keysOf<SearchPage>()('name', 'url'),
  SearchPart: keysOf<SearchPart>()('name', 'rest'),
  SearchSuggestions: keysOf<SearchSuggestions>()('pages', 'queries', 'categories', 'brands', 'products'),
  SuggestedLink: keysOf<SuggestedLink>()('id', 'name', 'url'),
  SuggestedProduct: keysOf<SuggestedProduct>()('id', 'name', 'url', 'image', 'price'),
};
