import type { Section } from '../types.ts';
import { accessories } from './accessories/index.ts';
import { audio } from './audio/index.ts';
import { beauty } from './beauty/index.ts';
import { builtIn } from './built-in/index.ts';
import { climate } from './climate/index.ts';
import { components } from './components/index.ts';
import { computers } from './computers/index.ts';
import { digital } from './digital/index.ts';
import { gaming } from './gaming/index.ts';
import { home } from './home/index.ts';
import { kitchen } from './kitchen/index.ts';
import { laundry } from './laundry/index.ts';
import { peripherals } from './peripherals/index.ts';
import { photo } from './photo/index.ts';
import { smallKitchen } from './small-kitchen/index.ts';
import { smartHome } from './smart-home/index.ts';
import { smartphonesGadgets } from './smartphones-gadgets/index.ts';
import { tvVideo } from './tv-video/index.ts';

/** The whole demo catalogue, in the order of the menu. */
export const sections: readonly Section[] = [
  smartphonesGadgets,
  computers,
  peripherals,
  components,
  tvVideo,
  audio,
  kitchen,
  builtIn,
  laundry,
  smallKitchen,
  home,
  climate,
  beauty,
  gaming,
  photo,
  smartHome,
  accessories,
  digital,
];
