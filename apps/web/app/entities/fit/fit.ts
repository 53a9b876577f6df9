import { decimal } from '../../platform/format/decimal.ts';
import type { Niche } from './niche.ts';

/** Centimetres. */
export interface Size {
  width: number;
  height: number;
  depth: number;
}

/** Whether something is so large that somebody asks where it will stand: a refrigerator, a washing machine, an oven; not a television. */
export const standsInNiche = ({ width, height, depth }: Size): boolean => width >= 40 && height >= 40 && depth >= 30;

export interface Fit {
  isFitting: boolean;
  /** It fits with less room than it is advised to leave. */
  isTight: boolean;
  /** «встанет, запас 2,5 см по глубине». */
  text: string;
  /** A sentence for each measure that is known. */
  details: string[];
}

const sides = ['width', 'height', 'depth'] as const;
const along = { width: 'по ширине', height: 'по высоте', depth: 'по глубине' } as const;
const names = { width: 'ширина', height: 'высота', depth: 'глубина' } as const;

/** Centimetres to spare on a side: less is tight. */
const minSpare = 1;

/** Tenths of a centimetre are all that a tape measure tells. */
const round = (value: number): number => Math.round(value * 10) / 10;
const cm = (value: number): string => `${decimal(round(value))}\u00a0см`;

/** Whether something stands where it shall, and comes there through the door upright; by what has been measured. */
export function fitOf(size: Size, niche: Omit<Niche, 'distance'>, place = 'Ниша'): Fit {
  const spare = sides.flatMap((side) => {
    const room = niche[side];
    return room === null ? [] : [{ side, room, left: round(room - size[side]) }];
  });
  const narrow = Math.min(size.width, size.depth);
  const doorLeft = niche.door === null ? null : round(niche.door - narrow);
  const missing = spare.filter(({ left }) => left < 0);
  const isStuck = doorLeft !== null && doorLeft < 0;
  const details = [
    ...spare.map(({ side, room, left }) =>
      left < 0
        ? `${place} ${along[side]} ${cm(room)}, нужно ${cm(size[side])}: не хватает ${cm(-left)}.`
        : `${place} ${along[side]} ${cm(room)}, нужно ${cm(size[side])}: запас ${cm(left)}.`,
    ),
    ...(niche.door === null || doorLeft === null
      ? []
      : [
          doorLeft < 0
            ? `Дверь ${cm(niche.door)}, самая узкая сторона ${cm(narrow)}: не хватает ${cm(-doorLeft)}.`
            : `Дверь ${cm(niche.door)}, самая узкая сторона ${cm(narrow)}: пройдёт, запас ${cm(doorLeft)}.`,
        ]),
  ];
  if (missing.length > 0) {
    const most = missing.reduce((one, other) => (other.left < one.left ? other : one));
    return { isFitting: false, isTight: false, text: `не встанет: ${names[most.side]} больше на ${cm(-most.left)}`, details };
  }
  if (isStuck) return { isFitting: false, isTight: false, text: `не пройдёт в дверь: не хватает ${cm(-doorLeft)}`, details };
  const [first] = spare;
  if (first === undefined) return { isFitting: true, isTight: false, text: `пройдёт в дверь, запас ${cm(doorLeft ?? 0)}`, details };
  const tight = spare.filter(({ left }) => left < minSpare);
  if (tight.length > 0) return { isFitting: true, isTight: true, text: `встанет впритык — ${tightText(tight)}`, details };
  const smallestSpare = spare.reduce((one, other) => (other.left < one.left ? other : one), first);
  return { isFitting: true, isTight: false, text: `встанет, запас ${cm(smallestSpare.left)} ${along[smallestSpare.side]}`, details };
}

/** «по ширине и высоте нет запаса, по глубине запас 0,5 см». */
function tightText(tight: readonly { side: (typeof sides)[number]; left: number }[]): string {
  const [first, ...others] = tight.filter(({ left }) => left === 0).map(({ side }) => along[side]);
  const withoutSpare = first === undefined ? [] : [`${listOf([first, ...others.map((text) => text.replace('по ', ''))])} нет запаса`];
  return [...withoutSpare, ...tight.filter(({ left }) => left > 0).map(({ side, left }) => `${along[side]} запас ${cm(left)}`)].join(', ');
}

const listOf = (texts: readonly string[]): string => new Intl.ListFormat('ru').format(texts);

/** A view of something in its niche, in centimetres: across and upwards, or across and backwards. */
export interface FitView {
  name: string;
  size: readonly [number, number];
  niche: readonly [number, number];
  isTight: boolean;
}

/** From the front and from above, as far as both measures of the niche are known. */
export function viewsOf(size: Size, niche: Pick<Niche, 'width' | 'height' | 'depth'>): FitView[] {
  const { width, height, depth } = niche;
  const viewOf = (name: string, [across, up]: FitView['size'], [room, otherRoom]: FitView['niche']): FitView => ({
    name,
    size: [across, up],
    niche: [room, otherRoom],
    isTight: round(room - across) < minSpare || round(otherRoom - up) < minSpare,
  });
  return [
    ...(width === null || height === null ? [] : [viewOf('спереди', [size.width, size.height], [width, height])]),
    ...(width === null || depth === null ? [] : [viewOf('сверху', [size.width, size.depth], [width, depth])]),
  ];
}
