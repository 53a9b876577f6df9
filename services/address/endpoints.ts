import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { extension, extensionList, extensionWithDefault, fromExtension, requiredExtension } from '../contract/origin.ts';
import { cleanedKinds, maxSuggestions, maxTypedLength, suggestedKinds } from './vocabulary.ts';

const part = extension(z.string());

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
const suggestedParts = z.object({ ...addressParts, ...nameParts, local: part, domain: part }).meta(fromExtension);
const noParts: z.output<typeof suggestedParts> = suggestedParts.parse({});

export const suggestion = z
  .object({ value: requiredExtension(z.string()), unrestricted_value: part, data: extensionWithDefault(suggestedParts, noParts) })
  .meta(fromExtension);

export const cleanedAddress = z
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
    qc: extension(z.int()),
    /** See `houseCertainty`. */
    qc_house: extension(z.int()),
  })
  .meta(fromExtension);

/** Whose the typed texts are is nobody's business, and they are nothing to be kept: no cache. */
const typedTextCall = {
  method: 'POST',
  source: 'spec 2 §7',
  identity: 'nobody',
  idempotency: 'safe',
  cache: 'never',
  deadline: 2000,
} as const;

export const address = endpoints('address', {
  suggest: endpoint({
    ...typedTextCall,
    path: '/api/dadata/suggest/{kind}',
    summary: 'What a text that is still being typed may become: an address, a name, an e-mail. Ends when nobody waits for it any more.',
    params: z.object({ kind: z.enum(suggestedKinds) }),
    body: z.object({
      query: z.string().max(maxTypedLength),
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
    answer: z.object({ suggestions: extensionList(suggestion) }).meta(fromExtension),
  }),
  clean: endpoint({
    ...typedTextCall,
    path: '/api/dadata/clean/{kind}',
    summary: 'Texts as they should be written, taken apart, each with how sure that is.',
    params: z.object({ kind: z.enum(cleanedKinds) }),
    body: z.array(z.string().max(maxTypedLength)).min(1).max(10),
    answer: z.array(cleanedAddress),
  }),
});
