import { type Store as StoreWire, store } from '@vitrina/services/stores/endpoints.ts';
import { keysOf } from '../parent.ts';
import type { Product } from '../products/parents.ts';

export type Store = StoreWire;
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

export const parents = {
  Store: store,
  WorkHours: keysOf<WorkHours>()('opens', 'closes'),
  StoreStock: keysOf<StoreStock>()('store', 'product', 'quantity', 'pickup_at'),
};
