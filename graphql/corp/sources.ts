import { company, type corpOrder } from '@vitrina/services/corp/endpoints.ts';
import { type Decoded, keysOf } from '../base/source.ts';

export type Company = Decoded<typeof company>;
export type CorpFastOrderPayload = Decoded<typeof corpOrder>;

export const sources = {
  Company: company,
  CorpFastOrderPayload: keysOf<CorpFastOrderPayload>()('id', 'is_order_status_open'),
};
