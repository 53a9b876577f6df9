import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { knownBy, ours, oursList, oursOr, unnamed } from '../contract/origin.ts';
import { cleanedKinds, longestTyped, maxSuggestions, suggestedKinds } from './vocabulary.ts';

const part = ours(z.string());

const addressParts = {
  city: part,
  /** «улица Артёма»; `street` has no kind. */
  street_with_type: part,
  street: part,
  house: part,
  /** «к» for a housing, «стр» for a building. */
  block_type: part,
  block: part,
  flat: part,
};
const nameParts = { surname: part, name: part, patronymic: part, gender: part };

/** Which parts there are depends on the kind. */
const suggested = z.object({ ...addressParts, ...nameParts, local: part, domain: part }).meta(unnamed);
const noParts: z.output<typeof suggested> = suggested.parse({});

export const suggestion = z
  .object({ value: knownBy(z.string()), unrestricted_value: part, data: oursOr(suggested, noParts) })
  .meta(unnamed);

export const cleaned = z
  .object({
    source: part,
    /** The text as it should be written; null when nothing was understood. */
    result: part,
    ...addressParts,
    ...nameParts,
    /** «+7 949 123-45-67». */
    phone: part,
    /** «Мобильный», «Стационарный». */
    type: part,
    country_code: part,
    city_code: part,
    number: part,
    country: part,
    /** What no part was made of. */
    unparsed_parts: part,
    /** See `certainty`. */
    qc: ours(z.int()),
    /** See `houseCertainty`. */
    qc_house: ours(z.int()),
  })
  .meta(unnamed);

/** Whose the typed texts are is nobody's business, and they are nothing to be kept: no cache. */
const typed = { method: 'POST', source: 'spec 2 §7', identity: 'nobody', idempotency: 'safe', cache: 'never', deadline: 2000 } as const;

export const address = endpoints('address', {
  suggest: endpoint({
    ...typed,
    path: '/api/dadata/suggest/{kind}',
    summary: 'What a text that is still being typed may become: an address, a name, an e-mail. Ends when nobody waits for it any more.',
    params: z.object({ kind: z.enum(suggestedKinds) }),
    body: z.object({
      query: z.string().max(longestTyped),
      count: z.int().min(1).max(20).default(maxSuggestions),
      /** Only there; without it in the visitor's city. */
      locations: z
        .array(z.object({ city: z.string().max(100) }))
        .max(10)
        .default([]),
      /** Of names: only these parts; all where none is said. */
      parts: z
        .array(z.enum(['NAME', 'SURNAME', 'PATRONYMIC']))
        .max(3)
        .default([]),
    }),
    answer: z.object({ suggestions: oursList(suggestion) }).meta(unnamed),
  }),
  clean: endpoint({
    ...typed,
    path: '/api/dadata/clean/{kind}',
    summary: 'Texts as they should be written, taken apart, each with how sure that is.',
    params: z.object({ kind: z.enum(cleanedKinds) }),
    body: z.array(z.string().max(longestTyped)).min(1).max(10),
    answer: z.array(cleaned),
  }),
});
