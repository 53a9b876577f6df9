import { expandedFields } from '../cities/vocabulary.ts';
import { defaultCity, digitalCategoryIds, onReceiptTypes, paymentTypes } from '../contract/fields/special-ids.ts';

/** What has been seen in answers, so that the next calls ask for what there is; the names are those of declared parameters. */
export type Samples = Record<string, unknown>;

/** A word and a path that every shop knows, the default city of the contract, one piece. */
export const firstSamples = (): Samples => ({
  path: '/',
  'articles.path': '/reviews/list',
  q: 'а',
  city_id: defaultCity.id,
  delivery_purpose: 'pickup',
  quantity: 1,
  expand: expandedFields,
});

/** What is learnt from the answer of a call. */
export const sampleReaders: Readonly<Record<string, (answer: unknown) => Samples>> = {
  'cities.priorityCities': (answer) => ({ 'cities.id': textOf(first(answer), 'id') }),
  'cities.cities': (answer) => ({ 'cities.id': textOf(first(answer), 'id'), cityIds: idsOf(answer, 'id') }),
  'products.categories': (answer) => ({ category_id: textOf(leafOf(first(answer)), 'id'), digitalCategories: digitalIn(answer) }),
  'payments.methods': (answer) => ({
    isPaidOnReceipt: Array.isArray(answer) && answer.some(isOnReceipt),
    unknownPaymentTypes: idsOf(answer, 'linked_payment_type_id')?.filter((id) => !payable.has(id)),
  }),
  'products.brands': (answer) => ({ brand_code: textOf(first(answer), 'code') }),
  'products.series': (answer) => ({ series_code: textOf(first(answer), 'code') }),
  'site.tags': (answer) => ({ tag_alias: textOf(first(answer), 'alias') }),
  'stores.stores': (answer) => ({ 'stores.id': textOf(first(answer), 'id') }),
  'actions.ofProducts': (answer) => ({ 'actions.id': textOf(answer, 'id') }),
  'articles.actions': (answer) => ({ 'articles.id': textOf(first(answer), 'id') }),
  'articles.reviews': (answer) => ({ slug: textOf(first(answer), 'slug'), 'articles.code': textOf(first(answer), 'id') }),
  'products.byCategory': (answer) => {
    const id = textOf(first(answer), 'id');
    if (id === undefined) return {};
    const searchWord = textOf(first(answer), 'name')?.split(' ')[0];
    return {
      'products.id': id,
      product_id: id,
      product_ids: [id],
      products: [{ product_id: id, quantity: 1 }],
      ...(searchWord && { q: searchWord }),
    };
  },
  'basket.addItem': (answer) => {
    const line = textOf(first(partOf(answer, 'items')), 'id');
    return { basketId: textOf(answer, 'id'), id: line };
  },
  'auth.login': (answer) => ({ bearer: textOf(answer, 'access_token'), refreshToken: textOf(answer, 'refresh_token') }),
  'auth.refreshToken': (answer) => ({ bearer: textOf(answer, 'access_token'), refreshToken: textOf(answer, 'refresh_token') }),
  'orders.create': (answer) => {
    const id = textOf(first(partOf(answer, 'orders')), 'id');
    return { orderKey: textOf(answer, 'order_key'), 'orders.id': id, order_id: id };
  },
  'payments.create': (answer) => ({ 'payments.id': textOf(answer, 'id') }),
};

/** Calls that others learn from come first. */
export const sampleCalls: readonly string[] = Object.keys(sampleReaders);

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined;
}

/** The ids of a list; undefined where there is no list. */
function idsOf(list: unknown, name: string): string[] | undefined {
  return Array.isArray(list) ? list.flatMap((one) => textOf(one, name) ?? []) : undefined;
}

function textOf(value: unknown, name: string): string | undefined {
  const part = partOf(value, name);
  return typeof part === 'string' || typeof part === 'number' ? String(part) : undefined;
}

const digital = new Set(digitalCategoryIds.map(String));
const payable = new Set(Object.values(paymentTypes).map(String));

/** Ids of categories, at any depth, whose goods the specification calls digital. */
function digitalIn(categories: unknown): string[] {
  if (!Array.isArray(categories)) return [];
  return categories.flatMap((category) => {
    const id = textOf(category, 'id');
    return [...(id !== undefined && digital.has(id) ? [id] : []), ...digitalIn(partOf(category, 'children'))];
  });
}

const isOnReceipt = (method: unknown): boolean =>
  partOf(method, 'is_prepaid') === false || onReceiptTypes.some((type) => String(type) === textOf(method, 'linked_payment_type_id'));

/** The first category below which there is none. */
function leafOf(category: unknown): unknown {
  const child = first(partOf(category, 'children'));
  return child === undefined ? category : leafOf(child);
}
