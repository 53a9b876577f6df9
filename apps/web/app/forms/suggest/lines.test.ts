import { expect, test } from 'vitest';
import { addressLines } from './lines.ts';

const nothing = { street: null, houseNumber: null, housing: null, building: null, flatNumber: null };

test('an address is shown without its city and fills what it has', () => {
  const [line] = addressLines([
    { ...nothing, text: 'г Донецк, улица Артёма, д 74, к 2', street: 'улица Артёма', houseNumber: '74', housing: '2' },
  ]);
  expect(line).toEqual({
    text: 'улица Артёма, д.\u00a074, корп.\u00a02',
    fills: { street: 'улица Артёма', houseNumber: '74', housing: '2' },
  });
});

test('a line that nobody has taken apart is written as it is', () => {
  expect(addressLines([{ ...nothing, text: 'г Донецк, ул Артёма' }])).toEqual([
    { text: 'г Донецк, ул Артёма', fills: { street: 'г Донецк, ул Артёма' } },
  ]);
});
