import { expect, test } from 'vitest';
import { deliveryKindsIn } from './delivery-kinds.ts';

test.each([
  [[], ['store', 'point', 'locker', 'courier', 'express']],
  [
    ['1', '2'],
    ['store', 'courier'],
  ],
  [
    ['14', '9'],
    ['point', 'locker'],
  ],
  [['27'], ['express']],
  [['5'], ['courier']],
])('deliveries %j are %j', (ids, ways) => {
  expect(deliveryKindsIn(ids)).toEqual(ways);
});
