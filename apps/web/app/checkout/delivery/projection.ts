export interface Place {
  longitude: number;
  latitude: number;
}

export interface Size {
  width: number;
  height: number;
  /** Kept free on every side. */
  margin: number;
}

export interface Drawing<Each> {
  points: { place: Each; x: number; y: number }[];
  /** A round distance in metres and how long it is drawn. */
  scale: { metres: number; length: number };
}

/** Metres of one degree of latitude, on a sphere of 6371000 m (spec 2 §9). */
const degree = (6_371_000 * Math.PI) / 180;

/** A town is never drawn smaller than this, in metres: one place alone has no size. */
const least = 1_500;

/** Places as points of a drawing: north above, distances alike in every direction. */
export function project<Each extends Place>(places: readonly Each[], { width, height, margin }: Size): Drawing<Each> {
  const [west, east] = bounds(places.map(({ longitude }) => longitude));
  const [south, north] = bounds(places.map(({ latitude }) => latitude));
  const centre = { longitude: (west + east) / 2, latitude: (south + north) / 2 };
  const narrowing = Math.cos((centre.latitude * Math.PI) / 180);
  const metresWide = Math.max((east - west) * degree * narrowing, least);
  const metresHigh = Math.max((north - south) * degree, least);
  const perMetre = Math.min((width - 2 * margin) / metresWide, (height - 2 * margin) / metresHigh);
  const metres = roundDistance(width / 3 / perMetre);
  return {
    points: places.map((place) => ({
      place,
      x: tenth(width / 2 + (place.longitude - centre.longitude) * degree * narrowing * perMetre),
      y: tenth(height / 2 - (place.latitude - centre.latitude) * degree * perMetre),
    })),
    scale: { metres, length: tenth(metres * perMetre) },
  };
}

function bounds(values: readonly number[]): [least: number, most: number] {
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The greatest of 1, 2 and 5 with zeros that is not more: 1000, 2000, 5000. */
function roundDistance(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2, 1].find((digit) => digit * power <= most) ?? 1) * power;
}
