import { type Example, example } from '../example.ts';
import { product } from './demonstration.ts';

/** What shoppers and the shop say, and what a shopper keeps. */
export const reading: readonly Example[] = [
  example(
    'comments',
    'Reviews of a product, the best first',
    `
query Reviews($id: ID!) {
  comments(type: REVIEW, ownerId: $id, sort: BEST, perPage: 3) {
    totalCount
    nodes { author rate text pros cons createdAt isVerified images likesCount dislikesCount }
  }
}`,
    { variables: { id: product } },
  ),
  example(
    'comments',
    'Questions about it, with their answers',
    `
query Questions($id: ID!) {
  comments(type: QUESTION, ownerId: $id) { totalCount nodes { id author text answers { author text isExpert } } }
}`,
    { variables: { id: product } },
  ),
  example(
    'comments',
    'Ask something: it waits to be looked at',
    `
mutation AskAboutProduct($input: CommentCreateInput!) {
  commentCreate(input: $input) { comment { id status isMine } userErrors { ... on UserError { code message field } } }
}`,
    {
      variables: {
        input: {
          type: 'QUESTION',
          ownerId: product,
          text: 'Сколько портов USB у этой модели?',
          author: 'Анна',
          consents: ['PERSONAL_DATA'],
        },
      },
    },
  ),
  example(
    'lists',
    'Compare a product',
    `
mutation Compare($input: ProductListAddInput!) {
  productListAdd(input: $input) { list { productIds mostCount } userErrors { ... on UserError { code message field } } }
}`,
    { variables: { input: { kind: 'COMPARISON', productIds: [product] } } },
  ),
  example(
    'lists',
    'What is compared, and the favourites',
    `
query Lists {
  comparison { products { name url highlights { name value } } }
  favorites { productIds products { name } }
}`,
    { after: ['Compare'] },
  ),
  example(
    'articles',
    'Special offers with a discount',
    `
query SpecialOffers($filter: SpecialOfferFilterInput, $perPage: Int!) {
  specialOffers(filter: $filter, perPage: $perPage) {
    totalCount
    nodes { id name url announce endsOn mechanics { name } brands { name } }
  }
  specialOfferMechanics { code name count }
}`,
    { variables: { filter: { mechanics: ['discount'] }, perPage: 6 } },
  ),
  example(
    'articles',
    'A special offer and its goods',
    `
query SpecialOffer($id: ID!) {
  specialOffer(id: $id) {
    name
    announce
    body { kind text items }
    products { name url offer { price { amount } priceOld { amount } } }
    previews { name url }
  }
}`,
    { variables: { id: 1 } },
  ),
  example(
    'articles',
    'Reviews of a category, and what they can be narrowed by',
    `
query ArticleReviews($filter: ReviewFilterInput) {
  articleReviews(filter: $filter, sort: HELPFUL) { totalCount nodes { name url minutes likesCount } }
  reviewBrands(filter: $filter) { name route isChosen }
  reviewTags(filter: $filter) { name route isChosen }
}`,
    { variables: { filter: { category: 'smartphones' } } },
  ),
  example(
    'articles',
    'One review',
    `
query Review($slug: String!) {
  articleReview(slug: $slug) { name publishedOn body { kind text items } products { name url } related { name url } likesCount vote }
}`,
    { variables: { slug: 'oled-ili-mini-led' } },
  ),
  example(
    'articles',
    'Like a review, once',
    'mutation LikeReview($id: ID!) { articleReviewLike(input: { id: $id }) { likesCount vote userErrors { ... on UserError { code message field } } } }',
    {
      variables: { id: 203 },
    },
  ),
  example('articles', 'News', 'query News { news(perPage: 5) { nodes { name url publishedOn announce } } }'),
  example(
    'banners',
    'The banner of a product page, and all rooms for banners',
    'query Banners($type: String!) { banners(type: $type) { title text url image } bannerTypes { code name } }',
    { variables: { type: 'YII_CARD_DETAIL_BEFORE_DELIVERY' } },
  ),
];
