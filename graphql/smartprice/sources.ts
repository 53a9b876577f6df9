import { basketSmartPrice } from '@vitrina/services/basket/endpoints.ts';
import { smartPrice, smartPriceLink, smartPriceOffer } from '@vitrina/services/smartprice/endpoints.ts';
import { type Decoded, keysOf } from '../base/source.ts';
import type { SmartPriceState } from '../generated/resolvers.ts';

export type SmartPrice = Decoded<typeof smartPrice>;
export type SmartPriceOffer = Decoded<typeof smartPriceOffer>;
export type BasketSmartPrice = Decoded<typeof basketSmartPrice>;
export type SmartPriceStartValuationPayload = Decoded<typeof smartPriceLink>;
export type SmartPriceBeginPayload = SmartPriceStartValuationPayload;
export interface SmartPriceInfo {
  state: SmartPriceState;
  smartPrice: SmartPrice | null;
}

export const sources = {
  SmartPrice: smartPrice,
  SmartPriceOffer: smartPriceOffer,
  BasketSmartPrice: basketSmartPrice,
  SmartPriceStartValuationPayload: smartPriceLink,
  SmartPriceBeginPayload: smartPriceLink,
  SmartPriceInfo: keysOf<SmartPriceInfo>()('state', 'smartPrice'),
};
