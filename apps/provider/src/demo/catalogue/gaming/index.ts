import type { Section } from '../../types.ts';
import { consoles } from './consoles.ts';
import { gamepads } from './gamepads.ts';
import { vrHeadsets } from './vr-headsets.ts';

export const gaming: Section = {
  id: 113,
  code: 'gaming',
  name: 'Игры и развлечения',
  kind: 'console',
  leaves: [consoles, gamepads, vrHeadsets],
};
