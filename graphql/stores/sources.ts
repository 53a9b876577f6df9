import {
  type StoreNearAddress as NearAddressWire,
  type ServiceCenter as ServiceCenterWire,
  serviceCenter,
} from '@vitrina/services/stores/endpoints.ts';
import { keysOf } from '../base/source.ts';
import type { Store } from '../generated/sources.ts';
import type { Product } from '../products/sources.ts';

export type ServiceCenter = ServiceCenterWire;
/** A store with how far it is from an address. */
export type StoreNearAddress = NearAddressWire;

/** What a store has of the product asked about. */
export interface StoreStock {
  store: Store;
  product: Product;
  quantity: number;
  pickup_at: string | null;
  /** IANA name of the store's city; read only for what is said in words. */
  timeZone: () => Promise<string>;
}

export const sources = {
  StoreNearAddress: keysOf<StoreNearAddress>()(),
  ServiceCenter: serviceCenter,
  StoreStock: keysOf<StoreStock>()('store', 'product', 'quantity', 'pickup_at'),
};
