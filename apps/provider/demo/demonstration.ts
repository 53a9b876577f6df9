import type { Demonstration } from '../src/demonstration.ts';
import { media } from './media/drawings.ts';
import { multiply } from './multiply.ts';
import { seedWhenEmpty } from './seed.ts';
import { addShopper, closeShopper } from './shopper.ts';
import { addStaff, closeStaff } from './staff.ts';

/** By this the provider knows of the demonstration, and by nothing else. */
export const demonstration: Demonstration = { media, seedWhenEmpty, multiply, addShopper, closeShopper, addStaff, closeStaff };
