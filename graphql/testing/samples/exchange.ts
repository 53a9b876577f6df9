import { asId } from '@vitrina/services/contract/wire.ts';
import type { ExchangeDevice } from '@vitrina/services/tradein/exchange-device.ts';
import type { TradeInModel } from '../../generated/sources.ts';
import type { SmartPrice } from '../../smartprice/sources.ts';

export const exchangeDevice = (over: Partial<ExchangeDevice> = {}): ExchangeDevice => ({
  tId: 12_345,
  type: 'transmissible',
  brand: 'Apple',
  model: 'iPhone 13',
  memory: 128,
  status: 3,
  price: 25_000_00,
  product_id: null,
  colors: [],
  discounts: [],
  newPrice: null,
  calculator_id: asId(1),
  model_id: asId(24),
  brand_id: asId(1),
  group_id: asId(1),
  color: 'black',
  ...over,
});

/** The new one. */
export const derivable = (): ExchangeDevice => ({
  ...exchangeDevice({ tId: null, type: 'derivable', model: 'Смартфон', status: null, price: 60_000_00, product_id: asId(42) }),
  colors: [{ product_id: asId(42), name: 'чёрный', code: '#1d1e22', price: 60_000_00 }],
  discounts: [{ action_id: null, name: 'Скидка за обмен Apple iPhone 13', promocode: null, sum: 25_000_00 }],
  newPrice: 35_000_00,
  calculator_id: null,
  model_id: null,
  color: null,
});

export const smartPrice = (over: Partial<SmartPrice> = {}): SmartPrice => ({
  tx: '0123456789abcdef',
  tradein_id: asId(7),
  product_id: asId(42),
  total_discount: 5_000_00,
  discountBenefit: 1_000_00,
  ...over,
});

export const tradeInModel = (): TradeInModel => ({
  id: asId(24),
  name: 'iPhone 15 Pro',
  brand: 'Apple',
  brand_id: asId(1),
  group_id: asId(1),
  best_price: 46_000_00,
});
