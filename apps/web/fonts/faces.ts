/** A part of the typeface: a file of its own, which a browser fetches when a page has one of its characters. */
interface Face {
  readonly name: string;
  /** Which of the package's files it is cut from. */
  readonly from: 'cyrillic' | 'latin' | 'latin-ext';
  /** First and last code point of each run. */
  readonly characters: readonly (readonly [number, number])[];
}

const one = (code: number) => [code, code] as const;

/** What every page has. The ruble sign stands apart, since the package has it among rare Latin letters. */
export const cut: readonly Face[] = [
  { name: 'russian', from: 'cyrillic', characters: [one(0x401), [0x410, 0x44f], one(0x451), one(0x2116)] },
  {
    name: 'latin',
    from: 'latin',
    characters: [
      [0x20, 0x7e],
      // No-break space, ©, «, ®, °–³, ·, », ½, ×.
      ...[0xa0, 0xa9, 0xab, 0xae].map(one),
      [0xb0, 0xb3],
      ...[0xb7, 0xbb, 0xbd, 0xd7].map(one),
      // Thin space, hyphens and dashes, quotes, bullet, ellipsis, narrow no-break space.
      one(0x2009),
      [0x2010, 0x2014],
      [0x2018, 0x201a],
      [0x201c, 0x201e],
      ...[0x2022, 0x2026, 0x202f].map(one),
      // ™, arrows, minus.
      ...[0x2122, 0x2191, 0x2193, 0x2212].map(one),
    ],
  },
  { name: 'ruble', from: 'latin-ext', characters: [one(0x20bd)] },
];

/** What a name or a review may bring besides, in the package's own files: Ukrainian letters, Latin ones with accents. */
export const whole: readonly Face[] = [
  {
    name: 'more Cyrillic',
    from: 'cyrillic',
    characters: [one(0x301), one(0x400), [0x402, 0x40f], one(0x450), [0x452, 0x45f], [0x490, 0x491], [0x4b0, 0x4b1]],
  },
  {
    name: 'more Latin',
    from: 'latin',
    characters: [
      [0xa1, 0xa8],
      one(0xaa),
      [0xac, 0xad],
      one(0xaf),
      [0xb4, 0xb6],
      [0xb8, 0xba],
      one(0xbc),
      [0xbe, 0xd6],
      [0xd8, 0xff],
      one(0x131),
      [0x152, 0x153],
      one(0x20ac),
    ],
  },
];

/** Weights that the shop uses. */
export const weights = { min: 400, max: 700 };
