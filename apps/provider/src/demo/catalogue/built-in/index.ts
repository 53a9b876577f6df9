import type { Section } from '../../types.ts';
import { builtInDishwashers } from './built-in-dishwashers.ts';
import { hobs } from './hobs.ts';
import { hoods } from './hoods.ts';
import { ovens } from './ovens.ts';

export const builtIn: Section = {
  id: 107,
  code: 'built-in',
  name: 'Встраиваемая техника',
  kind: 'oven',
  leaves: [ovens, hobs, hoods, builtInDishwashers],
};
