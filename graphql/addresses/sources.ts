import { address } from '@vitrina/services/addresses/endpoints.ts';
import { type Decoded, keysOf } from '../base/source.ts';

export type Address = Decoded<typeof address>;
export interface AddressAddPayload {
  addresses: Address[];
}
export type AddressUpdatePayload = AddressAddPayload;
export type AddressRemovePayload = AddressAddPayload;

const payloadKeys = keysOf<AddressAddPayload>()('addresses');

export const sources = {
  Address: address,
  AddressAddPayload: payloadKeys,
  AddressUpdatePayload: payloadKeys,
  AddressRemovePayload: payloadKeys,
};
