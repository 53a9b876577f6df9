import { newsPageSize, offersPageSize, previewsPageSize } from '@vitrina/services/articles/vocabulary.ts';
import { isCode } from '@vitrina/services/contract/fields/id.ts';
import { defaultSort, pageSize } from '@vitrina/services/products/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { badInput } from '../base/errors.ts';
import { nodesOf, numberedPage } from '../base/numbered-page.ts';
import { toPageQuery } from '../base/paging.ts';
import { orNull } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import type { Resolvers, SpecialOfferFilterInput } from '../generated/resolvers.ts';
import { reviewMutations, reviewQueries, reviewTypes } from './review-resolvers.ts';
import { filterCode, isChoosable, isOfType, partsOf } from './rules.ts';
import type { Article, SpecialOfferChoice } from './sources.ts';

const { actions, article, mechanics, brands, channels, news } = domains.articles;
const { byTag } = domains.products;

/** Most offers, and most goods of one, on a page. */
const limits = { offers: 24, products: 48, codes: 50 } as const;

/** Codes of a filter; none is no filter. */
function codesOf(name: keyof SpecialOfferFilterInput, codes: readonly string[] | null | undefined): string[] | undefined {
  if (codes == null || codes.length === 0) return undefined;
  if (codes.length > limits.codes || codes.some((each) => !isCode(each))) throw badInput({ [`filter.${name}`]: ['Такого фильтра нет.'] });
  return [...new Set(codes)];
}

const choosable = (choices: readonly SpecialOfferChoice[]): SpecialOfferChoice[] => choices.filter(isChoosable);

const offersOnly = (articles: readonly Article[]): Article[] => articles.filter((each) => isOfType(each, 'action'));

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
      const { page: number, per_page: size } = toPageQuery({ page, perPage }, newsPageSize);
      return news({ query: { page: number, per_page: size ?? newsPageSize } });
    }),
    newsItem: withCalls({ article }, async ({ article }, _parent, { id }) => {
      const found = await orNull(article({ params: { id } }));
      return found !== null && isOfType(found, 'news') ? found : null;
    }),
    specialOffers: withCalls({ actions }, ({ actions }, _parent, { page, perPage, filter }) => {
      const { page: number, per_page: size } = toPageQuery({ page, perPage }, limits.offers);
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
    specialOfferMechanics: withCalls({ mechanics }, async ({ mechanics }) => choosable(await mechanics({}))),
    specialOfferBrands: withCalls({ brands }, async ({ brands }) => choosable(await brands({}))),
    specialOfferChannels: withCalls({ channels }, async ({ channels }) => choosable(await channels({}))),
  },
  SpecialOffer: {
    url: offerUrl,
    body: ({ body }) => partsOf(body),
    mechanics: ({ mechanics }) => choosable(mechanics),
    brands: ({ brands }) => choosable(brands),
    channels: ({ channels }) => choosable(channels),
    promocodes: ({ promocodes }) => promocodes ?? [],
    productTag: ({ product_tag: tag }) => tag?.alias ?? null,
    products: withCalls({ byTag }, async ({ byTag }, { product_tag: tag }, { perPage }) => {
      const { per_page: size } = toPageQuery({ perPage }, limits.products);
      if (tag === null) return [];
      const query = { page: 1, per_page: size ?? pageSize.tag, sort: defaultSort.listing };
      const found = await orNull(byTag({ params: { tag_alias: tag.alias }, query }));
      return found?.items ?? [];
    }),
    previews: withCalls({ actions }, async ({ actions }, { id, previews }) => {
      const previewOffers =
        previews.length > 0 ? previews : offersOnly((await actions({ query: { page: 1, perPage: previewsPageSize } })).items);
      return previewOffers.filter((each) => each.id !== id).slice(0, previewsPageSize);
    }),
  },
  NewsItem: { url: ({ id }) => `/news/${encodeURIComponent(id)}`, body: ({ body }) => partsOf(body) },
  SpecialOfferPreview: { url: offerUrl },
  SpecialOfferChoice: { code: (choice) => filterCode(choice) ?? '' },
  SpecialOfferPage: { ...numberedPage, nodes: (page) => offersOnly(nodesOf(page)) },
};
