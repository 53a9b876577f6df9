import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { list, maybe, named, ours, text, yes } from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { digits, flag, id, idText } from '../contract/wire.ts';

export const city = z
  .object({
    id,
    alias: z.string().regex(/^[a-z-]+$/),
    name: z.string(),
    /** «в Донецке» */
    declension: maybe(z.string()),
    region: ours(z.string()),
    zone: maybe(z.object({ code: z.string() }).meta(named('1 §3'))),
    /** IANA name, for dates and hours of work. */
    time_zone: ours(z.string()),
    delivery_type_ids: list(z.int()),
    payment_type_ids: list(z.int()),
    phone: text,
    ymap_latitude: rename('latitude', z.number()),
    ymap_longitude: rename('longitude', z.number()),
    has_metro: yes,
    has_mkad: yes,
    territory_id: maybe(id),
    kladr_code: maybe(z.string()),
  })
  .meta(named('1 §3, 2 §7'));

export type City = z.output<typeof city>;

/** Names of fields that the answer shall have beside the first ones, with commas between them. */
const expanded = z.string().max(300).optional();

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
      expand: expanded,
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
    query: z.object({ expand: expanded }),
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
    query: z.object({ expand: expanded }),
    answer: z.array(city),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.cities,
  }),
});
