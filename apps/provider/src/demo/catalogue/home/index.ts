import type { Section } from '../../types.ts';
import { garmentSteamers } from './garment-steamers.ts';
import { irons } from './irons.ts';
import { robotVacuums } from './robot-vacuums.ts';
import { stickVacuums } from './stick-vacuums.ts';
import { vacuums } from './vacuums.ts';

export const home: Section = {
  id: 110,
  code: 'home',
  name: 'Техника для дома',
  kind: 'stick-vacuum',
  leaves: [stickVacuums, vacuums, robotVacuums, irons, garmentSteamers],
};
