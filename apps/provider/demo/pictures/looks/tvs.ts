import type { Look } from '../kit/index.ts';

export interface TvFace {
  /** Two slanting feet at the ends, two nearer the middle, thin blades, a plate on a neck, or one low bar. */
  stand: 'feet' | 'inner' | 'blades' | 'plate' | 'bar';
  /** The rim of the screen in hundredths of the width, and what is below it. */
  rim: number;
  chin: number;
  /** The chin is a loudspeaker under cloth. */
  speaker?: true;
}

export const tvs: readonly [Look<TvFace>, ...Look<TvFace>[]] = [
  [/LG OLED/, { stand: 'bar', rim: 0.35, chin: 0.7 }],
  [/LG/, { stand: 'feet', rim: 0.7, chin: 1.8 }],
  [/Samsung OLED/, { stand: 'plate', rim: 0.35, chin: 0.7 }],
  [/Samsung QLED/, { stand: 'inner', rim: 0.5, chin: 1.2 }],
  [/Samsung/, { stand: 'feet', rim: 0.8, chin: 1.8 }],
  [/Hisense U/, { stand: 'plate', rim: 0.5, chin: 1.6 }],
  [/Hisense/, { stand: 'inner', rim: 0.7, chin: 2 }],
  [/TCL C/, { stand: 'plate', rim: 0.4, chin: 1.4 }],
  [/TCL/, { stand: 'blades', rim: 0.6, chin: 2 }],
  [/Xiaomi TV A Pro/, { stand: 'blades', rim: 0.5, chin: 1.8 }],
  [/Xiaomi/, { stand: 'inner', rim: 0.9, chin: 2.4 }],
  [/Яндекс .*Про/, { stand: 'plate', rim: 0.6, chin: 5.2, speaker: true }],
  [/Яндекс/, { stand: 'feet', rim: 0.7, chin: 4.2, speaker: true }],
  [/Sber/, { stand: 'inner', rim: 0.8, chin: 2.2 }],
  [/Haier/, { stand: 'bar', rim: 0.6, chin: 2 }],
  [/Sony/, { stand: 'blades', rim: 0.45, chin: 1 }],
  [/BBK/, { stand: 'plate', rim: 1.8, chin: 3.6 }],
];
