import { banner } from '@vitrina/services/banners/endpoints.ts';
import type { Decoded } from '../base/source.ts';

export type Banner = Decoded<typeof banner>;

export const sources = { Banner: banner };
