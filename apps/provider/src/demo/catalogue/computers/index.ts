import type { Section } from '../../types.ts';
import { desktops } from './desktops.ts';
import { laptops } from './laptops.ts';
import { monitors } from './monitors.ts';
import { printers } from './printers.ts';

export const computers: Section = {
  id: 101,
  code: 'computers',
  name: 'Ноутбуки и компьютеры',
  kind: 'laptop',
  leaves: [laptops, desktops, monitors, printers],
};
