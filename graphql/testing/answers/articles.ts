import { asId } from '@vitrina/services/contract/wire.ts';
import { type HandwrittenAnswers, page } from '../provider.ts';
import * as samples from '../samples.ts';

const badges = (typeTag: string, code: string, name: string) => [
  { route: '/reviews/list', typeTag, id: null, name: 'Все', code: null, value: 'All' as const },
  { route: null, typeTag, id: asId(1), name, code, value: 'Text' as const },
];

export const articles: HandwrittenAnswers['articles'] = {
  actions: () => page([samples.article(), samples.article({ id: asId(2), name: 'Рассрочка' })]),
  article: ({ params }) => samples.article({ id: asId(params.id), type: params.id === '301' ? 'news' : 'action' }),
  mechanics: () => [{ id: null, code: 'discount', name: 'Скидка', count: 2 }],
  brands: () => [{ id: asId(5), code: null, name: 'LG', count: null }],
  channels: () => [{ id: null, code: null, name: 'Везде', count: null }],
  news: () => page([samples.article({ id: asId(301), type: 'news', product_tag: null })]),
  reviews: () => page([samples.review(), samples.review({ id: asId(202), slug: 'second' })]),
  reviewBySlug: ({ params }) => samples.review({ slug: params.slug, related: [samples.review({ id: asId(202), slug: 'second' })] }),
  reviewByCode: () => samples.review(),
  like: () => ({ like: 13, not_like: 1 }),
  dislike: () => ({ like: 12, not_like: 2 }),
  reviewCategories: () => badges('category', 'tv', 'Телевизоры'),
  reviewBrands: () => badges('brand', 'lg', 'LG'),
  reviewTags: () => badges('badge', 'test', 'Тест'),
  reviewPage: () => ({
    title: 'Обзоры',
    description: null,
    category: null,
    brand: null,
    badge: null,
    sorts: [{ text: 'Сначала новые', value: '-date' }],
  }),
};
