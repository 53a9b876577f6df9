import { darken, edge, isDark, isLight, lighten } from './colour.ts';
import type { Paints, Size } from './paints.ts';
import { type Box, n, type Point, polygon, rect, roundedOutline } from './shapes.ts';

type Vector = readonly [number, number, number];

/** Where the light stands for the viewer: left, above, in front. */
const light: Vector = [-0.5, 0.66, 0.56];

export type Plane = 'front' | 'right' | 'left' | 'top' | 'back';

export interface Solid {
  /** Centimetres: `x` from the left, `y` from the floor up, `z` from the back towards the viewer. */
  at: Vector;
  /** width, height, depth */
  size: Vector;
  /** The rounded face is the one that looks this way; the rest is its thickness. */
  face?: 'front' | 'top' | 'right';
  /** Radius of the rounded face's corners, cm. */
  r?: number;
  colour?: string;
  /** Fill of the rounded face; by default the shaded colour. */
  fill?: string;
  /** What is drawn on the rounded face, in pixels from its upper left corner. */
  content?: (b: Box & { k: number }) => string;
}

/**
 * A parallel projection: the thing is turned by `yaw` (positive shows its right side) and seen
 * from `pitch` above. Being parallel, it maps every flat face by one matrix, so the front that is drawn
 * for the straight view is drawn again on the turned one.
 */
export class View {
  /** Pixels of a centimetre. */
  readonly k: number;
  readonly frame: Box;
  readonly #paints: Paints;
  readonly #cos: number;
  readonly #sin: number;
  readonly #rise: number;
  readonly #fall: number;
  #dx = 0;
  #dy = 0;

