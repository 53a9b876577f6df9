import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { id, media, rubles } from '../contract/wire.ts';

export const search = endpoints('search', {
  placeholders: endpoint({
    method: 'GET',
    path: '/v3/search/placeholders',
    summary: 'Texts that stand in the empty search field.',
    source: 'spec 1 §7',
    answer: z.array(z.string()),
    identity: 'nobody',
    repeat: 'safe',
    cache: lifetimes.placeholders,
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/v3/search/suggestions',
    summary: 'Queries, categories, brands and products that begin as the text does.',
    source: 'spec 1 §7',
    query: z.object({ q: z.string().min(1).max(200) }),
    answer: z.object({
      queries: z.array(z.string()),
      categories: z.array(z.object({ id, name: z.string(), url: z.string() })),
      brands: z.array(z.object({ id, name: z.string(), url: z.string() })),
      products: z.array(z.object({ id, name: z.string(), url: z.string(), image: media, price: rubles })),
    }),
    identity: 'nobody',
    repeat: 'safe',
    cache: lifetimes.suggestions,
  }),
});
