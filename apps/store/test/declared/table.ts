import type { AnyEndpoint, Input, Output, Page } from '@vitrina/services/contract/endpoint.ts';
import type { Caller } from '@vitrina/services/http/calls.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { paymentTypes } from '@vitrina/services/payments/vocabulary.ts';
import type { Domains } from '@vitrina/services/registry.ts';
import { expect } from 'vitest';
import { codes, type Demo, doneck, newKey, nobodys } from './demo.ts';

export interface Asked<I> {
  input: I;
  as?: Partial<Caller>;
}

export interface Refused<I> extends Asked<I> {
  status: number;
  code: string;
}

/** How one declared call is tried. */
export interface Row<I, O> {
  ask(demo: Demo): Asked<I> | Promise<Asked<I>>;
  /** What makes the answer a sensible one, beyond its shape. */
  holds(answer: O, demo: Demo): void;
  /** What the provider is meant to refuse; absent where nothing that can be asked is wrong. */
  refused?(demo: Demo): Refused<I> | Promise<Refused<I>>;
}

type Table = { readonly [D in keyof Domains]: { readonly [N in keyof Domains[D]]: Row<Input<Domains[D][N]>, Output<Domains[D][N]>> } };

const notFound = <I>(input: I, as: Partial<Caller> = {}): Refused<I> => ({ input, as, status: 404, code: 'not_found' });

const isPage = ({ items, total, perPage, pageCount, currentPage }: Page<unknown>): void => {
  expect(items.length).toBeGreaterThan(0);
  expect(items.length).toBe(Math.min(total, perPage));
  expect(pageCount).toBe(Math.ceil(total / perPage));
  expect(currentPage).toBe(1);
};
const isFilled = (list: readonly unknown[]): void => expect(list).not.toHaveLength(0);

