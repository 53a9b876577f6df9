import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { innPattern } from '../contract/fields/check-digits.ts';
import { maxQuantity } from '../contract/fields/quantity.ts';
import { maxLength } from '../contract/fields/text.ts';
import { extension, extensionList, extensionWithDefault, fromExtension, requiredExtension } from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { email, id, phone } from '../contract/wire.ts';

const inn = z.string().regex(innPattern);

/** What a register says of a company, in the words of its lookup service. */
const companyData = z
  .object({
    inn: requiredExtension(z.string()),
    kpp: extension(z.string()),
    ogrn: extension(z.string()),
    address: extension(z.object({ value: z.string() }).meta(fromExtension)),
  })
  .meta(fromExtension);

export const company = z
  .object({
    /** Its name, as documents have it. */
    value: rename('name', requiredExtension(z.string().min(1))),
    data: companyData,
  })
  .meta(fromExtension);

/** What has become of a fast order. */
export const corpOrder = z
  .object({
    /** Its number, which the manager names. */
    id: extension(id),
    /** Whether the status of the order may be shown from now on (spec 2 §4, 'order status open'). */
    is_order_status_open: extensionWithDefault(z.boolean(), true),
  })
  .meta(fromExtension);

export const corp = endpoints('corp', {
  fastOrder: endpoint({
    method: 'POST',
    path: '/v2/corp/fast-order',
    summary: 'A company says what it needs; a manager agrees on the rest. Reserves nothing.',
    source: 'spec 2 §7',
    body: z.object({
      inn,
      company_name: z.string().min(1).max(maxLength.company),
      contact_name: z.string().min(1).max(maxLength.fullName),
      phone,
      email,
      comment: z.string().max(maxLength.companyRequest).nullable(),
      items: z.array(z.object({ product_id: id, quantity: z.int().positive().max(maxQuantity) })).max(100),
      /** Purposes the person consented to, kept with the moment and the address they came from. */
      consents: z.array(z.string()),
    }),
    answer: corpOrder,
    identity: 'visitor',
    idempotency: 'keyed',
    cache: 'never',
  }),
  findCompany: endpoint({
    method: 'POST',
    path: '/api/dadata/find-company',
    summary: 'The companies of a tax number: one and its branches, none where the register has none.',
    source: 'spec 2 §7',
    body: z.object({ inn }),
    answer: z.object({ suggestions: extensionList(company) }).meta(fromExtension),
    identity: 'nobody',
    idempotency: 'safe',
    cache: 'never',
  }),
});
