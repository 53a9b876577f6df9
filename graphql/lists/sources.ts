import type { Id } from '@vitrina/services/contract/wire.ts';
import type { List } from '@vitrina/services/lists/vocabulary.ts';
import { keysOf } from '../base/source.ts';

/** Newest first. */
export interface ProductList {
  list: List;
  productIds: readonly Id[];
}

export interface ProductListAddPayload {
  list: ProductList;
}
export type ProductListRemovePayload = ProductListAddPayload;

const payloadKeys = keysOf<ProductListAddPayload>()('list');

export const sources = {
  ProductList: keysOf<ProductList>()('list', 'productIds'),
  ProductListAddPayload: payloadKeys,
  ProductListRemovePayload: payloadKeys,
};
