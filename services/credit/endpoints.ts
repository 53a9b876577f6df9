import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { ours, unnamed } from '../contract/origin.ts';
import { rubles } from '../contract/wire.ts';
import { fromSite } from './vocabulary.ts';

/** How much one broker lends to one shopper; nothing where it lends nothing. */
export const creditLimit = z.object({ limit: ours(rubles) }).meta(unnamed);

const own = { answer: creditLimit, identity: 'shopper', repeat: 'safe', cache: 'never' } as const;

export const credit = endpoints('credit', {
  revoLimit: endpoint({
    ...own,
    method: 'POST',
    path: '/broker/revo/limit',
    summary: 'How much Revo lends to the signed-in shopper.',
    source: 'spec 2 §7',
    body: z.object({ from_site: z.literal(fromSite) }),
  }),
  mokkaLimit: endpoint({
    ...own,
    method: 'GET',
    path: '/broker/mokka/limit',
    summary: 'How much Mokka lends by this phone, which is that of the signed-in shopper.',
    source: 'spec 2 §7',
    query: z.object({ phone: z.string().regex(/^7\d{10}$/) }),
  }),
});