  constructor(paints: Paints, yaw: number, pitch: number, extent: Size, room: { w: number; h: number }) {
    const [a, p] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
    this.#paints = paints;
    this.#cos = Math.cos(a);
    this.#sin = Math.sin(a);
    this.#rise = Math.cos(p);
    this.#fall = Math.sin(p);
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      this.#flat([i & 1 ? extent.width : 0, i & 2 ? extent.height : 0, i & 4 ? extent.depth : 0]),
    );
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top];
    this.k = Math.min(room.w / w, room.h / h);
    this.#dx = 400 - (left + w / 2) * this.k;
    this.#dy = 492 - (top + h / 2) * this.k;
    this.frame = { x: 400 - (w * this.k) / 2, y: 492 - (h * this.k) / 2, w: w * this.k, h: h * this.k };
  }

  #turn([x, y, z]: Vector): Vector {
    const deep = x * this.#sin + z * this.#cos;
    return [x * this.#cos - z * this.#sin, y * this.#rise - deep * this.#fall, y * this.#fall + deep * this.#rise];
  }

  #flat(v: Vector): Point {
    const [x, y] = this.#turn(v);
    return [x, -y];
  }

  /** A place in space on the canvas. */
  point(x: number, y: number, z: number): Point {
    const [px, py] = this.#flat([x, y, z]);
    return [px * this.k + this.#dx, py * this.k + this.#dy];
  }

  /** The colour of a face that looks this way. */
  shade(colour: string, normal: Vector): string {
    const length = Math.hypot(...normal) || 1;
    const [x, y, z] = this.#turn(normal);
    const lit = (x * light[0] + y * light[1] + z * light[2]) / length - 0.5;
    return lit > 0
      ? lighten(colour, lit * (isDark(colour) ? 0.26 : 0.5))
      : darken(colour, Math.min(0.62, -lit * (isLight(colour) ? 0.34 : 0.62)));
  }

  /** The matrix that puts pixels of a flat drawing on a plane through the place `x, y, z` (its upper left corner). */
  matrix(plane: Plane, x: number, y: number, z: number): string {
    const [ex, ey] = this.point(x, y, z);
    const across: Record<Plane, Vector> = { front: [1, 0, 0], back: [-1, 0, 0], right: [0, 0, -1], left: [0, 0, 1], top: [1, 0, 0] };
    const [ux, uy] = this.#flat(across[plane]);
    const [vx, vy] = this.#flat(plane === 'top' ? [0, 0, 1] : [0, -1, 0]);
    const f = (value: number): string => String(Math.round(value * 1000) / 1000);
    return `matrix(${f(ux)} ${f(uy)} ${f(vx)} ${f(vy)} ${n(ex)} ${n(ey)})`;
  }

  /** Draws flat content on a plane; lengths inside are pixels, `k` of them to a centimetre. */
  on(plane: Plane, x: number, y: number, z: number, content: string): string {
    return `<g transform="${this.matrix(plane, x, y, z)}">${content}</g>`;
  }

  /** Draws flat content on any plane: `origin` its upper left corner, `across` and `down` unit vectors. For lids and tilted screens. */
  plane(origin: Vector, across: Vector, down: Vector, content: string): string {
    const [ex, ey] = this.point(...origin);
    const f = (value: number): string => String(Math.round(value * 1000) / 1000);
    const [ux, uy] = this.#flat(across);
    const [vx, vy] = this.#flat(down);
    return `<g transform="matrix(${f(ux)} ${f(uy)} ${f(vx)} ${f(vy)} ${n(ex)} ${n(ey)})">${content}</g>`;
  }

  /** A box, its named face rounded, every side shaded by where it looks. */
  solid(s: Solid): string {
    const [x, y, z] = s.at;
    const [w, h, deep] = s.size;
    const face = s.face ?? 'front';
    const colour = s.colour ?? this.#paints.colour;
    const [fw, fh] = face === 'front' ? [w, h] : face === 'top' ? [w, deep] : [deep, h];
    // From the rounded face's own axes into space, `t` being the depth behind it.
    const place = (u: number, v: number, t: number): Vector => {
      if (face === 'front') return [x + u, y + h - v, z + deep - t];
      if (face === 'top') return [x + u, y + h - t, z + v];
      return [x + w - t, y + h - v, z + deep - u];
    };
    const thick = face === 'front' ? deep : face === 'top' ? h : w;
    const origin = place(0, 0, 0);
    const normalOf = (u: number, v: number): Vector => {
      const to = place(u, v, 0);
      return [to[0] - origin[0], to[1] - origin[1], to[2] - origin[2]];
    };
    // Small roundings need few facets.
    const bend = (s.r ?? 0) * this.k;
    const outline = roundedOutline(fw, fh, s.r ?? 0, bend <= 0 ? 0 : bend < 5 ? 1 : bend < 16 ? 3 : bend < 70 ? 5 : 8);
    // Faces of one shade share a path; the hairline closes the gaps between neighbours.
    const faces = new Map<string, string>();
    outline.forEach((from, i) => {
      const to = outline[(i + 1) % outline.length] ?? from;
      const normal = normalOf(to[1] - from[1], from[0] - to[0]);
      if (Math.hypot(...normal) < 0.001 || this.#turn(normal)[2] <= 0.0001) return;
      const fill = this.shade(colour, normal);
      const corners = [place(from[0], from[1], 0), place(to[0], to[1], 0), place(to[0], to[1], thick), place(from[0], from[1], thick)].map(
        (v) => this.point(...v),
      );
      const quad = `M${corners.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`;
      faces.set(fill, (faces.get(fill) ?? '') + quad);
    });
    const quads = [...faces].map(([fill, data]) => `<path d="${data}" fill="${fill}" stroke="${fill}"/>`).join('');
    const out = `${this.#silhouette(outline, place, thick, edge(colour))}<g stroke-width=".8">${quads}</g>`;
    const inside = { x: 0, y: 0, w: fw * this.k, h: fh * this.k };
    const r = (s.r ?? 0) * this.k;
    const normal: Vector = face === 'front' ? [0, 0, 1] : face === 'top' ? [0, 1, 0] : [1, 0, 0];
    const lit = this.shade(colour, normal);
    const top =
      rect(inside, r, { fill: s.fill ?? this.#paints.matt(lit, 55), stroke: edge(lit), line: 1 }) +
      (s.content?.({ ...inside, k: this.k }) ?? '');
    return out + this.on(face, ...origin, top);
  }

  /** A fine outline round the whole solid, drawn beneath it. */
  #silhouette(outline: readonly Point[], place: (u: number, v: number, t: number) => Vector, thick: number, colour: string): string {
    const points = outline.flatMap(([u, v]) => [place(u, v, 0), place(u, v, thick)].map((p) => this.point(...p)));
    return polygon(hull(points), { fill: colour, stroke: colour, line: 2 });
  }

  /** An upright cylinder or, with `rTop`, a cone; `x, y, z` is the middle of its foot. */
  cylinder(
    x: number,
    y: number,
    z: number,
    r: number,
    h: number,
    o: { colour?: string; fill?: string; rTop?: number; top?: string; content?: (k: number) => string } = {},
  ): string {
    const colour = o.colour ?? this.#paints.colour;
    const [bx, by] = this.point(x, y, z);
    const [tx, ty] = this.point(x, y + h, z);
    const [foot, head] = [r * this.k, (o.rTop ?? r) * this.k];
    const flat = Math.abs(this.#fall);
    const side = `M${n(tx - head)} ${n(ty)}L${n(bx - foot)} ${n(by)}A${n(foot)} ${n(foot * flat)} 0 0 0 ${n(bx + foot)} ${n(by)}L${n(tx + head)} ${n(ty)}A${n(head)} ${n(head * flat)} 0 0 1 ${n(tx - head)} ${n(ty)}Z`;
    const outline = edge(colour);
    return (
      `<path d="${side}" fill="${o.fill ?? this.#paints.round(colour)}" stroke="${outline}" stroke-width="1.2"/>` +
      `<ellipse cx="${n(tx)}" cy="${n(ty)}" rx="${n(head)}" ry="${n(head * flat)}" fill="${o.top ?? this.#paints.matt(this.shade(colour, [0, 1, 0]), 30)}" stroke="${outline}"/>` +
      (o.content ? this.on('top', x, y + h, z, o.content(this.k)) : '')
    );
  }

  /** The soft shadow on the floor under a footprint, in centimetres. */
  shadow(x = 0, z = 0, w = this.#paints.size.width, deep = this.#paints.size.depth, strength = 0.4, y = 0): string {
    const grow = Math.max(w, deep) * 0.05;
    const paint = this.#paints.radial([
      [0, '#05070d'],
      [0.55, '#05070da6'],
      [1, '#05070d00'],
    ]);
    const [sw, sd] = [(w + grow * 2.4) * this.k, (deep + grow * 2.4) * this.k];
    return (
      this.on(
        'top',
        x - grow * 0.8,
        y,
        z - grow * 0.8,
        `<rect width="${n(sw)}" height="${n(sd)}" fill="${paint}" opacity="${strength}"/>`,
      ) +
      this.on(
        'top',
        x,
        y,
        z,
        `<rect x="2" y="3" width="${n(w * this.k)}" height="${n(deep * this.k + 4)}" rx="${n(Math.min(w, deep) * this.k * 0.1)}" fill="#05070d" opacity=".22"/>`,
      )
    );
  }

  /** The same under a round foot; `x, z` is its middle. */
  roundShadow(x: number, z: number, r: number, strength = 0.45, y = 0): string {
    const paint = this.#paints.radial([
      [0, '#05070d'],
      [0.78, '#05070db0'],
      [1, '#05070d00'],
    ]);
    return this.on('top', x + r * 0.06, y, z + r * 0.08, `<circle r="${n(r * 1.16 * this.k)}" fill="${paint}" opacity="${strength}"/>`);
  }
}

/** The convex hull, so that a solid has one outline. */
export const hull = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const p of list) {
      for (;;) {
        const [a, b] = [out.at(-2), out.at(-1)];
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
};
