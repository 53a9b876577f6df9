import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { digits, flag, id } from '../contract/wire.ts';

export const city = z.object({
  id,
  alias: z.string().regex(/^[a-z-]+$/),
  name: z.string(),
  /** «в Донецке» */
  declension: z.string(),
  region: z.string(),
  zone: z.object({ code: z.string() }).nullable(),
  /** IANA name, for dates and hours of work. */
  time_zone: z.string(),
  delivery_type_ids: z.array(z.int()),
  payment_type_ids: z.array(z.int()),
  phone: z.string(),
  ymap_latitude: z.number(),
  ymap_longitude: z.number(),
  has_metro: z.boolean(),
  has_mkad: z.boolean(),
  territory_id: z.int().nullable(),
  kladr_code: z.string().nullable(),
});

export type City = z.output<typeof city>;

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
    }),
    answer: city,
    paged: true,
    identity: 'nobody',
    repeat: 'safe',
    cache: lifetimes.cities,
  }),
  city: endpoint({
    method: 'GET',
    path: '/v2/cities/{id}',
    summary: 'One city.',
    source: 'spec 1 §7',
    params: z.object({ id: digits }),
    answer: city,
    identity: 'nobody',
    repeat: 'safe',
    cache: lifetimes.cities,
  }),
  priorityCities: endpoint({
    method: 'GET',
    path: '/v2/cities/priority-cities',
    summary: 'The cities offered first in the choice of the city.',
    source: 'spec 1 §7',
    answer: z.array(city),
    identity: 'nobody',
    repeat: 'safe',
    cache: lifetimes.cities,
  }),
});
