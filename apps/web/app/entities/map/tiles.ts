import { degree, type Frame, narrowing, type Place, type Point, pointOf, roundTo } from './projection.ts';

/** A tile of somebody's map, and where it lies on ours. */
export interface Tile extends Point {
  href: string;
  width: number;
  height: number;
}

/** Metres of a point of a tile at zoom 0 on the equator. */
const coarsest = 156_543.034;
const deepest = 19;
/** Points of the screen that a unit of a drawing takes: tiles are at least as fine. */
const pointsOfUnit = 1.2;

/**
 * Tiles of a source like `https://tiles.example/{z}/{x}/{y}.png` that cover a frame. The frame measures degrees evenly and tiles do
 * not, which over a town comes to less than a point.
 */
export function tilesOf(frame: Frame, source: string): Tile[] {
  const zoom = zoomOf(frame);
  const corner = (x: number, y: number): Place => ({
    longitude: frame.longitude + (x - frame.width / 2) / (degree * narrowing(frame.latitude) * frame.scale),
    latitude: frame.latitude - (y - frame.height / 2) / (degree * frame.scale),
  });
  const first = tileOf(corner(0, 0), zoom);
  const last = tileOf(corner(frame.width, frame.height), zoom);
  const tiles: Tile[] = [];
  for (let x = first.x; x <= last.x; x++) {
    for (let y = first.y; y <= last.y; y++) {
      const from = pointOf(placeOf(x, y, zoom), frame);
      const to = pointOf(placeOf(x + 1, y + 1, zoom), frame);
      const href = source.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));
      tiles.push({ href, ...from, width: roundTo(to.x - from.x, 1), height: roundTo(to.y - from.y, 1) });
    }
  }
  return tiles;
}

export function zoomOf({ latitude, scale }: Frame): number {
  const metres = 1000 / scale / pointsOfUnit;
  const zoom = Math.ceil(Math.log2((coarsest * narrowing(latitude)) / metres));
  return Math.min(Math.max(zoom, 1), deepest);
}

/** The tile on which a place is, in the projection of Mercator that all such maps have. */
function tileOf({ longitude, latitude }: Place, zoom: number): Point {
  const count = 2 ** zoom;
  const lean = Math.asinh(Math.tan((latitude * Math.PI) / 180));
  const within = (value: number) => Math.min(Math.max(Math.floor(value * count), 0), count - 1);
  return { x: within((longitude + 180) / 360), y: within((1 - lean / Math.PI) / 2) };
}

/** The upper left corner of a tile. */
function placeOf(x: number, y: number, zoom: number): Place {
  const count = 2 ** zoom;
  return { longitude: (x / count) * 360 - 180, latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / count))) * 180) / Math.PI };
}
