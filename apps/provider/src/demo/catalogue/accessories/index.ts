import type { Section } from '../../types.ts';
import { cables } from './cables.ts';
import { chargers } from './chargers.ts';
import { memoryCards } from './memory-cards.ts';
import { phoneCases } from './phone-cases.ts';
import { powerBanks } from './power-banks.ts';

export const accessories: Section = {
  id: 116,
  code: 'accessories',
  name: 'Аксессуары',
  kind: 'power-bank',
  leaves: [phoneCases, powerBanks, chargers, cables, memoryCards],
};
