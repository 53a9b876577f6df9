import { decimal, type Niche } from './niche.ts';

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
  /** «встанет, запас 0,5 см по ширине». */
  text: string;
  /** A sentence for each measure that is known. */
  details: string[];
}

const sides = ['width', 'height', 'depth'] as const;
const along = { width: 'по ширине', height: 'по высоте', depth: 'по глубине' } as const;
const names = { width: 'ширина', height: 'высота', depth: 'глубина' } as const;

/** Tenths of a centimetre are all that a tape measure tells. */
const round = (value: number): number => Math.round(value * 10) / 10;
const cm = (value: number): string => `${decimal(round(value))}\u00a0см`;

/** Whether something stands where it shall, and comes there through the door upright; by what has been measured. */
export function fitOf(size: Size, niche: Niche): Fit {
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
        ? `Ниша ${along[side]} ${cm(room)}, нужно ${cm(size[side])}: не хватает ${cm(-left)}.`
        : `Ниша ${along[side]} ${cm(room)}, нужно ${cm(size[side])}: запас ${cm(left)}.`,
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
    return { isFitting: false, text: `не встанет: ${names[most.side]} больше на ${cm(-most.left)}`, details };
  }
  if (isStuck) return { isFitting: false, text: `не пройдёт в дверь: не хватает ${cm(-doorLeft)}`, details };
  const [first] = spare;
  if (first === undefined) return { isFitting: true, text: `пройдёт в дверь, запас ${cm(doorLeft ?? 0)}`, details };
  const least = spare.reduce((one, other) => (other.left < one.left ? other : one), first);
  const how = least.left === 0 ? `${along[least.side]} впритык` : `запас ${cm(least.left)} ${along[least.side]}`;
  return { isFitting: true, text: `встанет, ${how}`, details };
}

/** A view of something in its niche, in centimetres: across and upwards, or across and backwards. */
export interface FitView {
  name: string;
  size: readonly [number, number];
  niche: readonly [number, number];
}

/** From the front and from above, as far as both measures of the niche are known. */
export function viewsOf(size: Size, niche: Niche): FitView[] {
  const { width, height, depth } = niche;
  return [
    ...(width === null || height === null ? [] : [{ name: 'спереди', size: [size.width, size.height], niche: [width, height] } as const]),
    ...(width === null || depth === null ? [] : [{ name: 'сверху', size: [size.width, size.depth], niche: [width, depth] } as const]),
  ];
}
