import type { Art, Look, Tone } from '../kit/index.ts';

/** How the screen side of a maker's phones looks besides its camera. */
export interface PhoneFront {
  /** Rounding of the body, a share of its width. */
  corner: number;
  /** The rim round the screen in centimetres. */
  rim: number;
  /** Where and how large the time stands on the locked screen. */
  clock: 'middle' | 'large' | 'left' | 'stacked' | 'low';
  art: Art;
  tone: Tone;
}

export const phoneFronts: readonly [Look<PhoneFront>, ...Look<PhoneFront>[]] = [
  [/iPhone 17 Pro Max/, { corner: 0.17, rim: 0.22, clock: 'large', art: 'arcs', tone: [18, 12, 40] }],
  [/iPhone 17 Pro/, { corner: 0.17, rim: 0.22, clock: 'stacked', art: 'arcs', tone: [220, 210, 28] }],
  [/iPhone Air/, { corner: 0.17, rim: 0.2, clock: 'large', art: 'arcs', tone: [205, 196, 180] }],
  [/iPhone 17/, { corner: 0.16, rim: 0.24, clock: 'large', art: 'arcs', tone: [258, 275, 320] }],
  [/iPhone 16e/, { corner: 0.15, rim: 0.34, clock: 'middle', art: 'arcs', tone: [230, 226, 200] }],
  [/iPhone 16/, { corner: 0.15, rim: 0.3, clock: 'large', art: 'orbs', tone: [200, 190, 330] }],
  [/iPhone/, { corner: 0.15, rim: 0.32, clock: 'large', art: 'petals', tone: [340, 320, 30] }],
  [/Galaxy S\d+ Ultra/, { corner: 0.045, rim: 0.2, clock: 'middle', art: 'petals', tone: [262, 240, 205] }],
  [/Galaxy Z/, { corner: 0.12, rim: 0.3, clock: 'stacked', art: 'petals', tone: [14, 340, 44] }],
  [/Galaxy S/, { corner: 0.14, rim: 0.24, clock: 'middle', art: 'petals', tone: [222, 205, 170] }],
  [/Galaxy A5/, { corner: 0.13, rim: 0.34, clock: 'left', art: 'ribbons', tone: [205, 232, 42] }],
  [/Galaxy/, { corner: 0.12, rim: 0.42, clock: 'left', art: 'ribbons', tone: [172, 208, 48] }],
  [/Redmi Note/, { corner: 0.11, rim: 0.26, clock: 'low', art: 'orbs', tone: [270, 320, 20] }],
  [/Redmi/, { corner: 0.1, rim: 0.4, clock: 'left', art: 'orbs', tone: [150, 190, 60] }],
  [/Xiaomi/, { corner: 0.12, rim: 0.22, clock: 'stacked', art: 'rays', tone: [210, 220, 30] }],
  [/POCO/, { corner: 0.11, rim: 0.26, clock: 'large', art: 'rays', tone: [48, 40, 10] }],
  [/HONOR X/, { corner: 0.15, rim: 0.26, clock: 'left', art: 'dunes', tone: [190, 172, 48] }],
  [/HONOR/, { corner: 0.13, rim: 0.24, clock: 'low', art: 'dunes', tone: [36, 24, 44] }],
  [/HUAWEI/, { corner: 0.16, rim: 0.22, clock: 'stacked', art: 'rays', tone: [350, 330, 40] }],
  [/realme/, { corner: 0.09, rim: 0.38, clock: 'large', art: 'dunes', tone: [90, 150, 60] }],
  [/TECNO/, { corner: 0.13, rim: 0.3, clock: 'left', art: 'petals', tone: [150, 130, 60] }],
  [/Infinix Note/, { corner: 0.08, rim: 0.28, clock: 'stacked', art: 'ribbons', tone: [270, 300, 200] }],
  [/Infinix/, { corner: 0.1, rim: 0.42, clock: 'left', art: 'orbs', tone: [230, 200, 30] }],
  [/Pixel/, { corner: 0.14, rim: 0.26, clock: 'stacked', art: 'petals', tone: [210, 190, 120] }],
  [/Nothing/, { corner: 0.13, rim: 0.26, clock: 'large', art: 'dots', tone: [0, 0, 0] }],
];
