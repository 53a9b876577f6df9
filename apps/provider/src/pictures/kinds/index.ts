import type { Drawing } from '../kit/index.ts';
import type { Kind } from '../subject.ts';
import { eReader } from './e-reader.ts';
import { featurePhone } from './feature-phone.ts';
import { fitnessBand } from './fitness-band.ts';
import { phone } from './phone.ts';
import { smartWatch } from './smart-watch.ts';
import { tablet } from './tablet.ts';

/** Every kind and its drawing. */
export const drawings: Partial<Record<Kind, Drawing>> = {
  phone,
  'feature-phone': featurePhone,
  tablet,
  'e-reader': eReader,
  'smart-watch': smartWatch,
  'fitness-band': fitnessBand,
};
