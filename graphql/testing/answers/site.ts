import { asId } from '@vitrina/services/contract/wire.ts';
import type { HandwrittenAnswers } from '../provider.ts';
import * as samples from '../samples.ts';

export const site: HandwrittenAnswers['site'] = {
  menu: () => [{ id: asId(7), name: 'Телевизоры', url: '/catalog/tv/7', image: null, children: [] }],
  features: () => [{ key: 'similar', is_active: true, featureValue: null }],
  branch: () => ({ branch: 'B', branches: null }),
  seo: () => ({
    title: 'Телевизоры',
    description: '…',
    h1: null,
    text: null,
    canonical: null,
    robots: null,
    redirect: { url: '/catalog/tv/7', code: null },
  }),
  tags: () => [{ id: asId(1), alias: 'hits', name: 'Хиты', url: '/catalog/tag/hits', category_id: null }],
  rental: () => ({ available: true, price_per_day: 900_00 }),
  sitemapParts: () => [{ after: null, last: asId(42), changed_at: '2026-11-01T10:00:00.000Z' }],
  sitemapProducts: () => [{ id: asId(42), url: '/catalog/tv/7/42', changed_at: null }],
  tagSynonyms: () => [{ synonym: 'телик', tag_alias: 'hits' }],
  breadcrumbs: () => [{ name: 'Главная', url: '/' }],
  mainPage: () => ({
    blocks: [{ name: 'ТВ', url: '/catalog/7', image: '/media/categories/7.svg', text: null }],
    brands: [{ id: asId(5), code: 'lg', name: 'LG', image: '/media/brands/lg.svg' }],
    productOfDay: { product: samples.card(), ends_at: '2026-11-22T00:00:00+03:00' },
    recommendations: [samples.card()],
    slider: [
      {
        id: asId(1),
        title: 'Слайд',
        text: 'Текст',
        button: 'Смотреть',
        url: '/',
        image: '/media/banners/1.svg',
        image_mobile: '/media/banners/1-mobile.svg',
      },
    ],
    services: [],
  }),
};
