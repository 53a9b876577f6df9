import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { extension, extensionList, fromExtension, requiredExtension } from '../contract/origin.ts';
import { media } from '../contract/wire.ts';

/** What is behind the door of a day. */
export const adventDay = z
  .object({
    /** Day of December, 11 to 31. */
    day: requiredExtension(z.int()),
    title: extension(z.string()),
    text: extension(z.string()),
    /** Where it leads: a path of the shop. */
    url: extension(z.string()),
    image: extension(media),
  })
  .meta(fromExtension);

/** Days whose doors may be opened; what is behind the others is not told before. */
export const adventCalendar = z.object({ days: extensionList(adventDay) }).meta(fromExtension);

export const promo = endpoints('promo', {
  adventCalendar: endpoint({
    method: 'GET',
    path: '/v2/promo/advent-calendar',
    summary: 'The advent calendar: what is behind the doors of the days that have come.',
    source: 'spec 2 §7',
    answer: adventCalendar,
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.articles,
  }),
});
