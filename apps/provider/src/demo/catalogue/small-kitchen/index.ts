import type { Section } from '../../types.ts';
import { airFryers } from './air-fryers.ts';
import { blenders } from './blenders.ts';
import { coffeeMachines } from './coffee-machines.ts';
import { kettles } from './kettles.ts';
import { microwaves } from './microwaves.ts';
import { multicookers } from './multicookers.ts';
import { toasters } from './toasters.ts';

export const smallKitchen: Section = {
  id: 109,
  code: 'small-kitchen',
  name: 'Мелкая техника для кухни',
  kind: 'kettle',
  leaves: [kettles, microwaves, coffeeMachines, multicookers, blenders, toasters, airFryers],
};
