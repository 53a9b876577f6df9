import { tradeInBrandModels, tradeInColor, tradeInGroup } from '@vitrina/services/tradein/devices.ts';
import { type Decoded, keysOf } from '../base/source.ts';
import type * as exchange from './exchange-sources.ts';
import { exchangeSources } from './exchange-sources.ts';
import type { GradeOption, MemoryOption, MemoryStep, PriceOffer } from './rules.ts';

export type TradeInBonus = exchange.TradeInBonus;
export type TradeInDevice = exchange.TradeInDevice;
export type TradeInDeviceColor = exchange.TradeInDeviceColor;
export type TradeInDiscount = exchange.TradeInDiscount;
export type TradeInExchange = exchange.TradeInExchange;
export type TradeInRemoveDerivablePayload = exchange.TradeInRemoveDerivablePayload;
export type TradeInRemovePayload = exchange.TradeInRemovePayload;
export type TradeInSavePayload = exchange.TradeInSavePayload;
export type TradeInSetDataPayload = exchange.TradeInSetDataPayload;
export type TradeInSetDerivablePayload = exchange.TradeInSetDerivablePayload;

export type TradeInGroup = Decoded<typeof tradeInGroup>;
export type TradeInGrade = GradeOption;
export type TradeInBrandModels = Decoded<typeof tradeInBrandModels>;
export type TradeInPrice = PriceOffer;
export type TradeInMemory = MemoryOption;
export type TradeInMemoryInfo = MemoryStep;
export type TradeInColor = Decoded<typeof tradeInColor>;

export const sources = {
  ...exchangeSources,
  TradeInGroup: tradeInGroup,
  TradeInGrade: keysOf<TradeInGrade>()('condition', 'letter', 'name', 'description', 'signs'),
  TradeInBrandModels: tradeInBrandModels,
  TradeInPrice: keysOf<TradeInPrice>()('memory', 'condition', 'price'),
  TradeInMemory: keysOf<TradeInMemory>()('memory', 'name', 'price'),
  TradeInMemoryInfo: keysOf<TradeInMemoryInfo>()('step', 'memories'),
  TradeInColor: tradeInColor,
};