/** Every declared call on the demo catalogue; one without a row here does not compile, and fails its test. */
export const table: Table = {
  cities: {
    cities: {
      ask: () => ({ input: { query: { query: 'дон', per_page: 5 } } }),
      holds: ({ items }) => expect(items.map(({ name }) => name)).toContain('Донецк'),
    },
    city: {
      ask: () => ({ input: { params: { id: doneck } } }),
      holds: (city) => expect(city).toMatchObject({ id: doneck, alias: 'doneck', name: 'Донецк', time_zone: 'Europe/Moscow' }),
      refused: () => notFound({ params: { id: nobodys } }),
    },
    priorityCities: { ask: () => ({ input: {} }), holds: isFilled },
  },
  site: {
    features: { ask: () => ({ input: {} }), holds: isFilled },
    branch: { ask: () => ({ input: {} }), holds: ({ branch }) => expect(branch).toMatch(/^[A-Z]$/) },
    seo: {
      ask: ({ category }) => ({ input: { query: { path: `/catalog/${category.code}/${category.id}` } } }),
      holds: ({ title, redirect }) => {
        expect(title).toMatch(/смартфон/i);
        expect(redirect).toBeNull();
      },
      refused: () => notFound({ query: { path: '/catalog/nowhere/at-all' } }),
    },
    tags: { ask: () => ({ input: {} }), holds: isFilled },
    tagSynonyms: { ask: () => ({ input: {} }), holds: isFilled },
    menu: { ask: () => ({ input: {} }), holds: isFilled },
    breadcrumbs: {
      ask: ({ category, product }) => ({ input: { query: { path: `/catalog/${category.code}/${category.id}/${product.id}` } } }),
      holds: (links, { product }) => {
        expect(links[0]).toEqual({ name: 'Главная', url: '/' });
        expect(links.at(-1)).toEqual({ name: product.name, url: null });
      },
      refused: () => notFound({ query: { path: '/catalog/nowhere/at-all' } }),
    },
    mainPage: {
      ask: () => ({ input: { query: {} } }),
      holds: ({ slider, recommendations, blocks, brands }) => [slider, recommendations, blocks, brands].forEach(isFilled),
    },
  },
  products: {
    product: {
      ask: ({ product }) => ({ input: { params: { id: product.id } } }),
      holds: ({ id, offer, specifications, images }, { product }) => {
        expect(id).toBe(product.id);
        expect(offer.price).toBeGreaterThan(1_000_00);
        [specifications, images].forEach(isFilled);
      },
      refused: () => notFound({ params: { id: nobodys } }),
    },
    byIds: {
      ask: ({ product }) => ({ input: { query: { product_ids: [nobodys, product.id] } } }),
      holds: ({ items }, { product }) => expect(items.map(({ id }) => id)).toEqual([product.id]),
    },
    byCategory: {
      ask: ({ category, brand }) => ({
        input: { params: { category_id: category.id }, query: { filter: { brand: [brand], price: { min: '1000' } }, sort: 'price' } },
      }),
      holds: (page, { category, brand }) => {
        isPage(page);
        expect(new Set(page.items.map((card) => card.category?.id))).toEqual(new Set([category.id]));
        expect(new Set(page.items.map((card) => card.brand.code))).toEqual(new Set([brand]));
        const prices = page.items.map(({ offer }) => offer.price);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      },
      refused: () => notFound({ params: { category_id: nobodys }, query: {} }),
    },
    byBrand: {
      ask: ({ brand }) => ({ input: { params: { brand_code: brand } } }),
      holds: isPage,
      refused: () => notFound({ params: { brand_code: 'no-such-brand' } }),
    },
    byBrandInCategory: {
      ask: ({ brand, category }) => ({ input: { params: { brand_code: brand, category_id: category.id } } }),
      holds: isPage,
      refused: ({ brand }) => notFound({ params: { brand_code: brand, category_id: nobodys } }),
    },
    byTag: {
      ask: ({ tag }) => ({ input: { params: { tag_alias: tag } } }),
      holds: isPage,
      refused: () => notFound({ params: { tag_alias: 'no-such-tag' } }),
    },
    byTagInCategory: {
      ask: ({ tag, category }) => ({ input: { params: { tag_alias: tag, category_id: category.id } } }),
      holds: ({ items }, { category }) => {
        for (const card of items) expect(card.category?.id).toBe(category.id);
      },
      refused: ({ tag }) => notFound({ params: { tag_alias: tag, category_id: nobodys } }),
    },
    bySeries: {
      ask: () => ({ input: { params: { series_code: codes.series } } }),
      holds: isPage,
      refused: () => notFound({ params: { series_code: 'no-such-series' } }),
    },
    byModel: {
      ask: () => ({ input: { params: { model_code: codes.model } } }),
      holds: isPage,
      refused: () => notFound({ params: { model_code: 'no-such-model' } }),
    },
    byCompatibilityBrand: {
      ask: () => ({ input: { params: { brand_code: codes.compatibilityBrand } } }),
      holds: isPage,
      refused: () => notFound({ params: { brand_code: 'no-such-brand' } }),
    },
    byCompatibilityBrandInCategory: {
      ask: () => ({ input: { params: { brand_code: codes.compatibilityBrand, category_id: codes.cases } } }),
      holds: isPage,
      refused: () => notFound({ params: { brand_code: codes.compatibilityBrand, category_id: nobodys } }),
    },
    search: {
      ask: () => ({ input: { query: { q: 'холодильник', sort: '-relevance', per_page: 12 } } }),
      holds: (page) => {
        isPage(page);
        for (const { name } of page.items.slice(0, 3)) expect(name).toMatch(/холодильник/i);
      },
    },
    filters: {
      ask: ({ category }) => ({ input: { query: { category_id: category.id } } }),
      holds: ({ items }) => {
        const facet = Object.fromEntries(items.map((each) => [each.code, each]));
        isFilled(facet.brand?.values ?? []);
        expect(facet.price?.type).toBe('range');
        expect(facet.price?.min).toBeLessThan(facet.price?.max ?? 0);
      },
      refused: () => notFound({ query: { category_id: nobodys } }),
    },
    similars: {
      ask: ({ product }) => ({ input: { params: { id: product.id }, query: { per_page: 4 } } }),
      holds: (list, { product }) => {
        isFilled(list);
        expect(list.map(({ id }) => id)).not.toContain(product.id);
      },
      refused: () => notFound({ params: { id: nobodys } }),
    },
    lookedWith: {
      ask: ({ product }) => ({ input: { params: { id: product.id } } }),
      holds: isFilled,
      refused: () => notFound({ params: { id: nobodys } }),
    },
    availability: {
      ask: ({ product }) => ({ input: { body: { product_ids: [product.id], city_id: doneck } } }),
      holds: (list, { product }) => {
        expect(list).toMatchObject([{ product_id: product.id, available: true, pickup_at: expect.any(String) }]);
        expect(list[0]?.quantity).toBeGreaterThan(0);
      },
    },
    categories: { ask: () => ({ input: {} }), holds: isFilled },
    brands: { ask: () => ({ input: { query: { per_page: 10 } } }), holds: isPage },
  },
  search: {
    placeholders: { ask: () => ({ input: {} }), holds: isFilled },
    suggestions: {
      ask: () => ({ input: { query: { q: 'смартф' } } }),
      holds: ({ products, categories }) => [products, categories].forEach(isFilled),
    },
  },
  basket: {
    getBasket: {
      ask: async ({ basket }) => ({ input: {}, as: { basketId: (await basket()).id } }),
      holds: ({ items, quantity, total_sum }, { product }) => {
        expect(items.map(({ product_id }) => product_id)).toEqual([product.id]);
        expect(quantity).toBe(1);
        expect(total_sum).toBe(product.offer.price);
      },
    },
    addItem: {
      ask: ({ product }) => ({ input: { query: { product_id: product.id, quantity: 1 } } }),
      holds: ({ id, revision }) => {
        expect(id).toMatch(/^[\da-f]{32}$/);
        expect(revision).toBeGreaterThan(0);
      },
      refused: () => notFound({ query: { product_id: nobodys, quantity: 1 } }),
    },
    updateItemQuantity: {
      ask: async ({ basket }) => {
        const { id, itemId } = await basket();
        return { input: { query: { id: itemId, quantity: 2 } }, as: { basketId: id } };
      },
      holds: ({ quantity, sum, items }) => {
        expect(quantity).toBe(2);
        expect(sum).toBe((items[0]?.price ?? 0) * 2);
      },
      refused: async ({ basket }) => notFound({ query: { id: nobodys, quantity: 2 } }, { basketId: (await basket()).id }),
    },
    removeItem: {
      ask: async ({ basket }) => {
        const { id, itemId } = await basket();
        return { input: { query: { id: itemId } }, as: { basketId: id } };
      },
      holds: ({ items, total_sum }) => {
        expect(items).toEqual([]);
        expect(total_sum).toBe(0);
      },
    },
  },
  delivery: {
    variationsOrders: {
      ask: async ({ basket }) => ({ input: { query: { delivery_purpose: 'pickup' } }, as: { basketId: (await basket()).id } }),
      holds: ([variation]) => {
        expect(variation).toMatchObject({ key: 'buy', in_stock: true });
        isFilled(variation?.deliveries ?? []);
      },
    },
    list: {
      ask: ({ product }) => ({
        input: { query: { products: [{ product_id: product.id, quantity: 1 }], sum: product.offer.price, delivery_purpose: 'courier' } },
      }),
      holds: (list) => {
        isFilled(list);
        for (const { interval, finish_storage_id } of list) {
          expect(interval).not.toBeNull();
          expect(finish_storage_id).toBeNull();
        }
      },
    },
  },
  stores: {
    stores: {
      ask: () => ({ input: { query: { types: [1, 13], per_page: 3 } } }),
      holds: (page) => {
        isPage(page);
        for (const { type, city } of page.items) {
          expect([1, 13]).toContain(type);
          expect(city.id).toBe(doneck);
        }
      },
    },
    withProduct: {
      ask: ({ storeIds, product }) => ({ input: { body: { ids: storeIds.slice(0, 5), product_id: product.id } } }),
      holds: ({ items }, { storeIds, product }) => {
        expect(items.map(({ id }) => id).toSorted()).toEqual(storeIds.slice(0, 5).toSorted());
        for (const { availability } of items) expect(availability?.product_id).toBe(product.id);
      },
    },
    store: {
      ask: ({ storeIds: [id = 0] }) => ({ input: { params: { id } } }),
      holds: ({ id, availability }, { storeIds }) => {
        expect(id).toBe(storeIds[0]);
        expect(availability).toBeNull();
      },
      refused: () => notFound({ params: { id: nobodys } }),
    },
  },
  orders: {
    create: {
      ask: async ({ basket }) => {
        const { id, revision } = await basket();
        return { input: { idempotencyKey: newKey(), body: oneClick(revision) }, as: { basketId: id } };
      },
      holds: ({ orders: [order], order_key }, { product }) => {
        expect(order).toMatchObject({ status_id: orderStatuses.accepted, sum: product.offer.price, mobile_phone: '79990000002' });
        expect(order_key.length).toBeGreaterThan(20);
      },
      refused: async ({ basket }) => {
        const { id, revision } = await basket();
        const input = { idempotencyKey: newKey(), body: oneClick(revision + 1) };
        return { input, as: { basketId: id }, status: 409, code: 'conflict' };
      },
    },
    order: {
      ask: async ({ order }) => {
        const { id, key } = await order();
        return { input: { params: { id } }, as: { orderKeys: [key] } };
      },
      holds: ({ status_id, waiting_sum, total_sum, basket }, { product }) => {
        expect(status_id).toBe(orderStatuses.awaitingPayment);
        expect(waiting_sum).toBe(total_sum);
        expect(basket.map(({ product_id }) => product_id)).toEqual([product.id]);
      },
      // It exists; without the right key it does not.
      refused: async ({ order }) => notFound({ params: { id: (await order()).id } }, { orderKeys: ['0'.repeat(43)] }),
    },
    toRepay: {
      ask: async ({ order }) => {
        const { id, key } = await order();
        return { input: { params: { id } }, as: { orderKeys: [key] } };
      },
      holds: ({ payment_status, payments, order }, { product }) => {
        expect(payment_status).toEqual({ status: 'awaiting', can_repayment: true });
        expect(order.basket).toMatchObject([{ product_id: product.id, qty: 1 }]);
        isFilled(payments);
      },
      refused: async ({ order }) => notFound({ params: { id: (await order()).id } }),
    },
  },
  payments: {
    methods: {
      ask: () => ({ input: {} }),
      holds: (methods) =>
        expect(new Set(methods.map(({ tab }) => tab))).toEqual(new Set(['online', 'on_receipt', 'instalment', 'credit', 'in_parts'])),
    },
    repaymentMethods: {
      ask: () => ({ input: { query: { branch: 'A' } } }),
      holds: (methods) => {
        isFilled(methods);
        expect(methods.every(({ is_prepaid }) => is_prepaid)).toBe(true);
      },
    },
    create: {
      ask: async ({ order }) => {
        const { id, key } = await order();
        return {
          input: { idempotencyKey: newKey(), body: { order_id: id, payment_type_id: paymentTypes.online } },
          as: { orderKeys: [key] },
        };
      },
      holds: ({ status, sum }, { product }) => {
        expect(status).toBe('created');
        expect(sum).toBeGreaterThanOrEqual(product.offer.price);
      },
      refused: () => notFound({ idempotencyKey: newKey(), body: { order_id: nobodys, payment_type_id: paymentTypes.online } }),
    },
    init: {
      ask: async ({ payment }) => {
        const { id, key } = await payment();
        return {
          input: { idempotencyKey: newKey(), params: { id }, body: { return_url: '/cart/payment/1' } },
          as: { orderKeys: [key] },
        };
      },
      holds: ({ url }) => expect(url).toMatch(/^\/sandbox-acquirer\/[\da-f]{32}$/),
      refused: () => notFound({ idempotencyKey: newKey(), params: { id: nobodys }, body: { return_url: '/' } }),
    },
    info: {
      ask: async ({ payment }) => {
        const { id, key } = await payment();
        return { input: { params: { id } }, as: { orderKeys: [key] } };
      },
      holds: ({ status, payment_type_id }) => expect({ status, payment_type_id }).toEqual({ status: 'created', payment_type_id: 17 }),
      refused: async ({ payment }) => notFound({ params: { id: (await payment()).id } }),
    },
    actionStatus: {
      ask: async ({ payment }) => {
        const { id, key } = await payment();
        return { input: { params: { id } }, as: { orderKeys: [key] } };
      },
      holds: ({ status, is_final }) => expect({ status, is_final }).toEqual({ status: 'created', is_final: false }),
      refused: async ({ payment }) => notFound({ params: { id: (await payment()).id } }),
    },
  },
};

const oneClick = (revision: number) => ({
  revision,
  order_type_id: 33,
  contact: { first_name: 'Пётр', last_name: '', phone: '79990000002', email: null },
  deliveries: {},
  payment_type_id: null,
  is_one_click: true,
  comment: null,
  consents: ['personal-data'],
});

type AnyRow = Row<unknown, unknown>;

/** The row of a call; undefined when the table has none. */
export function rowOf({ domain, name }: AnyEndpoint): AnyRow | undefined {
  const domains: Readonly<Record<string, Readonly<Record<string, AnyRow>>>> = table;
  return domains[domain]?.[name];
}
