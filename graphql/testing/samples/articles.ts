import type { review as reviewOnWire } from '@vitrina/services/articles/review.ts';
import type { Comment, CommentAnswer } from '@vitrina/services/comments/endpoints.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import type { Article } from '../../articles/sources.ts';
import type { Decoded } from '../../base/source.ts';

type WholeReview = Decoded<typeof reviewOnWire>;

export const article = (over: Partial<Article> = {}): Article => ({
  id: asId(1),
  type: 'action',
  name: 'Скидки на телевизоры',
  announce: 'Неделя низких цен.',
  body: [{ kind: 'paragraph', text: 'Цена уже снижена.', items: null, image: null }],
  image: '/media/articles/1.svg',
  published_on: '2026-11-13',
  starts_on: '2026-11-13',
  ends_on: '2026-11-30',
  product_tag: { alias: 'hits' },
  mechanics: [{ id: null, code: 'discount', name: 'Скидка', count: null }],
  brands: [{ id: asId(5), code: null, name: 'LG', count: null }],
  channels: [],
  promocodes: [{ code: 'ОСЕНЬ5', name: '5 % по промокоду', text: 'На все товары.', price_from: 1000_00, ends_on: '2026-11-30' }],
  previews: [],
  ...over,
});

export const review = (over: Partial<WholeReview> = {}): WholeReview => ({
  id: asId(201),
  slug: 'kak-vybrat',
  name: 'Как выбрать телевизор',
  announce: 'Коротко о главном.',
  image: '/media/articles/201.svg',
  published_on: '2026-11-18',
  minutes: 3,
  like: 12,
  not_like: 1,
  category: { code: 'tv', name: 'Телевизоры' },
  brand: null,
  badges: [{ code: 'test', name: 'Тест' }],
  body: [{ kind: 'paragraph', text: 'Слова.', items: null, image: null }],
  related: [],
  product_ids: [asId(42)],
  ...over,
});

const answer: CommentAnswer = {
  id: asId(502),
  like: 1,
  not_like: 0,
  author: 'Витрина',
  text: 'Да, в комплекте.',
  date: '2026-11-20T10:00:00Z',
  status: 1,
  is_expert: true,
  is_mine: false,
  my_vote: null,
};

export const comment = (over: Partial<Comment> = {}): Comment => ({
  ...answer,
  id: asId(501),
  like: 3,
  author: 'Пётр',
  text: 'Работает тихо.',
  is_expert: false,
  type: 'product',
  owner_id: asId(42),
  rate: 5,
  pros: 'Экран',
  cons: '',
  experience: 'больше года',
  images: ['/media/comments/0123456789abcdef0123456789abcdef.webp'],
  is_verified: true,
  answers: [answer],
  answers_count: 1,
  ...over,
});
