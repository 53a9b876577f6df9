import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { products } from '@vitrina/services/products/endpoints.ts';
import type { exchangeCalls } from '@vitrina/services/tradein/exchange.ts';
import type { ExchangeDevice } from '@vitrina/services/tradein/exchange-device.ts';
import { keysOf } from '../base/source.ts';

/** In a basket it has the line that it makes cheaper. */
export type TradeInDevice = ExchangeDevice & { item_id?: ExchangeDevice['product_id'] };
export type TradeInDeviceColor = ExchangeDevice['colors'][number];
export type ExchangeOnWire = Output<typeof exchangeCalls.save>;
export interface TradeInExchange {
  devices: TradeInDevice[];
  derivable: TradeInDevice | null;
}
export type TradeInDiscount = NonNullable<Output<typeof exchangeCalls.discount>>;
export type TradeInBonus = NonNullable<Output<typeof products.tradeInDiscount>>['levels'][number];
export interface TradeInSavePayload {
  exchange: TradeInExchange;
}
export type TradeInRemovePayload = TradeInSavePayload;
export type TradeInSetDataPayload = TradeInSavePayload;
export type TradeInSetDerivablePayload = TradeInSavePayload;
export type TradeInRemoveDerivablePayload = TradeInSavePayload;

const payload = keysOf<TradeInSavePayload>()('exchange');

export const exchangeSources = {
  TradeInDevice: keysOf<TradeInDevice>()(
    ...([
      'calculator_id',
      'model_id',
      'brand_id',
      'group_id',
      'brand',
      'model',
      'memory',
      'color',
      'price',
      'product_id',
      'colors',
      'discounts',
      'newPrice',
    ] as const),
  ),
  TradeInDeviceColor: keysOf<TradeInDeviceColor>()('product_id', 'name', 'code', 'price'),
  TradeInExchange: keysOf<TradeInExchange>()('devices', 'derivable'),
  TradeInDiscount: keysOf<TradeInDiscount>()('discount', 'final_price', 'discounts'),
  TradeInBonus: keysOf<TradeInBonus>()('discount'),
  TradeInSavePayload: payload,
  TradeInRemovePayload: payload,
  TradeInSetDataPayload: payload,
  TradeInSetDerivablePayload: payload,
  TradeInRemoveDerivablePayload: payload,
};
