import {
  type StoreNearAddress as NearAddressWire,
  type ServiceCenter as ServiceCenterWire,
  type Store as StoreWire,
  serviceCenter,
  store,
} from '@vitrina/services/stores/endpoints.ts';
import { keysOf } from '../base/source.ts';
import type { Product } from '../products/sources.ts';

export type Store = StoreWire;
export type ServiceCenter = ServiceCenterWire;
/** A store with how far it is from an address. */
export type StoreNearAddress = NearAddressWire;
export interface WorkHours {
  opens: string;
  closes: string;
}

/** What a store has of the product asked about. */
export interface StoreStock {
  store: Store;
  product: Product;
  quantity: number;
  pickup_at: string | null;
  /** IANA name of the store's city. */
  timeZone: string;
}

export const sources = {
  Store: store,
  StoreNearAddress: keysOf<StoreNearAddress>()(),
  ServiceCenter: serviceCenter,
  WorkHours: keysOf<WorkHours>()('opens', 'closes'),
  StoreStock: keysOf<StoreStock>()('store', 'product', 'quantity', 'pickup_at'),
};
