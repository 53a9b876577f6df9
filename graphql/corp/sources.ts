import { company, corpOrder } from '@vitrina/services/corp/endpoints.ts';
import type { Decoded } from '../base/source.ts';

export type Company = Decoded<typeof company>;
export type CorpFastOrderPayload = Decoded<typeof corpOrder>;

export const sources = {
  Company: company,
  CorpFastOrderPayload: corpOrder,
};
