import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { extension, fromExtension, requiredExtension } from '../contract/origin.ts';
import { flag, id, media } from '../contract/wire.ts';

export const banner = z
  .object({
    id: requiredExtension(id),
    type: extension(z.string()),
    title: extension(z.string()),
    text: extension(z.string()),
    /** Where it leads: a path of the shop. */
    url: requiredExtension(z.string()),
    image: extension(media),
  })
  .meta(fromExtension);

export const bannerType = z.object({ code: requiredExtension(z.string()), name: extension(z.string()) }).meta(fromExtension);

export const banners = endpoints('banners', {
  banners: endpoint({
    method: 'GET',
    path: '/v2/banner',
    summary: 'Banners of a type, or of a place of the shop.',
    source: 'spec 2 §7',
    query: z.object({ visible: flag.optional(), location: z.string().max(100).optional(), type: z.string().max(100).optional() }),
    answer: z.array(banner),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.banners,
  }),
  types: endpoint({
    method: 'GET',
    path: '/v2/banner-type',
    field: 'bannerTypes',
    summary: 'Types of banners: which room each is for.',
    source: 'spec 2 §7',
    answer: z.array(bannerType),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.banners,
  }),
});
