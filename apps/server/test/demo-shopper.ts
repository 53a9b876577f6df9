import { readDemoShopper } from '../src/demo-shopper.ts';

const shopper = readDemoShopper();
if (!shopper) throw new Error('The demonstration, on which these tests stand, is not beside the provider.');

export const demoShopper = shopper;
