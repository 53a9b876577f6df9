import { isId } from '@vitrina/services/contract/fields/id.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hrefOf, type Place, readPlace } from './address.ts';
import { emptyDevice, tIds } from './device.ts';

const read = (query: string) => readPlace(new URLSearchParams(query));
const nothing: Place = { devices: [], at: null, product: null, search: '' };

test('an address that says nothing is the beginning', () => expect(read('')).toEqual(nothing));

test('a device is written by its parts, its condition by the code', () => {
  const device = {
    ...emptyDevice(12_345),
    calculator: '1',
    group: '1',
    brand: '2',
    model: '7',
    memory: 128,
    condition: 'WORKING' as const,
  };
  expect(hrefOf({ ...nothing, devices: [device], at: '12345' })).toBe('/trade-in?d=12345%2C1%2C1%2C2%2C7%2C128%2C2&at=12345');
  for (const [code, condition] of [
    ['3', 'PERFECT'],
    ['2', 'WORKING'],
    ['1', 'BROKEN_SCREEN'],
  ]) {
    expect(read(`d=12345,,,,,,${code}`)?.devices).toEqual([{ ...emptyDevice(12_345), condition }]);
  }
  expect(read('d=12345,,,,,0')?.devices).toEqual([{ ...emptyDevice(12_345), memory: 0 }]);
});

test('what is written is read again, whatever ids a provider has', () => {
  const id = fc.option(fc.stringMatching(/^[\w.-]{1,20}$/).filter(isId));
  const device = fc.record({
    tId: fc.integer({ min: tIds.least, max: tIds.most }),
    calculator: id,
    group: id,
    brand: id,
    model: id,
    memory: fc.option(fc.integer({ min: 0, max: 999_999 })),
    condition: fc.option(fc.constantFrom('PERFECT' as const, 'WORKING' as const, 'BROKEN_SCREEN' as const)),
    color: id,
  });
  const devices = fc.uniqueArray(device, { maxLength: 5, selector: ({ tId }) => tId });
  fc.assert(
    fc.property(devices, id, (all, product) => {
      const place = { devices: all, at: 'new', product, search: 'айфон 13' };
      expect(readPlace(new URL(hrefOf(place), 'http://shop').searchParams)).toEqual(place);
    }),
  );
});

test.each([
  ['a number of four digits', 'd=9999'],
  ['a number of six', 'd=100000'],
  ['no number', 'd=abcde'],
  ['a condition that there is not', 'd=10000,1,1,1,1,128,4'],
  ['a memory that is no number', 'd=10000,1,1,1,1,much'],
  ['a negative memory', 'd=10000,1,1,1,1,-1'],
  ['a part too many', 'd=10000,1,1,1,1,128,3,black,more'],
  ['a part that cannot be decoded', 'd=10000,%25E0'],
  ['an id that is none', 'd=10000,1%252F2'],
  ['two devices of one number', 'd=10000&d=10000'],
  ['more devices than there may be', 'd=10000&d=10001&d=10002&d=10003&d=10004&d=10005'],
  ['a device that is not there', 'd=10000&at=10001'],
  ['a product that can be none', 'product=a/b'],
])('%s is no address of this shop', (_, query) => expect(read(query)).toBeNull());
