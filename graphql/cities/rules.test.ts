import { currentCityId } from '@vitrina/services/cities/vocabulary.ts';
import { defaultTimeZone } from '@vitrina/services/contract/fields/special-ids.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { fallbackCity, nearestCity, timeZoneOf } from './rules.ts';

test('the retired city is the default one', () => {
  expect(currentCityId(asId(133))).toBe('1');
  expect(currentCityId(asId(132))).toBe('132');
  expect(currentCityId(asId(1))).toBe('1');
});

test('the stand-in is the default city of the contract', () => {
  expect(fallbackCity).toMatchObject({ id: asId(1), alias: 'doneck', name: 'Донецк', ymap_latitude: 48.0159, ymap_longitude: 37.8028 });
});

test('a time zone nobody knows is the default one', () => {
  expect(timeZoneOf({ time_zone: 'Asia/Vladivostok' })).toBe('Asia/Vladivostok');
  expect(timeZoneOf({ time_zone: 'Europe/Nowhere' })).toBe(defaultTimeZone);
  expect(timeZoneOf({ time_zone: '' })).toBe(defaultTimeZone);
});

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test('the nearest city is the one at the least distance', () => {
  const [donetsk, makeevka] = [
    { ymap_latitude: 48.0159, ymap_longitude: 37.8028 },
    { ymap_latitude: 48.045, ymap_longitude: 37.9667 },
  ];
  expect(nearestCity([donetsk, makeevka], at(48.03, 37.88))).toBe(donetsk);
  expect(nearestCity([donetsk, makeevka], at(48.03, 37.89))).toBe(makeevka);
  expect(nearestCity([], at(48, 37))).toBeNull();
});
