import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { extension, falseByDefault, fromSpec, listOrEmpty, orNull, textOrEmpty } from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { digits, flag, id, idText } from '../contract/wire.ts';

export const city = z
  .object({
    id,
    alias: z.string().regex(/^[a-z-]+$/),
    name: z.string(),
    /** «в Донецке» */
    declension: orNull(z.string()),
    region: extension(z.string()),
    zone: orNull(z.object({ code: z.string() }).meta(fromSpec('1 §3'))),
    /** IANA name, for dates and hours of work. */
    time_zone: extension(z.string()),
    delivery_type_ids: listOrEmpty(z.int()),
    payment_type_ids: listOrEmpty(z.int()),
    phone: textOrEmpty,
    ymap_latitude: rename('latitude', z.number()),
    ymap_longitude: rename('longitude', z.number()),
    has_metro: falseByDefault,
    has_mkad: falseByDefault,
    territory_id: orNull(id),
    kladr_code: orNull(z.string()),
  })
  .meta(fromSpec('1 §3, 2 §7'));

export type City = z.output<typeof city>;

/** Names of fields that the answer shall have beside the first ones, with commas between them. */
const expandQuery = z.string().max(300).optional();

export const cities = endpoints('cities', {
  cities: endpoint({
    method: 'GET',
    path: '/v2/cities',
    summary: 'Cities by a part of their name, by alias, or the popular ones.',
    source: 'spec 1 §7',
    query: z.object({
      query: z.string().max(100).optional(),
      alias: z.string().optional(),
      popular: flag.optional(),
      page: digits.optional(),
      per_page: digits.optional(),
      expand: expandQuery,
    }),
    answer: city,
    paged: true,
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.cities,
  }),
  city: endpoint({
    method: 'GET',
    path: '/v2/cities/{id}',
    summary: 'One city.',
    source: 'spec 1 §7',
    params: z.object({ id: idText }),
    query: z.object({ expand: expandQuery }),
    answer: city,
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.cities,
  }),
  priorityCities: endpoint({
    method: 'GET',
    path: '/v2/cities/priority-cities',
    summary: 'The cities offered first in the choice of the city.',
    source: 'spec 1 §7',
    query: z.object({ expand: expandQuery }),
    answer: z.array(city),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.cities,
  }),
});
