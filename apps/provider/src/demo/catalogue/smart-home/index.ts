import type { Section } from '../../types.ts';
import { securityCameras } from './security-cameras.ts';
import { smartBulbs } from './smart-bulbs.ts';
import { smartHubs } from './smart-hubs.ts';
import { smartPlugs } from './smart-plugs.ts';

export const smartHome: Section = {
  id: 115,
  code: 'smart-home',
  name: 'Умный дом',
  kind: 'smart-bulb',
  leaves: [smartBulbs, securityCameras, smartPlugs, smartHubs],
};
