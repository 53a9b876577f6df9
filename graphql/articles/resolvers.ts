import { newsPageSize, offersPageSize, previewsPageSize } from '@vitrina/services/articles/vocabulary.ts';
import { isCode } from '@vitrina/services/contract/fields/id.ts';
import { defaultSort, pageSize } from '@vitrina/services/products/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { badInput } from '../base/errors.ts';
import { nodesOf, numberedPage } from '../base/numbered-page.ts';
import { pageAsked } from '../base/paging.ts';
import { orNull } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import type { Resolvers, SpecialOfferFilterInput } from '../generated/resolvers.ts';
import { reviewMutations, reviewQueries, reviewTypes } from './review-resolvers.ts';
import { filterCode, isChoosable, isOfType, partsOf } from './rules.ts';
import type { Article, SpecialOfferChoice } from './sources.ts';

const { actions, article, mechanics, brands, channels, news } = domains.articles;
const { byTag } = domains.products;

/** Most offers, and most goods of one, on a page. */
const most = { offers: 24, products: 48, codes: 50 } as const;

/** Codes of a filter; none is no filter. */
function codesOf(name: keyof SpecialOfferFilterInput, given: readonly string[] | null | undefined): string[] | undefined {
  if (given == null || given.length === 0) return undefined;
  if (given.length > most.codes || given.some((each) => !isCode(each))) throw badInput({ [`filter.${name}`]: ['Такого фильтра нет.'] });
  return [...new Set(given)];
}

const coded = (choices: readonly SpecialOfferChoice[]): SpecialOfferChoice[] => choices.filter(isChoosable);

const offersOnly = (found: readonly Article[]): Article[] => found.filter((each) => isOfType(each, 'action'));

const offerUrl = ({ id }: { id: string }): string => `/special-offers/${encodeURIComponent(id)}`;

export const resolvers: Pick<
  Resolvers,
  'Query' | 'Mutation' | 'NewsItem' | 'SpecialOffer' | 'SpecialOfferPage' | 'SpecialOfferChoice' | 'SpecialOfferPreview'
> &
  typeof reviewTypes = {
  ...reviewTypes,
  Mutation: reviewMutations,
  Query: {
    ...reviewQueries,
    news: withCalls({ news }, ({ news }, _parent, { page, perPage }) => {
      const { page: number, per_page: size } = pageAsked({ page, perPage }, newsPageSize);
      return news({ query: { page: number, per_page: size ?? newsPageSize } });
    }),
    newsItem: withCalls({ article }, async ({ article }, _parent, { id }) => {
      const found = await orNull(article({ params: { id } }));
      return found !== null && isOfType(found, 'news') ? found : null;
    }),
    specialOffers: withCalls({ actions }, ({ actions }, _parent, { page, perPage, filter }) => {
      const { page: number, per_page: size } = pageAsked({ page, perPage }, most.offers);
      return actions({
        query: {
          page: number,
          perPage: size ?? offersPageSize.desktop,
          mechanics: codesOf('mechanics', filter?.mechanics),
          brands: codesOf('brands', filter?.brands),
          channels: codesOf('channels', filter?.channels),
        },
      });
    }),
    specialOffer: withCalls({ article }, async ({ article }, _parent, { id }) => {
      const found = await orNull(article({ params: { id } }));
      return found !== null && isOfType(found, 'action') ? found : null;
    }),
    specialOfferMechanics: withCalls({ mechanics }, async ({ mechanics }) => coded(await mechanics({}))),
    specialOfferBrands: withCalls({ brands }, async ({ brands }) => coded(await brands({}))),
    specialOfferChannels: withCalls({ channels }, async ({ channels }) => coded(await channels({}))),
  },
  SpecialOffer: {
    url: offerUrl,
    body: ({ body }) => partsOf(body),
    mechanics: ({ mechanics }) => coded(mechanics),
    brands: ({ brands }) => coded(brands),
    channels: ({ channels }) => coded(channels),
    productTag: ({ product_tag: tag }) => tag?.alias ?? null,
    products: withCalls({ byTag }, async ({ byTag }, { product_tag: tag }, { perPage }) => {
      const { per_page: size } = pageAsked({ perPage }, most.products);
      if (tag === null) return [];
      const query = { page: 1, per_page: size ?? pageSize.tag, sort: defaultSort.listing };
      const found = await orNull(byTag({ params: { tag_alias: tag.alias }, query }));
      return found?.items ?? [];
    }),
    previews: withCalls({ actions }, async ({ actions }, { id, previews }) => {
      const told = previews.length > 0 ? previews : offersOnly((await actions({ query: { page: 1, perPage: previewsPageSize } })).items);
      return told.filter((each) => each.id !== id).slice(0, previewsPageSize);
    }),
  },
  NewsItem: { url: ({ id }) => `/news/${encodeURIComponent(id)}`, body: ({ body }) => partsOf(body) },
  SpecialOfferPreview: { url: offerUrl },
  SpecialOfferChoice: { code: (choice) => filterCode(choice) ?? '' },
  SpecialOfferPage: { ...numberedPage, nodes: (page) => offersOnly(nodesOf(page)) },
};
