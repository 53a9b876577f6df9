import { readDemoShopper } from '../src/demo-shopper.ts';

const found = readDemoShopper();
if (!found) throw new Error('The demonstration, on which these tests stand, is not beside the provider.');

export const demoShopper = found;
