import { describe, expect, test } from 'vitest';
import { townAddress, townOf } from '../../entities/map/address.ts';
import { drawTown } from '../../entities/map/drawing.server.ts';
import { cross, streetsOf } from '../../entities/map/streets.ts';
import { visit } from '../../testing/visit.ts';
import { loader } from './town.ts';

const donetsk = { latitude: 48.0159, longitude: 37.8028, width: 400, height: 480, scale: 26, occupied: '0'.repeat(200) };
const queryOf = (address: string) => new URL(address, 'http://shop.example').searchParams;

test('an address carries the frame, and nothing that no page asks for', () => {
  expect(townOf(queryOf(townAddress(donetsk)))).toEqual(donetsk);
  for (const change of [
    'at=48',
    'at=91 37',
    'at=48 181',
    'at=1e1 5',
    'scale=0.01',
    'scale=2001',
    'scale=x',
    'size=400',
    'size=49 400',
    'size=400 1601',
    'occupied=',
    `occupied=${'g'.repeat(200)}`,
  ]) {
    const query = queryOf(townAddress(donetsk));
    const [name = '', value = ''] = change.split('=');
    query.set(name, value);
    expect(townOf(query), change).toBeNull();
  }
});

describe('the ground of a map', () => {
  test('has the waters and districts of its town', () => {
    const drawing = drawTown(donetsk);
    expect(drawing).toContain('>Кальмиус</text>');
    expect(drawing).toContain('>Киевский</text>');
    expect(drawTown({ ...donetsk, latitude: 59.9343, longitude: 30.3351, scale: 14 })).toContain('>Финский залив</text>');
  });
  test('writes no name where a pin or its street is written', () => {
    const drawing = drawTown({ ...donetsk, occupied: 'f'.repeat(200) });
    expect(drawing).not.toContain('<text');
  });
  test('has streets where nobody has drawn more', () => {
    const drawing = drawTown({ ...donetsk, latitude: 62.5, longitude: 100 });
    expect(drawing).toContain('var(--map-street');
    expect(drawing).not.toContain('<text');
  });
  test('is the same every time, and no larger however far one looks', () => {
    expect(drawTown(donetsk)).toBe(drawTown(donetsk));
    for (const scale of [0.02, 1, 26, 300, 2000]) expect(drawTown({ ...donetsk, scale }).length).toBeLessThan(80_000);
  });
  test('is sent as a picture that browsers keep; no frame is 404', () => {
    const ask = (address: string) => {
      const url = new URL(address, 'http://shop.example');
      return loader({ context: visit().context, url, request: new Request(url), params: {}, pattern: '/town.svg' });
    };
    expect(ask(townAddress(donetsk)).headers.get('cache-control')).toBe('public, max-age=86400');
    expect(() => ask('/town.svg')).toThrow();
  });
});

test('streets fill the window, whatever it is', () => {
  const { quarters } = streetsOf(7, 0.8, { west: 3, east: 6, south: -2, north: 1 });
  const xs = quarters.flatMap(({ corners }) => corners.map(({ x }) => x));
  const ys = quarters.flatMap(({ corners }) => corners.map(({ y }) => y));
  expect([Math.min(...xs) < 3, Math.max(...xs) > 6, Math.min(...ys) < -2, Math.max(...ys) > 1]).toEqual([true, true, true, true]);
});

test('an avenue that crosses a river is a bridge', () => {
  const at = (x: number, y: number) => ({ x, y });
  expect(cross(at(0, 0), at(2, 2), at(0, 2), at(2, 0))).toBe(true);
  expect(cross(at(0, 0), at(2, 2), at(3, 2), at(5, 0))).toBe(false);
});
