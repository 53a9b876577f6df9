/** A lens: its middle and radius in widths of the phone, from its upper left corner. */
export type Lens = readonly [x: number, y: number, r: number];

/** What stands on the back of a phone. Lengths are widths of the phone, from its upper left corner. */
export interface PhoneBack {
  /** The raised part around the lenses; absent where they stand by themselves. */
  island?: { x: number; y: number; w: number; h: number; r: number };
  /** The corners of a raised part that is no rectangle. */
  corners?: readonly (readonly [x: number, y: number])[];
  /** Black glass on the upper half of the back: the outer screen of a folding phone. */
  hasOuterScreen?: boolean;
  lenses: readonly Lens[];
  /** What measures distance or light: a dark dot, no camera. */
  sensor?: Lens;
  flash: readonly [x: number, y: number];
}

const square = { x: 0.055, y: 0.055, w: 0.5, h: 0.5, r: 0.14 };
const pill = { x: 0.07, y: 0.07, w: 0.27, h: 0.53, r: 0.135 };
const disc = { x: 0.14, y: 0.08, w: 0.72, h: 0.72, r: 0.36 };

const beneath = (x: number, r: number, ...ys: readonly number[]): Lens[] => ys.map((y) => [x, y, r]);
const beside = (y: number, r: number, ...xs: readonly number[]): Lens[] => xs.map((x) => [x, y, r]);
const moveLenses = (lenses: readonly Lens[], by: number, down: number): Lens[] => lenses.map(([x, y, r]) => [x + by, y + down, r]);

const column = beneath(0.2, 0.095, 0.2, 0.45, 0.7);
const triangle: Lens[] = [...beneath(0.19, 0.1, 0.18, 0.45), [0.43, 0.315, 0.1]];
const corner: Lens[] = [...beside(0.185, 0.095, 0.185, 0.425), [0.185, 0.425, 0.095]];

