import type { Section } from '../../types.ts';
import { graphicsCards } from './graphics-cards.ts';
import { motherboards } from './motherboards.ts';
import { powerSupplies } from './power-supplies.ts';
import { processors } from './processors.ts';
import { ssd } from './ssd.ts';

export const components: Section = {
  id: 103,
  code: 'components',
  name: 'Комплектующие',
  kind: 'graphics-card',
  leaves: [graphicsCards, processors, motherboards, ssd, powerSupplies],
};
