import type { Section } from '../../types.ts';
import { hairDryers } from './hair-dryers.ts';
import { scales } from './scales.ts';
import { shavers } from './shavers.ts';
import { toothbrushes } from './toothbrushes.ts';

export const beauty: Section = {
  id: 112,
  code: 'beauty',
  name: 'Красота и здоровье',
  kind: 'hair-dryer',
  leaves: [hairDryers, shavers, toothbrushes, scales],
};
