import { compose } from './draw.ts';
import { type Box, hash, letters, n } from './kit/index.ts';
import type { Angle, Kind, Subject } from './subject.ts';

/** Colours of things in tiles: what most of their kind look like in a shop, so a row of tiles stays calm but not grey. */
const usual: Partial<Record<Kind, string>> = {
  phone: '#a9c8e2',
  'feature-phone': '#22304d',
  tablet: '#c9ccd1',
  'e-reader': '#1d1e22',
  'smart-watch': '#d8bf94',
  'fitness-band': '#3fa7a3',
  laptop: '#c9ccd1',
  'all-in-one': '#a9c8e2',
  printer: '#f3f4f2',
  keyboard: '#f3f4f2',
  router: '#f3f4f2',
  processor: '#c9ccd1',
  projector: '#f3f4f2',
  earbuds: '#f3f4f2',
  headphones: '#ddd0b8',
  'portable-speaker': '#b9252f',
  'smart-speaker': '#46484d',
  turntable: '#6b4a36',
  fridge: '#c9ccd1',
  freezer: '#f3f4f2',
  cooker: '#f3f4f2',
  dishwasher: '#c9ccd1',
  'built-in-dishwasher': '#c9ccd1',
  'washing-machine': '#f3f4f2',
  dryer: '#f3f4f2',
  'water-heater': '#f3f4f2',
  kettle: '#c9ccd1',
  microwave: '#f3f4f2',
  'coffee-machine': '#aeb2b6',
  multicooker: '#46484d',
  blender: '#b9252f',
  toaster: '#efe7d6',
  'stick-vacuum': '#5f4b8b',
  vacuum: '#b9252f',
  iron: '#2f5fa8',
  'garment-steamer': '#f3f4f2',
  'robot-vacuum': '#f3f4f2',
  'air-conditioner': '#f3f4f2',
  heater: '#f3f4f2',
  humidifier: '#f3f4f2',
  fan: '#f3f4f2',
  'hair-dryer': '#e9b7c0',
  toothbrush: '#f3f4f2',
  scales: '#f3f4f2',
  console: '#f3f4f2',
  gamepad: '#f3f4f2',
  'vr-headset': '#f3f4f2',
  drone: '#85898f',
  'smart-bulb': '#f3f4f2',
  'security-camera': '#f3f4f2',
  'smart-plug': '#f3f4f2',
  'smart-hub': '#f3f4f2',
  'phone-case': '#4d7a5b',
  'power-bank': '#22304d',
  charger: '#f3f4f2',
  cable: '#f3f4f2',
  'memory-card': '#b9252f',
  'laundry-accessory': '#85898f',
  'gift-card': '#2447f9',
  subscription: '#5f4b8b',
  'software-box': '#2f5fa8',
  'game-key': '#4d7a5b',
  parcel: '#c9a77a',
};

/** A kind as it looks most often, without a brand. */
export const example = (kind: Kind, seed = 0): Subject => ({
  kind,
  colour: usual[kind] ?? '#2a2c31',
  brand: '',
  seed: (hash(kind) % 977) + seed,
  facts: {},
});

/** A drawing moved and scaled so that its frame fills `room`, standing on the room's floor. */
export const place = (subject: Subject, angle: Angle, room: Box, prefix: string): { defs: string; content: string } => {
  const { defs, content, frame } = compose(subject, angle, prefix);
  const k = Math.min(room.w / frame.w, room.h / frame.h);
  const x = room.x + (room.w - frame.w * k) / 2 - frame.x * k;
  const y = room.y + room.h - (frame.y + frame.h) * k;
  return { defs, content: `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(k * 1000) / 1000})">${content}</g>` };
};

/** A picture of `w` × `h` units that has no size of its own. */
export const svg = (w: number, h: number, defs: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${defs === '' ? '' : `<defs>${defs}</defs>`}${content}</svg>`;

/** The tile of a category: its kind without a brand, 400 × 320. Flat things stand in the middle, not on the floor. */
export const drawSection = (kind: Kind): string => {
  const subject = example(kind);
  const { frame } = compose(subject, 0);
  const shape = frame.h / frame.w;
  const high = Math.min(264, 330 * shape);
  const { defs, content } = place(subject, 0, { x: 35, y: 160 - high / 2 - 2, w: 330, h: high }, `s${hash(kind).toString(36)}`);
  return svg(400, 320, defs, content);
};

const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (c) => `&#${c.codePointAt(0) ?? 32};`);

/** Advance widths of a geometric sans in thousandths of its size: rough, but `textLength` makes them true. */
const advance = (letter: string): number =>
  /[ijlI.,'|! ]/.test(letter)
    ? 290
    : /[frt\-()]/.test(letter)
      ? 380
      : /[mwMWЖШЩЮФ@]/.test(letter)
        ? 880
        : /[A-ZА-ЯЁ]/.test(letter)
          ? 690
          : 570;

/** A brand's tile, 320 × 160: its word alone, in the ink of the ground it will lie on. */
export const drawBrand = (name: string, ink = '#23262e'): string => {
  const word = name.trim();
  const loose = word === word.toUpperCase() ? 0.06 : 0;
  const units = [...word].reduce((sum, letter) => sum + advance(letter) / 1000 + loose, 0) - loose;
  // A wall of brands is one set: one weight, and one size unless a word is long.
  const size = Math.min(44, 248 / Math.max(1, units));
  return svg(
    320,
    160,
    '',
    `<text fill="${ink}" x="160" y="${n(80 + size * 0.35)}" text-anchor="middle" font-family="${letters}" font-size="${n(size)}" font-weight="700" textLength="${n(units * size)}" lengthAdjust="spacingAndGlyphs">${escapeXml(word)}</text>`,
  );
};
