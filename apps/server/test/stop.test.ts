import { it } from 'vitest';
import { endsWell, type Stopping, underLoad } from './stopping.ts';

it.each<Stopping>([
  { count: 1, told: 'twice' },
  { count: 2, told: 'with its whole group' },
])(underLoad, endsWell);
