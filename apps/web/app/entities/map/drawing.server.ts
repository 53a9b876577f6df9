import type { Ground } from './address.ts';
import { type Offset, type Town, townAround } from './geography.server.ts';
import { isFree } from './labels.ts';
import { degree, type Frame, narrowing, type Point, roundTo } from './projection.ts';
import { type Avenue, cross, streetsOf } from './streets.ts';

/** Avenues on the shorter side of a drawing, about. */
const avenuesAcross = 6;

/**
 * The ground of a map: streets, waters, parks and districts. Waters and districts lie where they are; the net of streets is drawn
 * and not measured. Colours are the page's, which shows the drawing by `<use>`; alone it has those behind the commas.
 */
export function drawTown(frame: Ground): string {
  const town = townAround(frame);
  const [latitude, longitude] = town.at;
  const centre = {
    x: frame.width / 2 + (longitude - frame.longitude) * degree * narrowing(frame.latitude) * frame.scale,
    y: frame.height / 2 - (latitude - frame.latitude) * degree * frame.scale,
  };
  const toDrawing = ({ x, y }: Point): Point => ({ x: roundTo(centre.x + x * frame.scale, 1), y: roundTo(centre.y - y * frame.scale, 1) });
  const place = ([north, east]: Offset | readonly [number, number]): Point => toDrawing({ x: east, y: north });
  const { quarters, avenues } = streetsOf(latitude * 3 + longitude, gridOf(frame), {
    west: -centre.x / frame.scale,
    east: (frame.width - centre.x) / frame.scale,
    north: centre.y / frame.scale,
    south: (centre.y - frame.height) / frame.scale,
  });
  const parks = quarters.filter(({ isPark }) => isPark).map(({ corners }) => closedPath(corners.map(toDrawing)));
  const streets = quarters.flatMap((quarter) => quarter.streets.map(([from, to]) => line([toDrawing(from), toDrawing(to)])));
  const isDry = ({ from, to }: Avenue): boolean => !town.rivers.some((river) => crossesRiver(river.line, from, to));
  const roads = (kind: (avenue: Avenue) => boolean): string =>
    avenues
      .filter(kind)
      .map(({ from, to }) => line([toDrawing(from), toDrawing(to)]))
      .join('');
  const waters = [
    ...town.seas.map(({ shape }) => `<path d="${closedPath(shape.map(place))}" ${water}/>`),
    ...town.rivers.map(
      ({ line: points, width }) =>
        `<path d="${curve(points.map(place))}" fill="none" stroke="var(--map-water,#bcd9f2)" stroke-linecap="round" stroke-width="${Math.max(5, roundTo((width / 1000) * frame.scale, 1))}"/>`,
    ),
  ];
  const road = (d: string, width: number, colour: string): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}"><g id="town">`,
    `<rect width="${frame.width}" height="${frame.height}" fill="var(--map-land,#eceef1)"/>`,
    `<path d="${parks.join('')}" fill="var(--map-park,#d3e9cd)"/>`,
    road(streets.join(''), 1, 'var(--map-street,#fff)'),
    road(
      roads((avenue) => isDry(avenue)),
      2.5,
      'var(--map-street,#fff)',
    ),
    road(
      roads((avenue) => avenue.isWide && isDry(avenue)),
      4,
      'var(--map-avenue,#ffe3a6)',
    ),
    ...waters,
    // Bridges: wide avenues only, or a river would have one at every corner.
    road(
      roads((avenue) => avenue.isWide && !isDry(avenue)),
      4,
      'var(--map-avenue,#ffe3a6)',
    ),
    ...names(town, frame, place),
    '</g></svg>',
  ].join('');
}

const water = 'fill="var(--map-water,#bcd9f2)"';

/** Kilometres between avenues: 0.4, 0.8, 1.6 and so on, so that a town looks alike from near and from far. */
function gridOf({ width, height, scale }: Frame): number {
  const idealSpacing = Math.min(width, height) / scale / avenuesAcross;
  return 0.4 * 2 ** Math.max(0, Math.round(Math.log2(idealSpacing / 0.4)));
}

const crossesRiver = (points: readonly Offset[], from: Point, to: Point): boolean =>
  points.some(([north, east], at) => {
    const next = points[at + 1];
    return next !== undefined && cross({ x: east, y: north }, { x: next[1], y: next[0] }, from, to);
  });

/** Letters of a name are about so wide, in units. */
const letter = 5.4;

/** Names of districts and waters that are within the drawing, where nothing else is written. */
function names(town: Town, { width, height, scale, occupied }: Ground, place: (offset: readonly [number, number]) => Point): string[] {
  const isInside = ({ x, y }: Point, name: string): boolean =>
    isFree({ left: x - (name.length * letter) / 2, right: x + (name.length * letter) / 2, top: y - 9, bottom: y + 2 }, occupied, {
      width,
      height,
    }) &&
    x > (name.length * letter) / 2 + 4 &&
    x < width - (name.length * letter) / 2 - 4 &&
    y > 14 &&
    y < height - 34;
  const text = (name: string, { x, y }: Point, kind: string): string =>
    isInside({ x, y }, name)
      ? `<text x="${x}" y="${y}" text-anchor="middle" font-size="10" letter-spacing="0.3" stroke="var(--map-land,#eceef1)" stroke-width="3" stroke-linejoin="round" paint-order="stroke" ${kind}>${name}</text>`
      : '';
  const ofWater = 'fill="var(--map-water-name,#2f5f8f)" font-style="italic"';
  const ofDistrict = 'fill="var(--map-name,#5d6473)"';
  // Seen from afar districts would stand on each other.
  const districts = scale < 6 ? [] : town.districts.map(([name, north, east]) => text(name, place([north, east]), ofDistrict));
  const rivers = town.rivers.map(({ name, line: points }) => {
    const visiblePoints = points.map(place).filter((point) => isInside(point, name));
    const middle = visiblePoints[Math.floor(visiblePoints.length / 2)];
    return middle === undefined ? '' : text(name, middle, ofWater);
  });
  return [...districts, ...rivers, ...town.seas.map(({ name, label }) => text(name, place(label), ofWater))];
}

const line = (points: readonly Point[]): string => points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
const closedPath = (points: readonly Point[]): string => `${line(points)}Z`;

/** A smooth line through all points (Catmull–Rom). */
function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 };
  const control = (here: Point, before: Point, after: Point, sign: 1 | -1): string =>
    `${roundTo(here.x + (sign * (after.x - before.x)) / 6, 1)} ${roundTo(here.y + (sign * (after.y - before.y)) / 6, 1)}`;
  const bows = points
    .slice(1)
    .map(
      (point, index) =>
        `C${control(at(index), at(index - 1), point, 1)} ${control(point, at(index), at(index + 2), -1)} ${point.x} ${point.y}`,
    );
  return `M${at(0).x} ${at(0).y}${bows.join('')}`;
}
