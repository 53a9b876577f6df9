import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { page, refusal, setCookies } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

test('offers are asked for by page, size and chosen filters; six on a page unless another size is named', async () => {
  const { recordedCalls } = await execute(
    '{ specialOffers(page: 2, filter: { mechanics: ["discount", "discount"], brands: [] }) { totalCount } }',
  );
  expect(recordedCalls[0]).toMatchObject({ call: 'articles.actions' });
  expect(recordedCalls[0]?.input).toEqual({
    query: { page: 2, perPage: 6, mechanics: ['discount'], brands: undefined, channels: undefined },
  });
});

test.each(['specialOffers(filter: { brands: ["a b"] }) { totalCount }', 'specialOffers(perPage: 25) { totalCount }'])(
  '%s cannot be asked',
  async (field) => {
    const { answer, recordedCalls } = await execute(`{ ${field} }`);
    expect(answer.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(recordedCalls).toEqual([]);
  },
);

test('goods of an offer are the seven most bought under its tag', async () => {
  const { answer, recordedCalls } = await execute('{ specialOffer(id: 1) { products { id } } }');
  expect(recordedCalls.at(-1)).toMatchObject({
    call: 'products.byTag',
    input: { params: { tag_alias: 'hits' }, query: { page: 1, per_page: 7, sort: '-popularity' } },
  });
  expect(answer.data.specialOffer.products).toEqual([{ id: '42' }]);
});

test('an offer without a tag has no goods, one whose tag is gone neither', async () => {
  const bare = shop({ articles: { article: () => samples.article({ product_tag: null }) } });
  const { answer, countOf } = await execute('{ specialOffer(id: 1) { productTag products { id } } }', bare);
  expect(answer.data.specialOffer).toEqual({ productTag: null, products: [] });
  expect(countOf('products.byTag')).toBe(0);
  const missingTag = shop({ products: { byTag: () => Promise.reject(refusal(404, 'not_found')) } });
  expect((await execute('{ specialOffer(id: 1) { products { id } } }', missingTag)).answer.data.specialOffer.products).toEqual([]);
});

test('other offers are those the provider names, else four of the first page without the offer itself', async () => {
  const source = '{ specialOffer(id: 1) { previews { id url } } }';
  const shopWithPreviews = shop({
    articles: { article: () => samples.article({ previews: [{ id: asId(9), name: 'Ещё', announce: null, image: null, ends_on: null }] }) },
  });
  expect((await execute(source, shopWithPreviews)).answer.data.specialOffer.previews).toEqual([{ id: '9', url: '/special-offers/9' }]);
  const untold = await execute(source);
  expect(untold.recordedCalls.at(-1)?.input).toEqual({ query: { page: 1, perPage: 4 } });
  expect(untold.answer.data.specialOffer.previews).toEqual([{ id: '2', url: '/special-offers/2' }]);
});

test('news is no offer, an unknown id neither', async () => {
  const news = shop({
    articles: { article: () => samples.article({ type: 'news' }), actions: () => page([samples.article({ type: 'news' })]) },
  });
  const { answer } = await execute('{ specialOffer(id: 1) { id } specialOffers { nodes { id } } }', news);
  expect(answer.data).toEqual({ specialOffer: null, specialOffers: { nodes: [] } });
  const none = shop({ articles: { article: () => Promise.reject(refusal(404, 'not_found')) } });
  expect((await execute('{ specialOffer(id: 7) { id } }', none)).answer).toEqual({ data: { specialOffer: null } });
});

test('a filter is known by its code, else by its id; one that has neither is not shown', async () => {
  const { answer } = await execute('{ specialOfferMechanics { code } specialOfferBrands { code } specialOfferChannels { code } }');
  expect(answer.data).toEqual({
    specialOfferMechanics: [{ code: 'discount' }],
    specialOfferBrands: [{ code: '5' }],
    specialOfferChannels: [],
  });
});

const cookieOf = (context: Parameters<typeof setCookies>[0]) => setCookies(context).map((cookie) => cookie.split(';')[0]);

test('a review is liked once: what has been said is kept with the visitor, and told again without asking', async () => {
  const source = 'mutation { articleReviewLike(input: { id: 201 }) { likesCount dislikesCount vote } }';
  const first = await execute(source, shop(), { headers: {} });
  expect(first.answer.data.articleReviewLike).toEqual({ likesCount: 13, dislikesCount: 1, vote: 'LIKE' });
  expect(cookieOf(first.context)).toContain('review_votes=l201');
  const again = await execute('mutation { articleReviewDislike(input: { id: 201 }) { likesCount vote } }', shop(), {
    headers: { cookie: 'review_votes=l201' },
  });
  expect(again.answer.data.articleReviewDislike).toEqual({ likesCount: null, vote: 'LIKE' });
  expect(again.countOf('articles.dislike')).toBe(0);
  expect(cookieOf(again.context)).toEqual([]);
});

test('below a review stand three others at most (spec 2 §9)', async () => {
  const relatedCount = async (count: number) => {
    const others = Array.from({ length: count }, (_, at) => samples.review({ id: asId(300 + at), slug: `r${at}` }));
    const answers = shop({ articles: { reviewBySlug: () => samples.review({ related: others }) } });
    return (await execute('{ articleReview(slug: "x") { related { slug } } }', answers)).answer.data.articleReview.related.length;
  };
  expect(await Promise.all([0, 2, 3, 4].map(relatedCount))).toEqual([0, 2, 3, 3]);
});

test('a vote that could not be counted is not kept', async () => {
  const away = shop({ articles: { like: () => Promise.reject(refusal(404, 'not_found')) } });
  const { answer, context } = await execute('mutation { articleReviewLike(input: { id: 9 }) { vote } }', away, { headers: {} });
  expect(answer.errors[0].extensions.code).toBe('NOT_FOUND');
  expect(cookieOf(context)).toEqual([]);
});

test('what cookies say that is no vote counts as nothing', async () => {
  const { answer } = await execute('{ articleReview(slug: "x") { vote } }', shop(), {
    headers: { cookie: 'review_votes=x201,l,<b>,d201' },
  });
  expect(answer.data.articleReview.vote).toBe('DISLIKE');
});

test('reviews are twelve on a page, the newest first, by what is chosen', async () => {
  const { recordedCalls } = await execute('{ articleReviews(filter: { category: "tv", badge: "test" }) { totalCount } }');
  expect(recordedCalls[0]?.input).toEqual({ query: { page: 1, per_page: 12, sort: '-date', category: 'tv', badge: 'test' } });
  const wrong = await execute('{ articleReviews(filter: { category: "a b" }) { totalCount } }');
  expect(wrong.answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: expect.anything() });
});

