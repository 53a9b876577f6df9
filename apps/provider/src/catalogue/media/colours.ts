/** Colours of goods: the name a shopper reads and the paint the drawing uses. */
export const colours = {
  black: { name: 'чёрный', hex: '#1d1e22' },
  white: { name: 'белый', hex: '#f3f4f2' },
  grey: { name: 'серый', hex: '#85898f' },
  graphite: { name: 'графитовый', hex: '#46484d' },
  silver: { name: 'серебристый', hex: '#c9ccd1' },
  steel: { name: 'нержавеющая сталь', hex: '#aeb2b6' },
  'dark-steel': { name: 'тёмная сталь', hex: '#5d6166' },
  'titanium-natural': { name: 'натуральный титан', hex: '#b8b0a4' },
  'titanium-grey': { name: 'серый титан', hex: '#7d7b78' },
  blue: { name: 'синий', hex: '#2f5fa8' },
  'light-blue': { name: 'голубой', hex: '#a9c8e2' },
  navy: { name: 'тёмно-синий', hex: '#22304d' },
  green: { name: 'зелёный', hex: '#4d7a5b' },
  mint: { name: 'мятный', hex: '#b9dccb' },
  olive: { name: 'оливковый', hex: '#6d7050' },
  red: { name: 'красный', hex: '#b9252f' },
  burgundy: { name: 'бордовый', hex: '#6a1f2c' },
  pink: { name: 'розовый', hex: '#e9b7c0' },
  lavender: { name: 'лавандовый', hex: '#c5bbdf' },
  violet: { name: 'фиолетовый', hex: '#5f4b8b' },
  orange: { name: 'оранжевый', hex: '#e2702a' },
  yellow: { name: 'жёлтый', hex: '#efc53f' },
  gold: { name: 'золотой', hex: '#d8bf94' },
  beige: { name: 'бежевый', hex: '#ddd0b8' },
  cream: { name: 'кремовый', hex: '#efe7d6' },
  brown: { name: 'коричневый', hex: '#6b4a36' },
  bronze: { name: 'бронзовый', hex: '#9b7350' },
  turquoise: { name: 'бирюзовый', hex: '#3fa7a3' },
} as const satisfies Record<string, { name: string; hex: `#${string}` }>;

const paints = new Map<string, { name: string; hex: string }>(Object.entries(colours));

/** What a colour is called and its paint; null of one that is not known. */
export function paintOf(colour: string | null): { name: string; code: string } | null {
  const paint = paints.get(colour ?? '');
  return paint === undefined ? null : { name: paint.name, code: paint.hex };
}

export type ColourCode = keyof typeof colours;
