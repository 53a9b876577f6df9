import type { Operations } from './operation.ts';

export const articles: Operations = {
  offers: {
    source: `query Offers($filter: SpecialOfferFilterInput) { specialOffers(perPage: 3, filter: $filter) { totalCount pageInfo { pageCount } nodes { id name url announce image endsOn
      mechanics { code name } } } specialOfferMechanics { code name count } specialOfferBrands { code name count } specialOfferChannels { code name }
      specialOffer(id: 1) { id startsOn productTag body { kind text items image } brands { code name } channels { code } promocodes { code name text priceFrom { amount } endsOn }
      products { id name } previews { id url name announce image endsOn } } }`,
    variables: { filter: { mechanics: ['discount'] } },
  },
  reviews: {
    source: `query Reviews($filter: ReviewFilterInput) { articleReviews(perPage: 2, filter: $filter, sort: HELPFUL) { totalCount pageInfo { pageCount } nodes { id slug name url announce image
      publishedOn minutes likesCount vote category { code name } brand { code } badges { code name } related { id } products { id } } }
      reviewCategories(filter: $filter) { route typeTag id name code value isChosen } reviewBrands(filter: $filter) { route isChosen } reviewTags { route }
      reviewPage(path: "/reviews/list/category-tv") { title description sorts { text value } }
      articleReview(slug: "kak-vybrat") { id dislikesCount vote body { kind text } related { id url } products { id name } } articleReviewByCode(code: "201") { slug } }`,
    variables: { filter: { category: 'tv' } },
    headers: { cookie: 'review_votes=l201' },
  },
  news: {
    source:
      'query News { news { totalCount pageInfo { pageCount } nodes { id name url announce image publishedOn } } newsItem(id: 301) { id body { kind text items } } }',
  },
  votes: {
    source: `mutation Votes { articleReviewLike(input: { id: 201 }) { likesCount dislikesCount vote }
      articleReviewDislike(input: { id: 202 }) { likesCount dislikesCount vote } }`,
  },
};
