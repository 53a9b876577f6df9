import { asId } from '@vitrina/services/contract/wire.ts';
import type { HandwrittenAnswers } from '../provider.ts';
import * as samples from '../samples.ts';

export const smartprice: HandwrittenAnswers['smartprice'] = {
  txInfo: ({ body }) => ({ state: 'completed', smart_price: samples.smartPrice({ tx: body.tx }) }),
  product: () => ({ product_id: asId(42), total_discount: 5_000_00, discountBenefit: 1_000_00 }),
  link: () => ({ tx: '0123456789abcdef', url: '/sandbox-acquirer/valuation-0123456789abcdef' }),
  check: () => ({ state: 'completed' }),
};
