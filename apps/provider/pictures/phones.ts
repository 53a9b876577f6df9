/** A lens: its middle and radius in widths of the phone, from its upper left corner. */
type Lens = readonly [x: number, y: number, r: number];

/** How a known phone is told from others: what stands on its back, and what is cut into its screen. */
export interface PhoneLook {
  /** The raised part around the lenses, in widths of the phone; absent where they stand by themselves. */
  island?: { x: number; y: number; w: number; h: number; r: number };
  /** Black glass on the upper half of the back: the outer screen of a folding phone. */
  hasOuterScreen?: boolean;
  lenses: readonly Lens[];
  flash: readonly [x: number, y: number];
  front: 'hole' | 'island' | 'notch';
}

const pill = { x: 0.07, y: 0.07, w: 0.27, h: 0.53, r: 0.135 };
const pillPair: PhoneLook['lenses'] = [
  [0.205, 0.205, 0.1],
  [0.205, 0.465, 0.1],
];
const square = { x: 0.055, y: 0.055, w: 0.5, h: 0.5, r: 0.14 };
const column: PhoneLook['lenses'] = [
  [0.2, 0.2, 0.095],
  [0.2, 0.45, 0.095],
  [0.2, 0.7, 0.095],
];
const triangle: PhoneLook['lenses'] = [
  [0.19, 0.18, 0.1],
  [0.19, 0.45, 0.1],
  [0.43, 0.315, 0.1],
];
const three: PhoneLook['lenses'] = [
  [0.185, 0.185, 0.095],
  [0.425, 0.185, 0.095],
  [0.185, 0.425, 0.095],
];

/** By the name of the model; the first that fits, so the longer names stand before the shorter ones. */
const known: readonly (readonly [RegExp, PhoneLook])[] = [
  [/iPhone 17 Pro/, { island: { x: 0.03, y: 0.035, w: 0.94, h: 0.57, r: 0.17 }, lenses: triangle, flash: [0.84, 0.16], front: 'island' }],
  [/iPhone (?:13|14|15|16) Pro/, { island: square, lenses: triangle, flash: [0.43, 0.13], front: 'island' }],
  [
    /iPhone Air/,
    { island: { x: 0.04, y: 0.06, w: 0.92, h: 0.3, r: 0.15 }, lenses: [[0.2, 0.21, 0.115]], flash: [0.8, 0.21], front: 'island' },
  ],
  [/iPhone (?:16e|SE)/, { lenses: [[0.2, 0.2, 0.11]], flash: [0.4, 0.2], front: 'notch' }],
  [/iPhone (?:16|17)/, { island: pill, lenses: pillPair, flash: [0.45, 0.33], front: 'island' }],
  [
    /iPhone/,
    {
      island: square,
      lenses: [
        [0.18, 0.18, 0.1],
        [0.43, 0.43, 0.1],
      ],
      flash: [0.43, 0.18],
      front: 'island',
    },
  ],
  [
    /Galaxy Z Flip/,
    {
      hasOuterScreen: true,
      lenses: [
        [0.2, 0.8, 0.1],
        [0.46, 0.8, 0.1],
      ],
      flash: [0.64, 0.8],
      front: 'hole',
    },
  ],
  [/Galaxy S\d+ Ultra/, { lenses: [...column, [0.42, 0.34, 0.06], [0.42, 0.58, 0.055]], flash: [0.42, 0.18], front: 'hole' }],
  [/Galaxy S/, { lenses: column, flash: [0.4, 0.33], front: 'hole' }],
  [/Galaxy A/, { island: { x: 0.075, y: 0.075, w: 0.25, h: 0.75, r: 0.125 }, lenses: column, flash: [0.43, 0.2], front: 'hole' }],
  [
    /Pixel/,
    {
      island: { x: 0.05, y: 0.17, w: 0.9, h: 0.25, r: 0.125 },
      lenses: [
        [0.2, 0.295, 0.085],
        [0.41, 0.295, 0.085],
        [0.62, 0.295, 0.085],
      ],
      flash: [0.82, 0.295],
      front: 'hole',
    },
  ],
  [
    /Nothing Phone/,
    {
      island: { x: 0.18, y: 0.26, w: 0.64, h: 0.24, r: 0.12 },
      lenses: [
        [0.31, 0.38, 0.085],
        [0.5, 0.38, 0.085],
        [0.69, 0.38, 0.085],
      ],
      flash: [0.5, 0.6],
      front: 'hole',
    },
  ],
  [
    /Redmi Note/,
    {
      island: { x: 0.21, y: 0.1, w: 0.58, h: 0.58, r: 0.2 },
      lenses: three.map(([x, y, r]): Lens => [x + 0.195, y + 0.085, r]),
      flash: [0.62, 0.51],
      front: 'hole',
    },
  ],
  [
    /Redmi/,
    {
      island: { x: 0.06, y: 0.06, w: 0.5, h: 0.5, r: 0.1 },
      lenses: [
        [0.19, 0.19, 0.095],
        [0.19, 0.43, 0.095],
      ],
      flash: [0.42, 0.19],
      front: 'hole',
    },
  ],
  [/Xiaomi \d+/, { island: square, lenses: three, flash: [0.425, 0.425], front: 'hole' }],
  [/POCO/, { island: pill, lenses: pillPair, flash: [0.46, 0.2], front: 'hole' }],
  [
    /Pura/,
    {
      lenses: [
        [0.24, 0.2, 0.09],
        [0.27, 0.52, 0.15],
        [0.52, 0.34, 0.07],
      ],
      flash: [0.5, 0.16],
      front: 'hole',
    },
  ],
  [
    /HONOR X/,
    {
      island: { x: 0.2, y: 0.09, w: 0.6, h: 0.6, r: 0.3 },
      lenses: [
        [0.5, 0.23, 0.085],
        [0.36, 0.47, 0.085],
        [0.64, 0.47, 0.085],
      ],
      flash: [0.5, 0.42],
      front: 'hole',
    },
  ],
  [
    /HONOR/,
    {
      island: { x: 0.06, y: 0.06, w: 0.52, h: 0.44, r: 0.2 },
      lenses: [
        [0.21, 0.2, 0.1],
        [0.43, 0.36, 0.08],
      ],
      flash: [0.43, 0.17],
      front: 'hole',
    },
  ],
  [/Infinix Note/, { island: { x: 0.05, y: 0.05, w: 0.56, h: 0.52, r: 0.16 }, lenses: triangle, flash: [0.45, 0.13], front: 'hole' }],
  [/Infinix/, { lenses: pillPair, flash: [0.4, 0.33], front: 'hole' }],
  [
    /TECNO/,
    {
      island: { x: 0.06, y: 0.06, w: 0.5, h: 0.66, r: 0.25 },
      lenses: [
        [0.31, 0.22, 0.1],
        [0.22, 0.47, 0.075],
        [0.42, 0.47, 0.075],
      ],
      flash: [0.31, 0.63],
      front: 'hole',
    },
  ],
  [
    /realme/,
    {
      island: { x: 0.07, y: 0.07, w: 0.38, h: 0.76, r: 0.1 },
      lenses: column.map(([x, y, r]): Lens => [x + 0.06, y, r]),
      flash: [0.52, 0.16],
      front: 'hole',
    },
  ],
];

/** What the best-known phones look like; undefined for any other, which is drawn by chance. */
export const phoneLook = (name: string): PhoneLook | undefined => known.find(([model]) => model.test(name))?.[1];
