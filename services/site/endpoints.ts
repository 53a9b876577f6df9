import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import {
  extension,
  extensionList,
  falseByDefault,
  fromExtension,
  fromSpec,
  orNull,
  ownShape,
  ownShapeList,
  requiredExtension,
} from '../contract/origin.ts';
import { type Id, id, idText, media, rubles } from '../contract/wire.ts';
import { brand, productCard } from '../products/card.ts';
import { sitemapEntry, sitemapPart } from './sitemap.ts';

export interface MenuItem {
  id: Id | null;
  name: string;
  /** A path of the shop. */
  url: string;
  image: string | null;
  children: MenuItem[];
}

const menuItem: z.ZodType<MenuItem> = z
  .object({
    id: extension(id),
    name: requiredExtension(z.string()),
    url: requiredExtension(z.string()),
    image: extension(media),
    get children() {
      return extensionList(menuItem);
    },
  })
  .meta(fromExtension);

export const tag = z
  .object({
    id: extension(id),
    alias: requiredExtension(z.string()),
    name: requiredExtension(z.string()),
    url: extension(z.string()),
    category_id: extension(id),
  })
  .meta(fromExtension);

const tagSynonym = z.object({ synonym: requiredExtension(z.string()), tag_alias: requiredExtension(z.string()) }).meta(fromExtension);

export const link = z.object({ name: requiredExtension(z.string()), url: extension(z.string()) }).meta(fromExtension);

export const tile = z
  .object({ name: z.string(), url: z.string(), image: extension(media), text: extension(z.string()) })
  .meta(fromExtension);

export const productOfDay = z.object({ product: productCard, ends_at: z.iso.datetime({ offset: true }) }).meta(fromExtension);

export const slide = z
  .object({
    id,
    title: z.string(),
    text: z.string(),
    button: z.string(),
    url: z.string(),
    image: extension(media),
    image_mobile: extension(media),
  })
  .meta(fromExtension);

export const mainPage = z
  .object({
    /** Sections as pictures. */
    blocks: ownShapeList(tile),
    brands: ownShapeList(brand.extend({ image: extension(media) }).meta(fromSpec('1 §3'))),
    productOfDay: ownShape(productOfDay),
    recommendations: ownShapeList(productCard),
    slider: ownShapeList(slide),
    services: ownShapeList(tile),
  })
  .meta(fromSpec('2 §7'));

export const feature = z
  .object({
    key: z.string(),
    is_active: z.boolean(),
    featureValue: orNull(z.object({ is_active: z.boolean() }).meta(fromSpec('1 §3'))),
  })
  .meta(fromSpec('1 §3'));

export const seoRedirect = z.object({ url: z.string(), code: orNull(z.int()) }).meta(fromSpec('1 §2'));

export const seo = z
  .object({
    title: extension(z.string()),
    description: extension(z.string()),
    h1: extension(z.string()),
    text: extension(z.string()),
    canonical: extension(z.string()),
    robots: extension(z.string()),
    /** Where the path has moved; the shop redirects there. */
    redirect: ownShape(seoRedirect),
  })
  .meta(fromExtension);

export const site = endpoints('site', {
  rental: endpoint({
    method: 'GET',
    path: '/v2/arenter/availability',
    summary: 'Whether a product can be rented.',
    source: 'spec 1 §7',
    query: z.object({ item_id: idText }),
    answer: z.object({ available: falseByDefault, price_per_day: extension(rubles) }).meta(fromExtension),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.similars,
  }),
  sitemapParts: endpoint({
    method: 'GET',
    path: '/v2/sitemap',
    field: 'sitemapParts',
    summary: 'The parts into which the products that search engines are told of fall.',
    source: 'ours',
    answer: z.array(sitemapPart),
    identity: 'nobody',
    idempotency: 'safe',
    deadline: 10_000,
    cache: lifetimes.sitemap,
  }),
  sitemapProducts: endpoint({
    method: 'GET',
    path: '/v2/sitemap/products',
    field: 'sitemapProducts',
    summary: 'The next products of a part, a thousand at most.',
    source: 'ours',
    query: z.object({ after: idText.optional(), last: idText }),
    answer: z.array(sitemapEntry),
    identity: 'nobody',
    idempotency: 'safe',
    // A search engine reads each of them once.
    cache: 'never',
  }),
  features: endpoint({
    method: 'GET',
    path: '/v2/ab-test/features',
    field: 'features',
    summary: 'Feature flags.',
    source: 'spec 1 §7',
    answer: z.array(feature),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.features,
  }),
  branch: endpoint({
    method: 'GET',
    path: '/v2/branch/get',
    summary: 'Assigns an A/B branch to a visitor who has none.',
    source: 'spec 1 §7',
    answer: z
      .object({
        branch: z.string(),
        /** All there are: a visitor of any other is given one of them. Where it is absent, those are known that have been given out. */
        branches: extension(z.array(z.string())),
      })
      .meta(fromSpec('1 §3')),
    identity: 'visitor',
    // Each visitor is assigned one: neither kept nor shared, nor asked for twice.
    idempotency: 'none',
    cache: 'never',
  }),
  seo: endpoint({
    method: 'GET',
    path: '/v3/seo',
    summary: 'Title, description and redirect of a path; 404 when the shop has no such page.',
    source: 'spec 1 §2',
    query: z.object({ path: z.string().max(500), query: z.string().max(200).optional() }),
    answer: seo,
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.seo,
  }),
  tags: endpoint({
    method: 'GET',
    path: '/v2/tags',
    summary: 'Tags: hand-picked listings across categories; of one category, those that its goods are in.',
    source: 'spec 1 §7',
    /** `category_id` is ours: a provider that does not know it gives all of them. */
    query: z.object({ category_id: idText.optional() }),
    answer: z.array(tag),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.tags,
  }),
  tagSynonyms: endpoint({
    method: 'GET',
    path: '/v2/tags/synonyms',
    field: 'tagSynonyms',
    summary: 'Words by which people search, and the tag each stands for.',
    source: 'spec 1 §9',
    answer: z.array(tagSynonym),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.tagSynonyms,
  }),
  menu: endpoint({
    method: 'GET',
    path: '/v2/menu',
    summary: 'The menu of the catalogue.',
    source: 'spec 1 §9',
    query: z.object({ code: z.string().optional() }),
    answer: z.array(menuItem),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.menu,
  }),
  breadcrumbs: endpoint({
    method: 'GET',
    path: '/v2/breadcrumbs',
    field: 'breadcrumbs',
    summary: 'The way from the home page to a path; the last one has no address.',
    source: 'spec 1 §7',
    query: z.object({ path: z.string().max(500) }),
    answer: z.array(link),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.breadcrumbs,
  }),
  mainPage: endpoint({
    method: 'GET',
    path: '/v3/main-page/get-data',
    summary: 'What the home page shows.',
    source: 'spec 2 §7',
    query: z.object({ page_id: z.string().optional(), slider_code: z.string().optional() }),
    answer: mainPage,
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.mainPage,
  }),
});
