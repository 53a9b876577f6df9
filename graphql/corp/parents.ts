import { company, type corpOrder } from '@vitrina/services/corp/endpoints.ts';
import { type Decoded, keysOf } from '../base/parent.ts';

export type Company = Decoded<typeof company>;
export type CorpFastOrderPayload = Decoded<typeof corpOrder>;

export const parents = {
  Company: company,
  CorpFastOrderPayload: keysOf<CorpFastOrderPayload>()('id', 'is_order_status_open'),
};
