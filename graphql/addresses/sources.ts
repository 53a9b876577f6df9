import { keysOf } from '../base/source.ts';
import type { Address } from '../generated/sources.ts';

export interface AddressAddPayload {
  addresses: Address[];
}
export type AddressUpdatePayload = AddressAddPayload;
export type AddressRemovePayload = AddressAddPayload;

const payloadKeys = keysOf<AddressAddPayload>()('addresses');

export const sources = {
  AddressAddPayload: payloadKeys,
  AddressUpdatePayload: payloadKeys,
  AddressRemovePayload: payloadKeys,
};
