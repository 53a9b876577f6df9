import { alpha, darken, edge, isDark, isLight, lighten } from './colour.ts';
import { n } from './shapes.ts';

export interface Size {
  width: number;
  height: number;
  depth: number;
}

/** A gradient stop: where (0 to 1) and which colour (`#rrggbb` or `#rrggbbaa`). */
export type Stop = readonly [number, string];

/** What surfaces of one thing are filled with: paints by its colour, and definitions with ids of their own. */
export class Paints {
  readonly colour: string;
  readonly size: Size;
  readonly #prefix: string;
  readonly #definitions = new Map<string, string>();
  #shapes = '';

  /** Pictures may be put into one page as they are, so `prefix` must tell drawings apart. */
  constructor(colour: string, size: Size, prefix: string) {
    this.colour = colour;
    this.size = size;
    this.#prefix = prefix;
  }

  get defs(): string {
    return this.#shapes;
  }

  /** Stores a definition once and gives its `url(#…)`. */
  define(make: (id: string) => string): string {
    const key = make('');
    const existing = this.#definitions.get(key);
    if (existing !== undefined) return `url(#${existing})`;
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
}
