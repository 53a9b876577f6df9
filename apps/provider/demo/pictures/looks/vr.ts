import type { Look } from '../kit/index.ts';

/** A camera on the front of a headset: its middle and radius, shares of the front's width and height. */
type Eye = readonly [x: number, y: number, r: number];

export interface VrFace {
  /** The front is of black glass, of the body's own plastic, or a mirror over the whole of it. */
  front: 'glass' | 'plain' | 'mirror';
  eyes: readonly Eye[];
  /** Pills that stand on the front, and hold the cameras. */
  pills?: readonly number[];
  /** What one holds in the hands: with a ring, without, or nothing. */
  hands: 'ring' | 'plain' | 'none';
  /** A stiff band round the head instead of cloth. */
  halo?: true;
  accent?: string;
}

const corners = (r: number): readonly Eye[] => [
  [0.16, 0.44, r],
  [0.84, 0.44, r],
  [0.24, 0.84, r],
  [0.76, 0.84, r],
];
const pair: readonly Eye[] = [
  [0.24, 0.58, 0.036],
  [0.76, 0.58, 0.036],
];

export const vrFaces: readonly [Look<VrFace>, ...Look<VrFace>[]] = [
  [
    /Quest 3S/,
    { front: 'plain', eyes: [...pair, [0.3, 0.7, 0.028], [0.7, 0.7, 0.028], [0.22, 0.74, 0.018], [0.78, 0.74, 0.018]], hands: 'plain' },
  ],
  [/Quest 3/, { front: 'plain', eyes: [], pills: [0.24, 0.5, 0.76], hands: 'plain' }],
  [/Quest 2/, { front: 'plain', eyes: corners(0.024), hands: 'ring' }],
  [/Quest Pro/, { front: 'glass', eyes: [[0.5, 0.58, 0.05], ...corners(0.016)], hands: 'plain', halo: true }],
  [/PICO 4 Ultra/, { front: 'glass', eyes: [[0.4, 0.6, 0.04], [0.6, 0.6, 0.04], ...corners(0.018)], hands: 'plain', halo: true }],
  [/PICO/, { front: 'mirror', eyes: [[0.5, 0.68, 0.04], ...corners(0.014)], hands: 'ring', halo: true }],
  [/PlayStation/, { front: 'plain', eyes: corners(0.02), hands: 'ring', halo: true, accent: '#5aa8ff' }],
  [
    /Vive XR/,
    {
      front: 'glass',
      eyes: [
        [0.5, 0.5, 0.03],
        [0.2, 0.62, 0.028],
        [0.8, 0.62, 0.028],
      ],
      hands: 'ring',
    },
  ],
  [
    /Vive Focus/,
    { front: 'plain', eyes: [[0.36, 0.6, 0.034], [0.64, 0.6, 0.034], ...corners(0.02)], hands: 'ring', halo: true, accent: '#2f8fd8' },
  ],
  [
    /Vive Pro/,
    {
      front: 'plain',
      eyes: [
        [0.36, 0.62, 0.045],
        [0.64, 0.62, 0.045],
      ],
      hands: 'ring',
      halo: true,
      accent: '#2f5fa8',
    },
  ],
  [
    /Apple Vision/,
    {
      front: 'mirror',
      eyes: [
        [0.36, 0.8, 0.012],
        [0.64, 0.8, 0.012],
      ],
      hands: 'none',
    },
  ],
  [
    /Galaxy XR/,
    {
      front: 'mirror',
      eyes: [
        [0.3, 0.76, 0.02],
        [0.7, 0.76, 0.02],
        [0.5, 0.46, 0.016],
      ],
      hands: 'none',
      halo: true,
    },
  ],
  [/Steam Frame/, { front: 'glass', eyes: corners(0.03), hands: 'plain', halo: true, accent: '#5c7fb0' }],
  [
    /Valve/,
    {
      front: 'glass',
      eyes: [
        [0.42, 0.64, 0.05],
        [0.58, 0.64, 0.05],
      ],
      hands: 'ring',
      halo: true,
      accent: '#8d939b',
    },
  ],
  [/Pimax Crystal Super/, { front: 'plain', eyes: [...corners(0.028), [0.5, 0.52, 0.02]], hands: 'ring', accent: '#e0b23f' }],
  [/Pimax/, { front: 'glass', eyes: [...corners(0.028)], hands: 'ring', accent: '#3fa7a3' }],
  [
    /DPVR/,
    {
      front: 'plain',
      eyes: [
        [0.24, 0.5, 0.026],
        [0.76, 0.5, 0.026],
      ],
      hands: 'plain',
      accent: '#e2702a',
    },
  ],
  [/Bigscreen/, { front: 'glass', eyes: [], hands: 'none', accent: '#5d6269' }],
];
