import type { LaundryFace, Look } from '../kit/index.ts';

const left = [0.02, 0.28] as const;

/** Washing machines by line, then by maker: whoever knows the shelf knows them by dial, door and strip. */
export const washingMachines: readonly [Look<LaundryFace>, ...Look<LaundryFace>[]] = [
  [
    /LG TW4V7/,
    { strip: 'black', dial: 0.5, display: [0.62, 0.3], drawer: left, ring: 'chrome', rim: 0.95, smoke: 0.55, handle: 'none', foot: 'left' },
  ],
  [
    /LG .*V5/,
    { strip: 'body', dial: 0.5, display: [0.62, 0.3], drawer: left, ring: 'chrome', rim: 0.93, smoke: 0.35, handle: 'left', foot: 'left' },
  ],
  [/LG/, { strip: 'body', dial: 0.47, display: [0.6, 0.24], drawer: left, ring: 'body', rim: 0.84, handle: 'left', foot: 'left' }],
  [
    /Samsung Bespoke/,
    { strip: 'black', display: [0.36, 0.28], ring: 'black', rim: 0.95, smoke: 0.5, handle: 'none', foot: 'none', field: true },
  ],
  [
    /Samsung/,
    { strip: 'body', dial: 0.4, display: [0.52, 0.42], drawer: left, ring: 'dark', rim: 0.88, handle: 'none', foot: 'right', hatch: true },
  ],
  [
    /Bosch Serie 6/,
    { strip: 'silver', dial: 0.5, display: [0.62, 0.34], drawer: left, ring: 'chrome', rim: 0.8, handle: 'right', foot: 'right' },
  ],
  [/Bosch/, { strip: 'body', dial: 0.5, display: [0.64, 0.2], drawer: left, ring: 'body', rim: 0.78, handle: 'right', foot: 'right' }],
  [
    /Haier I-Pro 7/,
    { strip: 'black', dial: 0.5, display: [0.06, 0.24], ring: 'dark', rim: 0.92, smoke: 0.3, handle: 'none', foot: 'right' },
  ],
  [/Haier/, { strip: 'body', dial: 0.88, display: [0.36, 0.36], drawer: left, ring: 'chrome', rim: 0.88, handle: 'none', foot: 'right' }],
  [/Indesit/, { strip: 'body', dial: 0.86, drawer: left, ring: 'body', rim: 0.74, handle: 'left', foot: 'across' }],
  [
    /Candy AquaMatic/,
    { strip: 'body', dial: 0.84, display: [0.62, 0.12], drawer: [0.02, 0.24], ring: 'body', rim: 0.8, handle: 'left', foot: 'none' },
  ],
  [/Candy/, { strip: 'black', dial: 0.84, display: [0.46, 0.22], drawer: left, ring: 'black', rim: 0.84, handle: 'right', foot: 'right' }],
  [/ATLANT/, { strip: 'body', dial: 0.38, display: [0.76, 0.18], drawer: left, ring: 'dark', rim: 0.72, handle: 'left', foot: 'left' }],
  [
    /Hotpoint/,
    {
      strip: 'silver',
      dial: 0.52,
      display: [0.66, 0.28],
      drawer: left,
      ring: 'body',
      rim: 0.86,
      smoke: 0.25,
      handle: 'left',
      foot: 'across',
    },
  ],
  [/Beko/, { strip: 'body', dial: 0.4, display: [0.56, 0.22], drawer: left, ring: 'black', rim: 0.82, handle: 'right', foot: 'left' }],
  [
    /Electrolux/,
    {
      strip: 'black',
      dial: 0.42,
      display: [0.56, 0.36],
      drawer: left,
      ring: 'dark',
      rim: 0.84,
      smoke: 0.45,
      handle: 'left',
      foot: 'across',
    },
  ],
  [/Midea/, { strip: 'black', dial: 0.62, display: [0.74, 0.2], drawer: left, ring: 'chrome', rim: 0.8, handle: 'right', foot: 'left' }],
  [
    /Weissgauff/,
    { strip: 'black', dial: 0.72, display: [0.4, 0.22], drawer: left, ring: 'chrome', rim: 0.9, handle: 'left', foot: 'right' },
  ],
  [/Gorenje/, { strip: 'body', dial: 0.56, display: [0.72, 0.22], drawer: left, ring: 'chrome', rim: 0.74, handle: 'left', foot: 'left' }],
  [/Xiaomi/, { strip: 'body', display: [0.4, 0.2], ring: 'body', rim: 0.93, smoke: 0.6, handle: 'none', foot: 'none' }],
  [/Бирюса/, { strip: 'silver', dial: 0.8, display: [0.5, 0.18], drawer: left, ring: 'dark', rim: 0.8, handle: 'right', foot: 'none' }],
];

