type Rgb = readonly [number, number, number];

/** Tells a colour's parts; anything that is not `#rrggbb` becomes a neutral grey, for a picture must never fail. */
const parse = (colour: string): Rgb => {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(colour);
  const part = (index: number): number => Number.parseInt(digits?.[index] ?? '8a', 16);
  return [part(1), part(2), part(3)];
};

const hex = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

const mix = (from: string, to: string, share: number): string => {
  const a = parse(from);
  const b = parse(to);
  return `#${hex(a[0] + (b[0] - a[0]) * share)}${hex(a[1] + (b[1] - a[1]) * share)}${hex(a[2] + (b[2] - a[2]) * share)}`;
};

export const lighten = (colour: string, share: number): string => mix(colour, '#ffffff', share);

/** Towards a cool near-black: shadows in daylight are never brown. */
export const darken = (colour: string, share: number): string => mix(colour, '#0a0c12', share);

/** `opacity` 0 to 1. */
export const alpha = (colour: string, opacity: number): string => {
  const [r, g, b] = parse(colour);
  return `#${hex(r)}${hex(g)}${hex(b)}${hex(opacity * 255)}`;
};

const linear = (value: number): number => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);

/** Relative luminance, 0 to 1. */
export const luminance = (colour: string): number => {
  const [r, g, b] = parse(colour);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
};

export const isLight = (colour: string): boolean => luminance(colour) > 0.42;
export const isDark = (colour: string): boolean => luminance(colour) < 0.06;

/** The fine outline: a light thing gets a darker one, a dark thing a lighter one, so that it stands on any ground. */
export const edge = (colour: string): string => (isDark(colour) ? lighten(colour, 0.3) : darken(colour, isLight(colour) ? 0.26 : 0.34));

/** Seams, prints and small marks on a body of this colour. */
export const mark = (colour: string): string => (luminance(colour) > 0.3 ? darken(colour, 0.62) : lighten(colour, 0.66));

/** A line pressed into the body: darker than it, on black things lighter. */
export const seam = (colour: string): string => (isDark(colour) ? darken(colour, 0.7) : darken(colour, 0.4));

export const hue = (colour: string): { hue: number; chroma: number } => {
  const [r, g, b] = parse(colour);
  const high = Math.max(r, g, b);
  const chroma = high - Math.min(r, g, b);
  if (chroma === 0) return { hue: 0, chroma };
  const sector = high === r ? ((g - b) / chroma + 6) % 6 : high === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  return { hue: sector * 60, chroma: chroma / 255 };
};

export const fromHue = (degrees: number, saturation: number, lightness: number): string => {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const part = (n: number): string => {
    const k = (n + degrees / 30) % 12;
    return hex(255 * (lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return `#${part(0)}${part(8)}${part(4)}`;
};
