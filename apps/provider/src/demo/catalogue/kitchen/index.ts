import type { Section } from '../../types.ts';
import { cookers } from './cookers.ts';
import { dishwashers } from './dishwashers.ts';
import { freezers } from './freezers.ts';
import { refrigerators } from './refrigerators.ts';

export const kitchen: Section = {
  id: 106,
  code: 'kitchen',
  name: 'Крупная техника для кухни',
  kind: 'fridge',
  leaves: [refrigerators, freezers, cookers, dishwashers],
};
