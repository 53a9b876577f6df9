import type { Section } from '../../types.ts';
import { dryers } from './dryers.ts';
import { washingMachines } from './washing-machines.ts';
import { waterHeaters } from './water-heaters.ts';

export const laundry: Section = {
  id: 108,
  code: 'laundry',
  name: 'Стирка и горячая вода',
  kind: 'washing-machine',
  leaves: [washingMachines, dryers, waterHeaters],
};
