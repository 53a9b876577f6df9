import type { ExchangeDevice } from '@vitrina/services/tradein/exchange-device.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import type { ChosenDevice } from './exchange-read.ts';

export type DeviceAnswer = WithDatabaseIds<ExchangeDevice>;

/** An old device as the wire has it. */
export const deviceAnswer = ({
  tId,
  brand,
  model,
  memory,
  status,
  price,
  calculatorId,
  modelId,
  brandId,
  groupId,
  color,
}: ChosenDevice): DeviceAnswer => ({
  tId,
  type: 'transmissible',
  brand,
  model,
  memory,
  status,
  price,
  product_id: null,
  colors: [],
  discounts: [],
  newPrice: null,
  calculator_id: calculatorId,
  model_id: modelId,
  brand_id: brandId,
  group_id: groupId,
  color,
});
