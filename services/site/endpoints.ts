import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { id, media } from '../contract/wire.ts';
import { productCard } from '../products/card.ts';

export interface MenuItem {
  id: number;
  name: string;
  /** A path of the shop. */
  url: string;
  image: string | null;
  children: MenuItem[];
}

const menuItem: z.ZodType<MenuItem, MenuItem> = z.object({
  id,
  name: z.string(),
  url: z.string(),
  image: media.nullable(),
  get children() {
    return z.array(menuItem);
  },
});

export const tag = z.object({ id, alias: z.string(), name: z.string(), url: z.string(), category_id: id.nullable() });

export const link = z.object({ name: z.string(), url: z.string().nullable() });

const tile = z.object({ name: z.string(), url: z.string(), image: media, text: z.string().nullable() });

export const mainPage = z.object({
  /** Sections as pictures. */
  blocks: z.array(tile),
  brands: z.array(z.object({ id, code: z.string(), name: z.string(), image: media })),
  productOfDay: z.object({ product: productCard, ends_at: z.iso.datetime({ offset: true }) }).nullable(),
  recommendations: z.array(productCard),
  slider: z.array(
    z.object({ id, title: z.string(), text: z.string(), button: z.string(), url: z.string(), image: media, image_mobile: media }),
  ),
  services: z.array(tile),
});

export const feature = z.object({
  key: z.string(),
  is_active: z.boolean(),
  featureValue: z.object({ is_active: z.boolean() }).nullable(),
});

export const seo = z.object({
  title: z.string(),
  description: z.string(),
  h1: z.string().nullable(),
  text: z.string().nullable(),
  canonical: z.string().nullable(),
  robots: z.string().nullable(),
  /** Where the path has moved; the shop redirects there. */
  redirect: z.object({ url: z.string(), code: z.int().optional() }).nullable(),
});

export const site = endpoints('site', {
  features: endpoint({
    method: 'GET',
    path: '/v2/ab-test/features',
    summary: 'Feature flags.',
    source: 'spec 1 §7',
    answer: z.array(feature),
    identity: 'nobody',
    repeat: 'safe',
    cache: lifetimes.features,
  }),
  branch: endpoint({
    method: 'GET',
    path: '/v2/branch/get',
    summary: 'The A/B branch that is shown when the visitor has none.',
    source: 'spec 1 §7',
    answer: z.object({ branch: z.string() }),
    identity: 'nobody',
    repeat: 'safe',
    cache: lifetimes.branch,
  }),
  seo: endpoint({
    method: 'GET',
    path: '/v3/seo',
    summary: 'Title, description and redirect of a path; 404 when the shop has no such page.',
    source: 'spec 1 §2',
    query: z.object({ path: z.string().max(500), query: z.string().max(200).optional() }),
    answer: seo,
    identity: 'nobody',
    repeat: 'safe',
    cache: lifetimes.seo,
  }),
  tags: endpoint({
    method: 'GET',
    path: '/v2/tags',
    summary: 'Tags: hand-picked listings across categories.',
    source: 'spec 1 §7',
    answer: z.array(tag),
    identity: 'nobody',
    repeat: 'safe',
    cache: lifetimes.tags,
  }),
  tagSynonyms: endpoint({
    method: 'GET',
    path: '/v2/tags/synonyms',
    summary: 'Words by which people search, and the tag each stands for.',
    source: 'spec 1 §9',
    answer: z.array(z.object({ synonym: z.string(), tag_alias: z.string() })),
    identity: 'nobody',
    repeat: 'safe',
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
    repeat: 'safe',
    cache: lifetimes.menu,
  }),
  breadcrumbs: endpoint({
    method: 'GET',
    path: '/v2/breadcrumbs',
    summary: 'The way from the home page to a path; the last one has no address.',
    source: 'spec 1 §7',
    query: z.object({ path: z.string().max(500) }),
    answer: z.array(link),
    identity: 'nobody',
    repeat: 'safe',
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
    repeat: 'safe',
    cache: lifetimes.mainPage,
  }),
});
