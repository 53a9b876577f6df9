import type { Look } from '../kit/index.ts';

export interface HeadphonesFace {
  cup: 'oval' | 'round' | 'block';
  /** What the outside of a cup has: nothing, a disc, a ring of the accent, holes to let air through, or a cap with a rim. */
  face: 'smooth' | 'disc' | 'ring' | 'holes' | 'cap';
  /** Thickness of the band, a share of the width. */
  band: number;
  /** What carries the cups; the body's own colour when absent. */
  arms?: string;
  accent?: string;
  cushion?: string;
}

const steel = '#b9bdc3';
const brass = '#c9a25a';

export const headphonesFaces: readonly [Look<HeadphonesFace>, ...Look<HeadphonesFace>[]] = [
  [/WH-1000X/, { cup: 'oval', face: 'smooth', band: 0.062 }],
  [/WH-CH7/, { cup: 'oval', face: 'disc', band: 0.05 }],
  [/WH-CH5/, { cup: 'round', face: 'disc', band: 0.036 }],
  [/Bose/, { cup: 'oval', face: 'smooth', band: 0.05, arms: steel, accent: steel }],
  [/AirPods Max/, { cup: 'block', face: 'smooth', band: 0.03, arms: steel }],
  [/Tune 5/, { cup: 'round', face: 'ring', band: 0.04, accent: '#f0641e' }],
  [/Tune 7/, { cup: 'oval', face: 'ring', band: 0.058, accent: '#8d939b' }],
  [/Major/, { cup: 'block', face: 'ring', band: 0.046, arms: brass, accent: brass }],
  [/Marshall/, { cup: 'block', face: 'cap', band: 0.07, arms: brass, accent: brass }],
  [/MOMENTUM/, { cup: 'oval', face: 'smooth', band: 0.075, cushion: '#4a4d54' }],
  [/HD 490/, { cup: 'round', face: 'holes', band: 0.055, arms: '#5c6067', cushion: '#6d7178' }],
  [/ATH/, { cup: 'round', face: 'cap', band: 0.05, arms: steel }],
  [/DT 770/, { cup: 'round', face: 'cap', band: 0.045, arms: '#8d939b', accent: '#8d939b', cushion: '#9a9ea5' }],
  [/G PRO/, { cup: 'oval', face: 'cap', band: 0.055, arms: steel, accent: '#9aa0a8' }],
  [/HyperX/, { cup: 'oval', face: 'ring', band: 0.066, arms: '#c8323c', accent: '#c8323c' }],
  [/Edifier/, { cup: 'oval', face: 'cap', band: 0.044, accent: '#b8bcc2' }],
  [/Soundcore/, { cup: 'oval', face: 'disc', band: 0.066, accent: '#6d7178' }],
  [/Razer/, { cup: 'oval', face: 'holes', band: 0.034, arms: '#3fae36', accent: '#46c23a' }],
];