/** Backs by what tells them apart; several models of a maker share one, as in life. */
export const backs = {
  single: { lenses: [[0.2, 0.2, 0.11]], flash: [0.4, 0.2] },
  pair: { lenses: beneath(0.2, 0.1, 0.2, 0.46), flash: [0.4, 0.33] },
  three: { lenses: column, flash: [0.4, 0.33] },
  pillOfTwo: { island: pill, lenses: beneath(0.205, 0.1, 0.205, 0.465), flash: [0.45, 0.33] },
  pillOfThree: { island: { x: 0.075, y: 0.075, w: 0.25, h: 0.75, r: 0.125 }, lenses: column, flash: [0.43, 0.2] },
  squareDiagonal: {
    island: square,
    lenses: [
      [0.18, 0.18, 0.1],
      [0.43, 0.43, 0.1],
    ],
    flash: [0.43, 0.18],
  },
  squareUpright: { island: square, lenses: beneath(0.18, 0.1, 0.18, 0.43), flash: [0.43, 0.305] },
  squareTriangle: { island: square, lenses: triangle, flash: [0.43, 0.13], sensor: [0.43, 0.49, 0.03] },
  squareCorner: { island: square, lenses: corner, flash: [0.425, 0.425] },
  squareOfTwo: { island: { x: 0.06, y: 0.06, w: 0.5, h: 0.5, r: 0.1 }, lenses: beneath(0.19, 0.095, 0.19, 0.43), flash: [0.42, 0.19] },
  squareInMiddle: { island: { x: 0.21, y: 0.1, w: 0.58, h: 0.58, r: 0.2 }, lenses: moveLenses(corner, 0.195, 0.085), flash: [0.62, 0.51] },
  plateau: {
    island: { x: 0.03, y: 0.035, w: 0.94, h: 0.57, r: 0.17 },
    lenses: triangle,
    flash: [0.84, 0.16],
    sensor: [0.84, 0.47, 0.035],
  },
  shelf: { island: { x: 0.04, y: 0.06, w: 0.92, h: 0.3, r: 0.15 }, lenses: [[0.2, 0.21, 0.115]], flash: [0.8, 0.21] },
  /** Four lenses by themselves: the long one stands beside the others. */
  four: { lenses: [...column, [0.42, 0.575, 0.065]], sensor: [0.42, 0.24, 0.035], flash: [0.42, 0.395] },
  pillAndFourth: {
    island: { x: 0.075, y: 0.075, w: 0.25, h: 0.75, r: 0.125 },
    lenses: [...column, [0.45, 0.575, 0.065]],
    sensor: [0.45, 0.24, 0.035],
    flash: [0.45, 0.395],
  },
  flip: { hasOuterScreen: true, lenses: beside(0.8, 0.1, 0.2, 0.46), flash: [0.64, 0.8] },
  barOfTwo: { island: { x: 0.05, y: 0.17, w: 0.9, h: 0.25, r: 0.125 }, lenses: beside(0.295, 0.085, 0.24, 0.46), flash: [0.8, 0.295] },
  barOfThree: {
    island: { x: 0.05, y: 0.17, w: 0.9, h: 0.25, r: 0.125 },
    lenses: beside(0.295, 0.085, 0.2, 0.41, 0.62),
    flash: [0.82, 0.295],
  },
  lyingPair: { lenses: beside(0.24, 0.095, 0.2, 0.44), flash: [0.63, 0.24] },
  lyingInMiddle: {
    island: { x: 0.18, y: 0.26, w: 0.64, h: 0.24, r: 0.12 },
    lenses: beside(0.38, 0.085, 0.31, 0.5, 0.69),
    flash: [0.5, 0.6],
  },
  lyingPairInMiddle: { island: { x: 0.26, y: 0.2, w: 0.48, h: 0.24, r: 0.12 }, lenses: beside(0.32, 0.09, 0.39, 0.61), flash: [0.8, 0.32] },
  discOfTwo: { island: disc, lenses: beside(0.44, 0.11, 0.34, 0.66), flash: [0.5, 0.2] },
  discOfThree: { island: disc, lenses: [[0.5, 0.25, 0.1], ...beside(0.55, 0.1, 0.34, 0.66)], flash: [0.5, 0.68] },
  discOfFour: { island: disc, lenses: [...beside(0.31, 0.1, 0.36, 0.64), ...beside(0.57, 0.1, 0.36, 0.64)], flash: [0.92, 0.16] },
  discAtSide: {
    island: { x: 0.05, y: 0.07, w: 0.6, h: 0.6, r: 0.3 },
    lenses: [...beside(0.27, 0.085, 0.25, 0.45), [0.25, 0.47, 0.085]],
    flash: [0.45, 0.47],
  },
  discOfTwoAtSide: { island: { x: 0.05, y: 0.07, w: 0.6, h: 0.6, r: 0.3 }, lenses: beneath(0.35, 0.1, 0.24, 0.5), flash: [0.55, 0.37] },
  oval: {
    island: { x: 0.06, y: 0.06, w: 0.52, h: 0.44, r: 0.2 },
    lenses: [...beside(0.2, 0.1, 0.21), [0.43, 0.36, 0.08]],
    flash: [0.43, 0.17],
  },
  ovalOfThree: {
    island: { x: 0.06, y: 0.06, w: 0.52, h: 0.48, r: 0.2 },
    lenses: [[0.2, 0.19, 0.09], ...beside(0.41, 0.08, 0.2, 0.44)],
    flash: [0.43, 0.19],
  },
  upright: {
    island: { x: 0.07, y: 0.07, w: 0.38, h: 0.76, r: 0.1 },
    lenses: moveLenses(column, 0.06, 0),
    flash: [0.52, 0.16],
  },
  uprightOfTwo: {
    island: { x: 0.07, y: 0.07, w: 0.38, h: 0.76, r: 0.1 },
    lenses: beneath(0.26, 0.095, 0.2, 0.45),
    flash: [0.26, 0.7],
  },
  uprightPair: { island: { x: 0.07, y: 0.07, w: 0.38, h: 0.66, r: 0.14 }, lenses: beneath(0.26, 0.11, 0.23, 0.52), flash: [0.52, 0.16] },
  uprightOval: {
    island: { x: 0.06, y: 0.06, w: 0.5, h: 0.66, r: 0.25 },
    lenses: [
      [0.31, 0.22, 0.1],
      [0.22, 0.47, 0.08],
    ],
    flash: [0.42, 0.47],
  },
  wedge: {
    corners: [
      [0.2, 0.14],
      [0.6, 0.34],
      [0.2, 0.62],
    ],
    lenses: [
      [0.24, 0.2, 0.09],
      [0.25, 0.5, 0.13],
      [0.49, 0.34, 0.075],
    ],
    flash: [0.42, 0.16],
  },
} as const satisfies Record<string, PhoneBack>;
