import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { maxLength } from '../contract/fields/text.ts';
import { extension, fromExtension, fromSpec, orNull } from '../contract/origin.ts';
import { houseNumber, id, idText } from '../contract/wire.ts';

const place = {
  street: z.string().min(1).max(maxLength.street),
  house_number: z.string().min(1).max(maxLength.houseNumber),
  floor: orNull(z.string().max(maxLength.floor)),
  flat_number: orNull(z.string().max(maxLength.flatNumber)),
  building: orNull(z.string().max(maxLength.building)),
  housing: orNull(z.string().max(maxLength.housing)),
};

/** An address as it is sent. */
const addressInput = z.object({
  city: z.object({ name: z.string().min(1).max(maxLength.cityName) }),
  ...place,
  house_number: houseNumber,
});

export const address = z.object({ id, city: z.object({ name: z.string() }).meta(fromSpec('1 §3')), ...place }).meta(fromSpec('1 §3'));

const ownAddressCall = { source: 'spec 1 §7', identity: 'shopper', cache: 'never' } as const;
const change = { ...ownAddressCall, idempotency: 'none', answer: z.object({ id: extension(id) }).meta(fromExtension) } as const;

export const addresses = endpoints('addresses', {
  list: endpoint({
    ...ownAddressCall,
    method: 'GET',
    path: '/v2/users/me/addresses',
    field: 'addresses',
    summary: 'The addresses of the signed-in shopper, in the order in which they were added.',
    answer: z.array(address),
    idempotency: 'safe',
  }),
  add: endpoint({
    ...change,
    method: 'POST',
    path: '/v2/users/me/addresses',
    summary: 'Adds an address.',
    body: addressInput,
  }),
  update: endpoint({
    ...change,
    method: 'PUT',
    path: '/v2/users/me/addresses/{id}',
    summary: 'Changes an address.',
    params: z.object({ id: idText }),
    body: addressInput,
  }),
  remove: endpoint({
    ...change,
    method: 'DELETE',
    path: '/v2/users/me/addresses/{id}',
    summary: 'Removes an address.',
    params: z.object({ id: idText }),
  }),
});
