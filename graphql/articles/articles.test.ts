import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { page, refusal } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/shop.ts';

test('offers are asked for by page, size and chosen filters; six on a page unless another size is named', async () => {
  const { asked } = await ask('{ specialOffers(page: 2, filter: { mechanics: ["discount", "discount"], brands: [] }) { totalCount } }');
  expect(asked[0]).toMatchObject({ call: 'articles.actions' });
  expect(asked[0]?.input).toEqual({ query: { page: 2, perPage: 6, mechanics: ['discount'], brands: undefined, channels: undefined } });
});

test.each(['specialOffers(filter: { brands: ["a b"] }) { totalCount }', 'specialOffers(perPage: 25) { totalCount }'])(
  '%s cannot be asked',
  async (field) => {
    const { answer, asked } = await ask(`{ ${field} }`);
    expect(answer.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(asked).toEqual([]);
  },
);

test('goods of an offer are the seven most bought under its tag', async () => {
  const { answer, asked } = await ask('{ specialOffer(id: 1) { products { id } } }');
  expect(asked.at(-1)).toMatchObject({
    call: 'products.byTag',
    input: { params: { tag_alias: 'hits' }, query: { page: 1, per_page: 7, sort: '-popularity' } },
  });
  expect(answer.data.specialOffer.products).toEqual([{ id: '42' }]);
});

test('an offer without a tag has no goods, one whose tag is gone neither', async () => {
  const bare = shop({ articles: { article: () => samples.article({ product_tag: null }) } });
  const { answer, countOf } = await ask('{ specialOffer(id: 1) { productTag products { id } } }', bare);
  expect(answer.data.specialOffer).toEqual({ productTag: null, products: [] });
  expect(countOf('products.byTag')).toBe(0);
  const gone = shop({ products: { byTag: () => Promise.reject(refusal(404, 'not_found')) } });
  expect((await ask('{ specialOffer(id: 1) { products { id } } }', gone)).answer.data.specialOffer.products).toEqual([]);
});

test('other offers are those the provider names, else four of the first page without the offer itself', async () => {
  const source = '{ specialOffer(id: 1) { previews { id url } } }';
  const told = shop({
    articles: { article: () => samples.article({ previews: [{ id: asId(9), name: 'Ещё', announce: null, image: null, ends_on: null }] }) },
  });
  expect((await ask(source, told)).answer.data.specialOffer.previews).toEqual([{ id: '9', url: '/special-offers/9' }]);
  const untold = await ask(source);
  expect(untold.asked.at(-1)?.input).toEqual({ query: { page: 1, perPage: 4 } });
  expect(untold.answer.data.specialOffer.previews).toEqual([{ id: '2', url: '/special-offers/2' }]);
});

test('news is no offer, an unknown id neither', async () => {
  const news = shop({
    articles: { article: () => samples.article({ type: 'news' }), actions: () => page([samples.article({ type: 'news' })]) },
  });
  const { answer } = await ask('{ specialOffer(id: 1) { id } specialOffers { nodes { id } } }', news);
  expect(answer.data).toEqual({ specialOffer: null, specialOffers: { nodes: [] } });
  const none = shop({ articles: { article: () => Promise.reject(refusal(404, 'not_found')) } });
  expect((await ask('{ specialOffer(id: 7) { id } }', none)).answer).toEqual({ data: { specialOffer: null } });
});

test('a filter is known by its code, else by its id; one that has neither is not shown', async () => {
  const { answer } = await ask('{ specialOfferMechanics { code } specialOfferBrands { code } specialOfferChannels { code } }');
  expect(answer.data).toEqual({
    specialOfferMechanics: [{ code: 'discount' }],
    specialOfferBrands: [{ code: '5' }],
    specialOfferChannels: [],
  });
});
