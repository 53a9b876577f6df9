import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { extension, extensionList, fromExtension, requiredExtension } from '../contract/origin.ts';
import { flag, id, media, rubles } from '../contract/wire.ts';

const suggestedLink = z.object({ id, name: z.string(), url: z.string() }).meta(fromExtension);

/** A page of the shop that tells of a service of it. */
const page = z.object({ name: z.string(), url: z.string() }).meta(fromExtension);

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
        redirect: extension(z.string()),
        /** The text as it was understood; null when nothing had to be mended. */
        corrected: extension(z.string()),
        left_out: extensionList(z.string()),
        /** The page of a service of the shop that the text is about, whatever goods it names besides; null where it is about none. */
        page: extension(page),
        /** Those of `left_out` that nothing has beside the rest of the text: who insists upon them finds nothing. */
        unmatched: extensionList(z.string()),
        /** What the text asks for and the products found have, part by part, each with the text that is left without it; empty where it asks for one thing alone. */
        parts: extensionList(z.object({ name: z.string(), rest: z.string() }).meta(fromExtension)),
        /** Where nothing was found: the likest text that something is found for; null where there is none. */
        nearest: extension(z.string()),
        total: requiredExtension(z.int().nonnegative()),
      })
      .meta(fromExtension),
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
    summary: 'Pages of services, queries, categories, brands and products that begin as the text does.',
    source: 'spec 1 §7',
    query: z.object({ q: z.string().min(1).max(200) }),
    answer: z
      .object({
        pages: extensionList(page),
        queries: extensionList(z.string()),
        categories: extensionList(suggestedLink),
        brands: extensionList(suggestedLink),
        products: extensionList(
          z.object({ id, name: z.string(), url: z.string(), image: extension(media), price: rubles }).meta(fromExtension),
        ),
      })
      .meta(fromExtension),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.suggestions,
  }),
});
