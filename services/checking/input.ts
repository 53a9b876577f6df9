import * as z from 'zod';
import { expandedComment } from '../comments/vocabulary.ts';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { defaultOrderTypeId, paymentTypes } from '../contract/fields/special-ids.ts';
import type { CallInput } from '../http/request.ts';
import type { Samples } from './samples.ts';

/** What a trial order says of whoever gives it. */
const contact = { first_name: 'Проверка', last_name: '', email: null };

/** Bodies that no example of single fields makes up: a sign-in, and a one-click order with the least there may be. */
const bodies: Readonly<Record<string, (samples: Samples) => unknown>> = {
  'auth.login': ({ phone, password }) => (phone === undefined || password === undefined ? undefined : { phone, password }),
  'orders.create': ({ phone, basketId }) =>
    phone === undefined || basketId === undefined
      ? undefined
      : {
          revision: 0,
          order_type_id: defaultOrderTypeId,
          contact: { ...contact, phone },
          deliveries: {},
          payment_type_id: null,
          is_one_click: true,
          comment: 'Проверка подключения, не собирать',
          consents: [],
        },
  'payments.create': ({ order_id }) => (order_id === undefined ? undefined : { order_id, payment_type_id: paymentTypes.online }),
  'actions.ofProducts': goodsOf,
  'actions.ofAccessories': goodsOf,
  'actions.mechanics': (samples) =>
    samples['actions.id'] === undefined || samples.product_id === undefined
      ? undefined
      : { product: { id: samples.product_id, quantity: 1 } },
  'payments.init': () => ({ return_url: 'https://shop.example/cart' }),
};

/** Queries of which no single field has to be there, but some of them do: what is said of a product. */
const queries: Readonly<Record<string, (samples: Samples) => Record<string, unknown> | undefined>> = {
  'actions.list': ({ product_id }) => (product_id === undefined ? undefined : { basket: [{ product_id, qty: 1 }], expand: 'bank_flags' }),
  'comments.list': ({ product_id }) =>
    product_id === undefined ? undefined : { type: 'product', owner_id: product_id, status: 1, expand: expandedComment },
};

function goodsOf({ product_id: id }: Samples): object | undefined {
  return id === undefined ? undefined : { products: [{ id, quantity: 1 }] };
}

/** The samples, with those of the domain's own names before the others: `stores.id` is the `id` of a store. */
function ofDomain(domain: string, samples: Samples): Samples {
  const domainSamples = Object.entries(samples).flatMap(([name, value]) =>
    name.startsWith(`${domain}.`) && value !== undefined ? [[name.slice(domain.length + 1), value] as const] : [],
  );
  return { ...samples, ...Object.fromEntries(domainSamples) };
}

/** The least that a call may be asked with, of what has been seen; undefined when something is missing for it. */
export function inputFor(endpoint: AnyEndpoint, samples: Samples): CallInput | undefined {
  const { params, query, body } = endpoint.schemas;
  const id = `${endpoint.domain}.${endpoint.name}`;
  const callSamples = ofDomain(endpoint.domain, samples);
  const wholeBody = bodies[id];
  const parts = {
    params: fillFields(params, callSamples),
    query: (queries[id] ?? ((querySamples) => fillFields(query, querySamples)))(callSamples),
    body: wholeBody === undefined ? bodyOf(body, samples) : wholeBody(samples),
  };
  if (parts.params === undefined || parts.query === undefined || (body !== undefined && parts.body === undefined)) return undefined;
  return {
    params: parts.params,
    query: parts.query,
    body: parts.body,
    ...(endpoint.idempotency === 'keyed' && { idempotencyKey: `provider-check-${crypto.randomUUID()}` }),
  };
}

const bodyOf = (body: z.ZodType | undefined, samples: Samples) => (body instanceof z.ZodObject ? fillFields(body, samples) : undefined);

/** What need not be asked for, and is, since the shop asks for it. */
const alwaysSent = ['expand'];

/** Every obligatory field with its sample; undefined when there is none for one of them. */
function fillFields(schema: z.ZodObject, samples: Samples): Record<string, unknown> | undefined {
  const requiredFields = Object.entries(schema.shape).filter(
    ([name, field]) => !(field instanceof z.ZodOptional) || alwaysSent.includes(name),
  );
  const values = requiredFields.map(([name]): [string, unknown] => [name, samples[name]]);
  return values.every(([, value]) => value !== undefined) ? Object.fromEntries(values) : undefined;
}
