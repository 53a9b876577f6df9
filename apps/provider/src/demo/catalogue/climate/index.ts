import type { Section } from '../../types.ts';
import { airConditioners } from './air-conditioners.ts';
import { fans } from './fans.ts';
import { heaters } from './heaters.ts';
import { humidifiers } from './humidifiers.ts';

export const climate: Section = {
  id: 111,
  code: 'climate',
  name: 'Климатическая техника',
  kind: 'air-conditioner',
  leaves: [airConditioners, heaters, humidifiers, fans],
};
