import type { Subject } from '../subject.ts';
import { alpha, darken, edge, isDark, isLight, lighten } from './colour.ts';
import { type Box, n } from './shapes.ts';
import { View } from './view.ts';

export interface Size {
  width: number;
  height: number;
  depth: number;
}

/** A gradient stop: where (0 to 1) and which colour (`#rrggbb` or `#rrggbbaa`). */
export type Stop = readonly [number, string];

export const canvas = { width: 800, height: 1000 } as const;

export const hash = (text: string): number => {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  value ^= value >>> 15;
  return value >>> 0;
};

/** What one drawing is made with: the subject's colour and size, paints with ids of their own, room on the canvas. */
export class Pen {
  readonly subject: Subject;
  readonly colour: string;
  readonly size: Size;
  /** The room the thing takes, without its shadow; set by `fit` and `view`. */
  frame: Box = { x: 80, y: 90, w: 640, h: 820 };
  readonly #prefix: string;
  readonly #definitions = new Map<string, string>();
  #shapes = '';

  /** Pictures may be put into one page as they are, so `prefix` must tell drawings apart. */
  constructor(subject: Subject, defaults: Size, prefix: string) {
    const positive = (given: number | undefined, other: number): number =>
      given !== undefined && Number.isFinite(given) && given > 0 ? given : other;
    this.subject = subject;
    this.colour = /^#[0-9a-f]{6}$/i.test(subject.colour) ? subject.colour.toLowerCase() : '#8a8d93';
    this.size = {
      width: positive(subject.width, defaults.width),
      height: positive(subject.height, defaults.height),
      depth: positive(subject.depth, defaults.depth),
    };
    this.#prefix = prefix;
  }

  get defs(): string {
    return this.#shapes;
  }

  /** Stores a definition once and gives its `url(#…)`. */
  define(make: (id: string) => string): string {
    const key = make('');
    const known = this.#definitions.get(key);
    if (known !== undefined) return `url(#${known})`;
    const id = `${this.#prefix}-${this.#definitions.size.toString(36)}`;
    this.#definitions.set(key, id);
    this.#shapes += make(id);
    return `url(#${id})`;
  }

