import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { currentCityId, defaultTimeZone, fallbackCity, metresBetween, nearestCity, timeZoneOf } from './rules.ts';

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

const at = (ymap_latitude: number, ymap_longitude: number) => ({ ymap_latitude, ymap_longitude });

test('distance is that of a sphere of 6371000 m', () => {
  expect(metresBetween(at(48, 37), at(48, 37))).toBe(0);
  // A degree of latitude; half of the way around; across the line where days begin.
  expect(metresBetween(at(48, 37), at(49, 37))).toBeCloseTo(111_194.93, 1);
  expect(metresBetween(at(0, 0), at(0, 180))).toBeCloseTo(Math.PI * 6_371_000, 0);
  expect(metresBetween(at(0, 179.5), at(0, -179.5))).toBeCloseTo(111_194.93, 1);
});

test('the nearest city is the one at the least distance', () => {
  const [donetsk, makeevka] = [at(48.0159, 37.8028), at(48.045, 37.9667)];
  expect(nearestCity([donetsk, makeevka], at(48.03, 37.88))).toBe(donetsk);
  expect(nearestCity([donetsk, makeevka], at(48.03, 37.89))).toBe(makeevka);
  expect(nearestCity([], at(48, 37))).toBeNull();
});
