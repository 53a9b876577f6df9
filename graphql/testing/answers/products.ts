import { asId } from '@vitrina/services/contract/wire.ts';
import { type HandwrittenAnswers, page } from '../provider.ts';
import * as samples from '../samples.ts';

export const products: HandwrittenAnswers['products'] = {
  product: ({ params }) => samples.fullProduct({ id: asId(params.id) }),
  byIds: ({ query }) => page(query.product_ids.map((id) => samples.card({ id: asId(id) }))),
  byCategory: () => page([samples.card(), samples.card({ id: asId(43) })], { total: 50, pageCount: 3 }),
  byBrand: () => page([samples.card()]),
  byBrandInCategory: () => page([samples.card()]),
  byTag: () => page([samples.card()]),
  byTagInCategory: () => page([samples.card()]),
  bySeries: () => page([samples.card()]),
  byModel: () => page([samples.card()]),
  byCompatibilityBrand: () => page([samples.card()]),
  byCompatibilityBrandInCategory: () => page([samples.card()]),

  search: () => page([samples.card()]),
  filters: () =>
    page([
      {
        code: 'brand',
        name: 'Бренд',
        type: 'list',
        unit: null,
        values: [{ code: 'lg', name: 'LG', count: 2 }],
        min: null,
        max: null,
        sort: null,
      },
      { code: 'price', name: 'Цена', type: 'range', unit: '₽', values: [], min: 1, max: 100_000, sort: null },
    ]),
  compilations: () => [{ id: asId(1), name: 'Домашний кинотеатр', products: [samples.card({ id: asId(52) })] }],
  priceHistory: () => samples.priceHistory(),
  priceHistories: ({ query }) => query.product_ids.map((product_id) => ({ product_id: asId(product_id), prices: samples.priceHistory() })),
  tradeInDiscount: () => ({
    discount: 3000_00,
    levels: [
      { devices: 1, discount: 3000_00 },
      { devices: 2, discount: 7000_00 },
    ],
  }),
  similars: () => [samples.card({ id: asId(50) })],
  lookedWith: () => [samples.card({ id: asId(51) })],
  creditOffers: () => samples.creditOffers(),
  warranties: () => [samples.card({ id: asId(60), name: 'Гарантия на год', category: null, is_warranty: true })],
  availability: ({ body }) =>
    body.product_ids.map((product_id) => ({
      product_id: asId(product_id),
      available: true,
      quantity: 3,
      stores_count: 2,
      pickup_at: '2026-11-21T18:00:00+03:00',
      delivery_at: '2026-11-24T10:00:00+03:00',
      delivery_cost: 299_00,
    })),
  categories: () => [
    {
      id: asId(1),
      code: 'video',
      name: 'Видео',
      image: '/media/categories/1.svg',
      products_count: 50,
      children: [{ id: asId(7), code: 'tv', name: 'Телевизоры', image: '/media/categories/7.svg', products_count: 50, children: [] }],
    },
  ],
  brands: () => page([{ id: asId(5), code: 'lg', name: 'LG', image: '/media/brands/lg.svg', products_count: 50 }]),
  series: () => page([{ id: asId(8), code: 'lg-oled', name: 'OLED', brand: { id: asId(5), code: 'lg', name: 'LG' }, products_count: 3 }]),
};
