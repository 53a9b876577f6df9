import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { knownBy, ours, oursList, unnamed } from '../contract/origin.ts';
import { flag, id, media, rubles } from '../contract/wire.ts';

const suggestedLink = z.object({ id, name: z.string(), url: z.string() }).meta(unnamed);

export const search = endpoints('search', {
  reading: endpoint({
    method: 'GET',
    path: '/v3/search',
    summary: 'How a search text is read: what it is the name of, what was mended in it, which of its words the products found lack.',
    source: 'ours',
    query: z.object({ q: z.string().min(1).max(200), as_typed: flag.optional() }),
    answer: z
      .object({
        /** Path of the category or brand whose name the text is, or of the reviews that it asks for; null when it is none. */
        redirect: ours(z.string()),
        /** The text as it was understood; null when nothing had to be mended. */
        corrected: ours(z.string()),
        left_out: oursList(z.string()),
        /** What the text asks for, part by part, each with the text that is left without it; empty where it asks for one thing alone. */
        parts: oursList(z.object({ name: z.string(), rest: z.string() }).meta(unnamed)),
        /** Where nothing was found: the likest text that something is found for; null where there is none. */
        nearest: ours(z.string()),
        total: knownBy(z.int().nonnegative()),
      })
      .meta(unnamed),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.reading,
  }),
  placeholders: endpoint({
    method: 'GET',
    path: '/v3/search/placeholders',
    field: 'searchPlaceholders',
    summary: 'Texts that stand in the empty search field.',
    source: 'spec 1 §7',
    answer: z.array(z.string()),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.placeholders,
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/v3/search/suggestions',
    summary: 'Queries, categories, brands and products that begin as the text does.',
    source: 'spec 1 §7',
    query: z.object({ q: z.string().min(1).max(200) }),
    answer: z
      .object({
        queries: oursList(z.string()),
        categories: oursList(suggestedLink),
        brands: oursList(suggestedLink),
        products: oursList(z.object({ id, name: z.string(), url: z.string(), image: ours(media), price: rubles }).meta(unnamed)),
      })
      .meta(unnamed),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.suggestions,
  }),
});
