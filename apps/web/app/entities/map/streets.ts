import type { Point } from './projection.ts';

/** A quarter between four avenues, its corners in order, in kilometres from the town's centre. */
export interface Quarter {
  corners: readonly [Point, Point, Point, Point];
  isPark: boolean;
  /** Streets within it, one way and the other. */
  streets: readonly (readonly [Point, Point])[];
}

export interface Avenue {
  from: Point;
  to: Point;
  isWide: boolean;
}

/** Streets of a piece of a town. */
export interface Streets {
  quarters: Quarter[];
  avenues: Avenue[];
}

/** A number of 0 to 1 that always belongs to these ones. */
export function chance(...numbers: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const number of numbers) {
    state = Math.imul(state ^ (Math.round(number * 1000) | 0), 0x85ebca6b);
    state ^= state >>> 13;
    state = Math.imul(state, 0xc2b2ae35);
    state ^= state >>> 16;
  }
  return (state >>> 0) / 2 ** 32;
}

/** Each of so many avenues is a wide one. */
const wideEvery = 3;
const parkShare = 0.1;

/**
 * Avenues of a town that nobody has measured: a grid, turned, bent and shaken by what the seed says. The same seed and grid give the
 * same streets wherever one looks. `grid` is the way from one avenue to the next; all is in kilometres from the centre.
 */
export function streetsOf(seed: number, grid: number, window: { west: number; east: number; south: number; north: number }): Streets {
  const turn = (chance(seed, 1) - 0.5) * 0.7;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const node = (column: number, row: number): Point => {
    const x = column * grid;
    const y = row * grid;
    const bend = 0.45;
    return {
      x: x * cos - y * sin + bend * Math.sin(y / 4.3 + seed) + grid * 0.22 * (chance(seed, grid, column, row, 2) - 0.5),
      y: x * sin + y * cos + bend * Math.sin(x / 5.1 + seed * 2) + grid * 0.22 * (chance(seed, grid, column, row, 3) - 0.5),
    };
  };
  const corners = [window.west, window.east].flatMap((x) => [window.south, window.north].map((y) => ({ x, y })));
  const columns = corners.map(({ x, y }) => (x * cos + y * sin) / grid);
  const rows = corners.map(({ x, y }) => (y * cos - x * sin) / grid);
  const spare = Math.ceil(0.7 / grid) + 1;
  const first = { column: Math.floor(Math.min(...columns)) - spare, row: Math.floor(Math.min(...rows)) - spare };
  const last = { column: Math.ceil(Math.max(...columns)) + spare, row: Math.ceil(Math.max(...rows)) + spare };
  const quarters: Quarter[] = [];
  const avenues: Avenue[] = [];
  for (let column = first.column; column < last.column; column++) {
    for (let row = first.row; row < last.row; row++) {
      const [a, b, c, d] = [node(column, row), node(column + 1, row), node(column + 1, row + 1), node(column, row + 1)];
      const isPark = chance(seed, grid, column, row, 4) < parkShare;
      const count = (part: number) => 2 + Math.floor(chance(seed, grid, column, row, part) * 3);
      const streets = isPark ? [] : [...between(a, b, d, c, count(5)), ...between(a, d, b, c, count(6))];
      quarters.push({ corners: [a, b, c, d], isPark, streets });
      avenues.push({ from: a, to: b, isWide: row % wideEvery === 0 }, { from: a, to: d, isWide: column % wideEvery === 0 });
    }
  }
  return { quarters, avenues };
}

/** Lines from the side a–b to the side c–d that cut a quarter into so many strips. */
function between(a: Point, b: Point, c: Point, d: Point, strips: number): [Point, Point][] {
  return Array.from({ length: strips - 1 }, (_, at) => {
    const share = (at + 1) / strips;
    return [along(a, b, share), along(c, d, share)];
  });
}

const along = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Whether two stretches cross. */
export function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
