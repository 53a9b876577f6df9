import { arial } from './arial.ts';
import type { Widths } from './widths.ts';

/** Weights of the typeface, each with the weight of Arial that stands in for it, and where that is found. */
export const standIns = [
  { weight: 400, arial: 'regular', range: '400 500', local: ['Arial', 'Liberation Sans'] },
  {
    weight: 700,
    arial: 'bold',
    range: '600 700',
    local: ['Arial Bold', 'Liberation Sans Bold'],
  },
] as const;

/** Where there is no Arial, on Android: how much larger Roboto is to be written, on the whole and in each weight. */
export const roboto = 1.0546;

type StandIn = (typeof standIns)[number];

/** Characters that are as much wider than those of Arial as each other: one `size-adjust` is right for all of them. */
export interface Kind {
  /** First and last code point of each run; undefined for all that are of no other kind. */
  readonly characters?: readonly (readonly [number, number])[];
  /** Such characters about as often as pages have them. */
  readonly sample: string;
  /** The same where the text is bold. */
  readonly bold?: string;
}

/** The first is overruled by those that name their characters. */
export const kinds: readonly Kind[] = [
  { sample: ',,..--—()/:«»' },
  {
    characters: [
      [0x20, 0x20],
      [0xa0, 0xa0],
    ],
    sample: ' ',
  },
  // What is bold is a price, whose figures are all as wide as these.
  { characters: [[0x30, 0x39]], sample: '0123456789', bold: '0689' },
  { characters: [[0x41, 0x5a]], sample: 'SAMSUNGXIAOMIHUAWEILGHPASUSACERBOSCHUSBPRO' },
  { characters: [[0x61, 0x7a]], sample: 'samsungxiaomirealmegalaxyredminoteultraindesitchargermaxpro' },
  {
    characters: [
      [0x401, 0x401],
      [0x410, 0x42f],
    ],
    sample: 'СТПХНМКВБЧДУЭЖГБ',
  },
  {
    characters: [
      [0x430, 0x44f],
      [0x451, 0x451],
    ],
    sample: 'смартфонноутбуктелевизорхолодильникстиральнаямашинанаушникипылесосоперативнаяпамятьчёрныйбелый',
  },
];

/** How much larger Arial is to be written so that it takes the room of the typeface. */
export function sizeAdjust({ sample, bold }: Kind, standIn: StandIn, golos: Widths): number {
  const text = standIn.arial === 'bold' ? (bold ?? sample) : sample;
  const total = (widths: Widths) => [...text].reduce((sum, character) => sum + widths(character), 0);
  return total(golos) / total(arial(standIn.arial));
}