test('badges lead to their lists beside what is chosen', async () => {
  const { answer } = await execute('{ reviewBrands(filter: { category: "tv", brand: "lg" }) { route value isChosen code } }');
  expect(answer.data.reviewBrands).toEqual([
    { route: '/reviews/list/category-tv', value: 'ALL', isChosen: false, code: null },
    { route: '/reviews/list/category-tv/brand-lg', value: 'TEXT', isChosen: true, code: 'lg' },
  ]);
});

test('a review that is not there is null, and what can be no name is not asked for', async () => {
  const none = shop({ articles: { reviewBySlug: () => Promise.reject(refusal(404, 'not_found')) } });
  expect((await execute('{ articleReview(slug: "gone") { id } }', none)).answer.data).toEqual({ articleReview: null });
  const { answer, countOf } = await execute('{ articleReview(slug: "a b") { id } }');
  expect([answer.data.articleReview, countOf('articles.reviewBySlug')]).toEqual([null, 0]);
});

test('a hundred news at once; an offer is no news', async () => {
  const { recordedCalls } = await execute('{ news { totalCount } }');
  expect(recordedCalls[0]?.input).toEqual({ query: { page: 1, per_page: 100 } });
  expect((await execute('{ newsItem(id: 1) { id } }')).answer.data).toEqual({ newsItem: null });
});
