import { corpOrder } from '@vitrina/services/corp/endpoints.ts';
import { type Decoded, keysOf } from '../base/source.ts';

/** A company as a register has it. */
export interface Company {
  name: string;
  inn: string;
  kpp: string | null;
  ogrn: string | null;
  address: string | null;
}
export type CorpFastOrderPayload = Decoded<typeof corpOrder>;

export const sources = {
  Company: keysOf<Company>()('name', 'inn', 'kpp', 'ogrn', 'address'),
  CorpFastOrderPayload: corpOrder,
};