const tank = [0.02, 0.4] as const;

/** Dryers: the same hands, but a drawer for water, and darker doors. */
export const dryers: readonly [Look<LaundryFace>, ...Look<LaundryFace>[]] = [
  [
    /LG Dual/,
    {
      strip: 'black',
      dial: 0.58,
      display: [0.7, 0.26],
      drawer: tank,
      ring: 'chrome',
      rim: 0.95,
      smoke: 0.55,
      handle: 'none',
      foot: 'grille',
    },
  ],
  [
    /LG/,
    { strip: 'body', dial: 0.58, display: [0.7, 0.26], drawer: tank, ring: 'body', rim: 0.9, smoke: 0.4, handle: 'left', foot: 'grille' },
  ],
  [
    /Bosch Serie 6/,
    {
      strip: 'silver',
      dial: 0.54,
      display: [0.66, 0.3],
      drawer: tank,
      ring: 'chrome',
      rim: 0.8,
      smoke: 0.2,
      handle: 'left',
      foot: 'right',
    },
  ],
  [/Bosch/, { strip: 'body', dial: 0.54, display: [0.68, 0.2], drawer: tank, ring: 'body', rim: 0.76, handle: 'left', foot: 'right' }],
  [
    /Haier I-Pro 7/,
    { strip: 'black', dial: 0.5, display: [0.64, 0.26], ring: 'dark', rim: 0.92, smoke: 0.4, handle: 'none', foot: 'grille' },
  ],
  [/Haier/, { strip: 'body', dial: 0.88, display: [0.5, 0.28], drawer: tank, ring: 'chrome', rim: 0.88, handle: 'none', foot: 'grille' }],
  [
    /Samsung Bespoke/,
    { strip: 'black', display: [0.36, 0.28], ring: 'black', rim: 0.95, smoke: 0.5, handle: 'none', foot: 'none', field: true },
  ],
  [
    /Samsung/,
    { strip: 'body', dial: 0.52, display: [0.62, 0.32], drawer: tank, ring: 'dark', rim: 0.88, smoke: 0.3, handle: 'right', foot: 'right' },
  ],
  [
    /Electrolux/,
    { strip: 'black', dial: 0.5, display: [0.64, 0.3], drawer: tank, ring: 'dark', rim: 0.82, smoke: 0.5, handle: 'right', foot: 'grille' },
  ],
  [
    /Beko/,
    { strip: 'body', dial: 0.5, display: [0.64, 0.22], drawer: tank, ring: 'black', rim: 0.82, smoke: 0.4, handle: 'left', foot: 'left' },
  ],
  [/Candy/, { strip: 'black', dial: 0.84, display: [0.5, 0.22], drawer: tank, ring: 'black', rim: 0.86, handle: 'right', foot: 'right' }],
  [/Indesit/, { strip: 'body', dial: 0.84, drawer: tank, ring: 'body', rim: 0.74, handle: 'right', foot: 'grille' }],
  [
    /Weissgauff/,
    { strip: 'black', dial: 0.74, display: [0.48, 0.18], drawer: tank, ring: 'chrome', rim: 0.9, handle: 'left', foot: 'grille' },
  ],
  [/Midea/, { strip: 'black', dial: 0.58, display: [0.7, 0.22], drawer: tank, ring: 'chrome', rim: 0.8, handle: 'right', foot: 'left' }],
  [
    /Gorenje/,
    { strip: 'body', dial: 0.56, display: [0.72, 0.2], drawer: tank, ring: 'chrome', rim: 0.74, handle: 'right', foot: 'grille' },
  ],
  [/DEXP/, { strip: 'silver', dial: 0.7, display: [0.48, 0.14], drawer: tank, ring: 'dark', rim: 0.84, handle: 'left', foot: 'across' }],
  [/Hyundai/, { strip: 'body', dial: 0.5, ring: 'chrome', rim: 0.9, handle: 'left', foot: 'none' }],
  [/Miele/, { strip: 'silver', dial: 0.12, display: [0.66, 0.28], ring: 'chrome', rim: 0.76, smoke: 0.3, handle: 'right', foot: 'left' }],
];
