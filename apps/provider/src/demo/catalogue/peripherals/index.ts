import type { Section } from '../../types.ts';
import { keyboards } from './keyboards.ts';
import { mice } from './mice.ts';
import { routers } from './routers.ts';

export const peripherals: Section = {
  id: 102,
  code: 'peripherals',
  name: 'Периферия и сеть',
  kind: 'keyboard',
  leaves: [keyboards, mice, routers],
};
