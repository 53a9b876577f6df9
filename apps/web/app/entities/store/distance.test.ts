import { expect, test } from 'vitest';
import { distanceText, nearestFirst } from './distance.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  [0, '10 м'],
  [344, '340 м'],
  [994, '990 м'],
  [995, '1 км'],
  [1249, '1,2 км'],
  [9949, '9,9 км'],
  [9950, '10 км'],
  [12_400, '12 км'],
])('%i m is «%s»', (metres, text) => {
  expect(distanceText(metres).replace('\u00a0', ' ')).toBe(text);
});

test('the nearest place is the first', () => {
  const places = [at(48.2, 37), at(48.1, 37)];
  expect(nearestFirst(places, at(48, 37)).map(({ latitude }) => latitude)).toEqual([48.1, 48.2]);
});
