import { it } from 'vitest';
import { endsWell, type Stopping, underLoad } from './stopping.ts';

// Told once it ends in `processes.long.test.ts` as well, with one request under way.
it.each<Stopping>([
  { count: 1, told: 'once' },
  { count: 2, told: 'once' },
])(underLoad, endsWell);
