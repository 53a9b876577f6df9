import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { extension, extensionList, fromExtension, listOrEmpty, requiredExtension } from '../contract/origin.ts';
import { digits, flag, id, idText, rubles } from '../contract/wire.ts';
import { productCard } from '../products/card.ts';
import { filter } from '../products/endpoints.ts';

/** Accessories of one kind. */
export const accessoryGroup = z
  .object({
    id: requiredExtension(id),
    name: requiredExtension(z.string()),
    products_count: extension(z.int().nonnegative()),
    products: extensionList(productCard),
  })
  .meta(fromExtension);

/** A tab of the selection. */
export const accessoryCategory = z
  .object({ id: requiredExtension(id), name: requiredExtension(z.string()), products_count: extension(z.int().nonnegative()) })
  .meta(fromExtension);

/** What one piece costs in a bundle. */
export const bundlePrice = z.object({ product_id: id, final_price: rubles }).meta(fromExtension);

/** One way to buy the goods of a bundle together. */
export const bundleVariant = z
  .object({
    /** `bundle`, `instalments` or `combo`. */
    type: z.string(),
    /** What an accessory is put into the basket under, so that it costs less there. */
    action_id: extension(id),
    name: extension(z.string()),
    description: extension(z.string()),
    /** Prices of the accessories in it; those of `combo` hold while all of them are taken. */
    prices: extensionList(bundlePrice),
    /** Months over which it is paid, of instalments. */
    months: extension(z.int().positive()),
    /** What it is paid by then; see the vocabulary of payments. */
    payment_type_id: extension(z.int()),
  })
  .meta(fromExtension);

/** What is bought together with a product. */
export const accessoryBundle = z.object({ variants: extensionList(bundleVariant), products: listOrEmpty(productCard) }).meta(fromExtension);

const ofProduct = { params: z.object({ id: idText }), identity: 'nobody', idempotency: 'safe', cache: lifetimes.accessories } as const;

export const accessories = endpoints('accessories', {
  groups: endpoint({
    ...ofProduct,
    method: 'GET',
    path: '/v3/products/{id}/accessory-groups',
    summary: 'Accessories of a product by their kind, the first of each.',
    source: 'spec 2 §7',
    query: z.object({ with_bundle: flag.optional(), per_page: digits.optional() }),
    answer: z.array(accessoryGroup),
  }),
  list: endpoint({
    ...ofProduct,
    method: 'GET',
    path: '/v3/products/{id}/accessories',
    summary: 'Accessories of a product, the most popular first.',
    source: 'spec 2 §7',
    query: z.object({
      page: digits.optional(),
      per_page: digits.optional(),
      sort: z.string().optional(),
      action_id: idText.optional(),
      accessory_group_ids: z.array(idText).optional(),
      filter: filter.optional(),
      /** Only what can be had. */
      available: flag.optional(),
      /** What can be had stands first. */
      available_first: flag.optional(),
    }),
    answer: productCard,
    paged: true,
  }),
  bundle: endpoint({
    ...ofProduct,
    method: 'GET',
    path: '/v3/products/{id}/accessory-bundle',
    summary: 'What is bought together with a product, and in which ways; nothing in it where there is no bundle.',
    source: 'spec 2 §7',
    answer: accessoryBundle,
  }),
  categories: endpoint({
    ...ofProduct,
    method: 'GET',
    path: '/v3/products/{id}/accessory-categories',
    summary: 'Categories that the accessories of a product are of.',
    source: 'ours',
    query: z.object({ action_id: idText.optional() }),
    answer: z.array(accessoryCategory),
  }),
  mathAccessories: endpoint({
    ...ofProduct,
    method: 'GET',
    path: '/v2/products/{id}/math-accessories',
    summary: 'Accessories that shoppers took together with a product, by the orders of this shop.',
    source: 'spec 2 §7',
    answer: z.array(productCard),
  }),
  mathGroups: endpoint({
    ...ofProduct,
    method: 'GET',
    path: '/v2/products/{id}/math-accessory-groups',
    summary: 'The same by their kind.',
    source: 'spec 2 §7',
    answer: z.array(accessoryGroup),
  }),
});

export type AccessoryBundle = z.output<typeof accessoryBundle>;
