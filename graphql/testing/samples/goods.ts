import { asId } from '@vitrina/services/contract/wire.ts';
import type { CreditOffer } from '@vitrina/services/credit/endpoints.ts';
import type { FullProduct, Product } from '../../products/sources.ts';

export const card = (over: Partial<Product> = {}): Product => ({
  id: asId(42),
  status: 1,
  name: 'Телевизор LG 55',
  brand: { id: asId(5), code: 'lg', name: 'LG' },
  category: { id: asId(7), code: 'tv', name: 'Телевизоры' },
  category_name_singular: 'Телевизор',
  model_id: null,
  variant: null,
  images: ['/media/products/42/0.svg'],
  short_url: '/catalog/p/7/42',
  offer: {
    price: 899_99,
    price_old: 1000_00,
    before_discount_price: null,
    available: true,
    quantity: 3,
    order_type: 'buy',
    credit: { type: 'deferred', monthly_payment: 75_00, periods: [6, 12] },
    super_price: {
      final_price: 799_50,
      discount: 100_00,
      final_discount: 200_50,
      conditions: [{ action_id: asId(3), name: 'при оплате картой' }],
    },
    pink_price: { price: 850_00 },
    discountTradein: 50_00,
  },
  special_offer: { price_online: 890_00 },
  is_markdown: false,
  markdown_grade: null,
  is_used: false,
  is_demo: false,
  is_warranty: false,
  is_digital: false,
  supplier_id: null,
  supplier_offers: null,
  stickers: [
    { code: 'hit', name: 'Хит', branches: ['A'] },
    { code: 'sale', name: 'Скидка', branches: ['B'] },
  ],
  trade_in_sticker: { price: 30_00 },
  max_quantity: 5,
  review_counters: { count: 2, rating: 4.5, distribution: [0, 0, 0, 1, 1] },
  is_lowest_price: true,
  highlights: [{ name: 'Диагональ', value: '55"' }],
  dimensions: { width: 123, height: 71, depth: 6.5 },
  screen: { diagonal: 55, resolution: '4K UHD' },
  running_cost: {
    per_year: 550_00,
    years: 7,
    parts: [
      {
        name: 'электричество',
        quantity: 100,
        unit: 'кВт·ч',
        unit_price: 5_50,
        cost: 550_00,
        basis: 'Четыре часа в день.',
        tariff: { source: 'Энергосбыт', since: '2026-07-01' },
      },
    ],
  },
  ...over,
});

export const fullProduct = (over: Partial<FullProduct> = {}): FullProduct => ({
  ...card(),
  article: 'LG-55',
  description: 'Хороший телевизор.',
  country: 'Россия',
  released_at: '2026-01-01',
  warranty_days: 365,
  new_product_id: null,
  specifications: [{ group_name: 'Экран', items: [{ code: 'diagonal', name: 'Диагональ', value: '55', unit: '"', is_main: true }] }],
  manuals: [{ id: asId(1), name: 'Инструкция', url: '/media/manuals/1.pdf', size: 1024 }],
  supplier_offers: [{ supplier_id: asId(8), supplier_name: 'Партнёр', price: 880_00, price_old: null, qty: 2 }],
  children: [{ id: asId(43), name: 'Телевизор LG 55, уценка', price: 700_00, markdown_grade: '5', url: '/catalog/tv/7/43' }],
  attr: { questions_count: 4 },
  youtube: ['abc'],
  compared_model: { link: '/catalog/tv/7/44', name: 'Телевизор Samsung 55' },
  modifications: [
    { name: 'Диагональ', values: [{ product_id: asId(42), value: '55"', url: '/catalog/tv/7/42', is_current: true, available: true }] },
  ],
  colors: [
    {
      product_id: asId(42),
      name: 'чёрный',
      code: '#000000',
      url: '/catalog/tv/7/42',
      image: '/media/products/42/0.svg',
      is_current: true,
      price: 1000_00,
    },
  ],
  ...over,
});

/** Terms in no order; the one of an action asks for something. */
export const creditOffers = (): CreditOffer[] => [
  {
    id: asId(2),
    terms: [creditTerm({ months: 24, payment: 50_00, action_id: asId(5) }), creditTerm({ months: 12, payment: 100_00 })],
  },
  { id: asId(4), terms: [creditTerm({ months: 2, payment: 600_00 })] },
];

export const creditTerm = (over: Partial<CreditOffer['terms'][number]> = {}): CreditOffer['terms'][number] => ({
  months: 6,
  action_id: null,
  payment: 200_00,
  banks: [{ name: 'Банк' }],
  payment_type_id: null,
  rate: null,
  is_apple: null,
  ...over,
});

/** What a product has cost, the oldest first. */
export const priceHistory = () => [
  { at: '2026-08-22T12:00:00+03:00', price: 1_100_00 },
  { at: '2026-11-12T12:00:00+03:00', price: 1_000_00 },
];
