import { asId } from '@vitrina/services/contract/wire.ts';
import type { HandwrittenAnswers } from '../provider.ts';

export const search: HandwrittenAnswers['search'] = {
  placeholders: () => ['Чайник'],
  reading: () => ({
    redirect: null,
    page: { name: 'Сдать старую технику — Трейд-ин', url: '/trade-in' },
    corrected: 'чайник',
    left_out: ['красный'],
    unmatched: ['красный'],
    parts: [{ name: 'Чайники', rest: 'красный' }],
    nearest: null,
    total: 1,
  }),
  suggestions: () => ({
    pages: [{ name: 'Сдать старую технику — Трейд-ин', url: '/trade-in' }],
    queries: ['телевизор'],
    categories: [{ id: asId(7), name: 'Телевизоры', url: '/catalog/tv/7' }],
    brands: [],
    products: [{ id: asId(42), name: 'Телевизор', url: '/catalog/tv/7/42', image: '/media/products/42/0.svg', price: 899_99 }],
  }),
};