  /** A linear gradient across the shape it fills; 0° runs to the right, 90° down. */
  linear(stops: readonly Stop[], degrees = 90): string {
    const turn = (degrees * Math.PI) / 180;
    const [x, y] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
    const f = (value: number): string => String(Math.round(value * 100) / 100);
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${f(0.5 - x)}" y1="${f(0.5 - y)}" x2="${f(0.5 + x)}" y2="${f(0.5 + y)}">${this.#stops(stops)}</linearGradient>`,
    );
  }

  /** A radial gradient; centre and radius are shares of the shape it fills. */
  radial(stops: readonly Stop[], x = 0.5, y = 0.5, r = 0.5): string {
    return this.define((id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${this.#stops(stops)}</radialGradient>`);
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(([at, colour]) => {
        const translucent = colour.length === 9;
        const opacity = translucent ? ` stop-opacity="${Math.round((Number.parseInt(colour.slice(7), 16) / 255) * 100) / 100}"` : '';
        return `<stop offset="${Math.round(at * 100) / 100}" stop-color="${translucent ? colour.slice(0, 7) : colour}"${opacity}/>`;
      })
      .join('');
  }

  /** Stores content drawn around 0, 0 once and puts it at a place; for parts that repeat. */
  reuse(content: string, x: number, y: number): string {
    const url = this.define((id) => `<g id="${id}">${content}</g>`);
    return `<use href="${url.slice(4, -1)}" x="${n(x)}" y="${n(y)}"/>`;
  }

  /** A clip for `Style.clip` out of any shape. */
  clip(shape: string): string {
    return this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }

  /** A repeated tile (perforation, weave, brushing) as a fill. */
  tile(w: number, h: number, content: string): string {
    return this.define((id) => `<pattern id="${id}" width="${n(w)}" height="${n(h)}" patternUnits="userSpaceOnUse">${content}</pattern>`);
  }

  /** Matt plastic or lacquer: light falls off from the upper left. */
  matt(colour = this.colour, degrees = 62): string {
    return this.linear(
      [
        [0, lighten(colour, isDark(colour) ? 0.13 : 0.22)],
        [0.42, colour],
        [1, darken(colour, isLight(colour) ? 0.13 : 0.24)],
      ],
      degrees,
    );
  }

  /** Polished plastic or enamel: a hard reflection over the upper third. */
  gloss(colour = this.colour, degrees = 70): string {
    return this.linear(
      [
        [0, lighten(colour, 0.34)],
        [0.3, lighten(colour, 0.1)],
        [0.31, colour],
        [0.8, darken(colour, 0.16)],
        [1, darken(colour, 0.06)],
      ],
      degrees,
    );
  }

  /** Metal: several soft bands across. 0° makes upright bands (doors, cylinders), 90° lying ones. */
  metal(colour = this.colour, degrees = 0): string {
    return this.linear(
      [
        [0, darken(colour, 0.14)],
        [0.12, lighten(colour, 0.3)],
        [0.3, colour],
        [0.52, lighten(colour, 0.18)],
        [0.72, darken(colour, 0.07)],
        [0.9, lighten(colour, 0.14)],
        [1, darken(colour, 0.2)],
      ],
      degrees,
    );
  }

  /** An upright cylinder of this colour: dark edges, light left of the middle. */
  round(colour = this.colour, degrees = 0): string {
    return this.linear(
      [
        [0, darken(colour, 0.2)],
        [0.06, darken(colour, 0.06)],
        [0.28, lighten(colour, isDark(colour) ? 0.2 : 0.3)],
        [0.55, colour],
        [0.9, darken(colour, 0.26)],
        [1, darken(colour, isDark(colour) ? 0.02 : 0.16)],
      ],
      degrees,
    );
  }

  /** A ball of this colour. */
  ball(colour = this.colour): string {
    return this.radial(
      [
        [0, lighten(colour, 0.42)],
        [0.4, colour],
        [0.85, darken(colour, 0.3)],
        [1, darken(colour, 0.18)],
      ],
      0.35,
      0.3,
      0.75,
    );
  }

  /** Dark glass as on screens that are off, oven doors and hobs. */
  glassPaint(tint = '#15171c'): string {
    return this.linear(
      [
        [0, lighten(tint, 0.17)],
        [0.35, lighten(tint, 0.05)],
        [0.7, tint],
        [1, lighten(tint, 0.07)],
      ],
      58,
    );
  }

  edge(colour = this.colour): string {
    return edge(colour);
  }

  /** A fade of one colour into nothing, for light and shade laid over a shape. */
  fade(colour: string, from: number, to: number, degrees = 90): string {
    return this.linear(
      [
        [0, alpha(colour, from)],
        [1, alpha(colour, to)],
      ],
      degrees,
    );
  }

  /** The same number 0 to 1 every time for this subject and name. */
  random(name: string): number {
    // Mixed once more: names that differ in their last letter only must not give neighbours.
    const mixed = Math.imul(hash(`${this.subject.seed}/${name}`), 0x85ebca6b);
    return (Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0) / 4294967296;
  }

  pick<T>(list: readonly [T, ...T[]], name: string): T {
    return list[Math.floor(this.random(name) * list.length)] ?? list[0];
  }

  /** A fact as a number, with a fallback and sane bounds. */
  number(key: string, fallback: number, low = 0, high = 1000): number {
    const value = this.subject.facts[key];
    const given = typeof value === 'number' ? value : typeof value === 'string' ? Number.parseFloat(value.replace(',', '.')) : Number.NaN;
    return Math.min(high, Math.max(low, Number.isFinite(given) ? given : fallback));
  }

  /** A fact as a flag; undefined when the product does not say. */
  flag(key: string): boolean | undefined {
    const value = this.subject.facts[key];
    return typeof value === 'boolean' ? value : undefined;
  }

  /** A fact in lower case, or nothing. */
  text(key: string): string {
    const value = this.subject.facts[key];
    return typeof value === 'string' ? value.toLowerCase() : '';
  }

  /** Whether any text fact speaks of it (facts differ between categories, words do not). */
  mentions(word: RegExp): boolean {
    return Object.values(this.subject.facts).some((value) => typeof value === 'string' && word.test(value.toLowerCase()));
  }

  /** Room for a thing of this many centimetres, seen straight: a box on the canvas and `k`, the pixels of a centimetre. */
  fit(width: number, height: number, room = { w: 640, h: 820 }): Box & { k: number } {
    const k = Math.min(room.w / width, room.h / height);
    const [w, h] = [width * k, height * k];
    this.frame = { x: (canvas.width - w) / 2, y: (canvas.height - 16 - h) / 2, w, h };
    return { ...this.frame, k };
  }

  /** The thing seen from a side and above; see `View`. `extent` is its size, by default the subject's. */
  view(yaw: number, pitch: number, extent: Size = this.size, room = { w: 650, h: 820 }): View {
    const view = new View(this, yaw, pitch, extent, room);
    this.frame = view.frame;
    return view;
  }
}
