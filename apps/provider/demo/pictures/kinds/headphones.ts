import {
  type Box,
  box,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  ellipse,
  isDark,
  isLight,
  lighten,
  mark,
  type Pen,
  path,
  rect,
  rotate,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { type HeadphonesFace, headphonesFaces } from '../looks/headphones.ts';

const pad = (pen: Pen): string =>
  pen.look(headphonesFaces).cushion ?? (isLight(pen.colour) ? darken(pen.colour, 0.12) : darken(pen.colour, 0.3));

/** An arc seen as a flat band: outline, shade by the light, inner cushion. */
const band = (pen: Pen, data: string, width: number): string =>
  path(data, { stroke: edge(pen.colour), line: width + 3, round: true }) +
  path(data, {
    stroke: pen.linear(
      [
        [0, lighten(pen.colour, 0.32)],
        [0.4, pen.colour],
        [1, darken(pen.colour, 0.35)],
      ],
      25,
    ),
    line: width,
    round: true,
  });

type Cup = (x: number, y: number, rx: number, ry: number, fill: string, stroke: string) => string;

/** What the shell of the near cup has on its outside. */
const outside = (pen: Pen, { face, accent }: HeadphonesFace, cup: Cup, u: number): string => {
  const hollow = pen.linear(
    [
      [0, darken(pen.colour, 0.16)],
      [1, lighten(pen.colour, 0.14)],
    ],
    55,
  );
  switch (face) {
    case 'smooth':
      return accent === undefined ? '' : cup(0.232, 0.72, 0.2, 0.235, 'none', accent);
    case 'disc':
      return cup(0.228, 0.72, 0.155, 0.18, hollow, accent ?? edge(pen.colour));
    case 'ring':
      return (
        cup(0.228, 0.72, 0.165, 0.19, accent ?? edge(pen.colour), edge(pen.colour)) +
        cup(0.228, 0.72, 0.142, 0.165, hollow, edge(pen.colour))
      );
    case 'holes': {
      const hole = darken(pen.colour, 0.7);
      return cup(
        0.228,
        0.72,
        0.17,
        0.2,
        pen.tile(u * 0.03, u * 0.03, circle(u * 0.012, u * 0.012, u * 0.009, { fill: hole })),
        accent ?? edge(pen.colour),
      );
    }
    case 'cap':
      return (
        cup(0.228, 0.72, 0.12, 0.14, pen.ball(accent ?? lighten(pen.colour, 0.12)), edge(pen.colour)) +
        cup(0.228, 0.72, 0.055, 0.064, pen.matt(), edge(pen.colour))
      );
  }
};

/** Three quarters from the left: the near cup's outside, the far cup's cushion. */
const angledView = (pen: Pen, b: Box): string => {
  const at = (x: number, y: number): [number, number] => [b.x + b.w * x, b.y + b.h * y];
  const soft = pad(pen);
  const u = b.w;
  const face = pen.look(headphonesFaces);
  const grow = face.cup === 'round' ? [0.94, 0.84] : face.cup === 'block' ? [0.94, 0.9] : [1, 1];
  const cup = (x: number, y: number, rx: number, ry: number, fill: string, stroke: string): string => {
    const [w = 0, h = 0] = [rx * u * (grow[0] ?? 1), ry * b.h * (grow[1] ?? 1)];
    const [cx, cy] = at(x, y);
    const style = { fill, stroke, line: 1.6, transform: `rotate(8 ${Math.round(cx)} ${Math.round(cy)})` };
    return face.cup === 'block' ? rect(box(cx - w, cy - h, w * 2, h * 2), w * 0.62, style) : ellipse(cx, cy, w, h, style);
  };
  const metal = face.arms ?? lighten(pen.colour, isDark(pen.colour) ? 0.34 : 0.12);
  return (
    band(
      pen,
      d(
        'M',
        ...at(0.2, 0.5),
        'C',
        ...at(0.16, 0.06),
        ...at(0.42, 0),
        ...at(0.58, 0.04),
        'C',
        ...at(0.82, 0.09),
        ...at(0.92, 0.24),
        ...at(0.87, 0.46),
      ),
      u * face.band,
    ) +
    path(d('M', ...at(0.28, 0.18), 'C', ...at(0.38, 0.05), ...at(0.66, 0.04), ...at(0.82, 0.2)), {
      stroke: soft,
      line: u * (face.band * 0.95),
      round: true,
    }) +
    path(d('M', ...at(0.3, 0.175), 'C', ...at(0.4, 0.06), ...at(0.64, 0.055), ...at(0.8, 0.19)), {
      stroke: lighten(soft, 0.22),
      line: u * 0.012,
      round: true,
      opacity: 0.6,
    }) +
    path(d('M', ...at(0.87, 0.36), 'L', ...at(0.865, 0.52)), { stroke: metal, line: u * (face.arms ? 0.034 : 0.022), round: true }) +
    // far cup: shell's rim, cushion, opening
    cup(0.83, 0.69, 0.135, 0.215, pen.round(), edge(pen.colour)) +
    cup(
      0.765,
      0.695,
      0.135,
      0.22,
      pen.linear(
        [
          [0, lighten(soft, 0.26)],
          [0.5, soft],
          [1, darken(soft, 0.35)],
        ],
        40,
      ),
      edge(soft),
    ) +
    cup(0.75, 0.695, 0.072, 0.13, '#101115', darken(soft, 0.5)) +
    ellipse(...at(0.75, 0.695), u * 0.066, b.h * 0.12, {
      fill: pen.tile(9, 9, circle(3, 3, 1.4, { fill: '#3c3f46' }) + circle(7.5, 7.5, 1.4, { fill: '#3c3f46' })),
    }) +
    // near cup: cushion behind, shell, disc
    cup(
      0.31,
      0.715,
      0.225,
      0.25,
      pen.linear(
        [
          [0, lighten(soft, 0.2)],
          [1, darken(soft, 0.3)],
        ],
        40,
      ),
      edge(soft),
    ) +
    path(d('M', ...at(0.195, 0.36), 'C', ...at(0.17, 0.44), ...at(0.17, 0.5), ...at(0.2, 0.56)), {
      stroke: metal,
      line: u * (face.arms ? 0.042 : 0.026),
      round: true,
    }) +
    cup(
      0.235,
      0.72,
      0.215,
      0.25,
      pen.radial(
        [
          [0, lighten(pen.colour, isDark(pen.colour) ? 0.3 : 0.36)],
          [0.5, pen.colour],
          [1, darken(pen.colour, 0.34)],
        ],
        0.34,
        0.26,
        0.8,
      ),
      edge(pen.colour),
    ) +
    outside(pen, face, cup, u) +
    wordmark(pen.subject.brand, box(...at(0.13, 0.69), u * 0.2, b.h * 0.06), mark(pen.colour), { weight: 700 }) +
    path(d('M', ...at(0.08, 0.62), 'C', ...at(0.1, 0.53), ...at(0.16, 0.49), ...at(0.24, 0.495)), {
      stroke: '#ffffff',
      line: u * 0.012,
      round: true,
      opacity: isDark(pen.colour) ? 0.3 : 0.7,
    })
  );
};

/** Straight from the front: the cups edge on, the cushions towards each other. */
const straight = (pen: Pen, b: Box): string => {
  const at = (x: number, y: number): [number, number] => [b.x + b.w * x, b.y + b.h * y];
  const soft = pad(pen);
  const metal = lighten(pen.colour, isDark(pen.colour) ? 0.34 : 0.12);
  const side = (s: 1 | -1): string => {
    const x = (share: number): number => b.x + b.w * (s === 1 ? share : 1 - share);
    const wide = (from: number, to: number): [number, number] => [Math.min(x(from), x(to)), Math.abs(x(to) - x(from))];
    const [sx, sw] = wide(0.03, 0.15);
    const [px, pw] = wide(0.14, 0.27);
    const [mx, mw] = wide(0.085, 0.11);
    return (
      rect(box(mx, b.y + b.h * 0.34, mw, b.h * 0.2), 4, { fill: pen.metal(metal), stroke: edge(metal) }) +
      rotate(
        rect(box(px, b.y + b.h * 0.53, pw, b.h * 0.42), pw * 0.48, { fill: pen.round(soft), stroke: edge(soft), line: 1.4 }) +
          rect(box(sx, b.y + b.h * 0.5, sw, b.h * 0.48), sw * 0.5, { fill: pen.round(), stroke: edge(pen.colour), line: 1.6 }),
        s * 5,
        ...at(s === 1 ? 0.12 : 0.88, 0.72),
      )
    );
  };
  return (
    band(pen, d('M', ...at(0.095, 0.42), 'C', ...at(0.06, -0.09), ...at(0.94, -0.09), ...at(0.905, 0.42)), b.w * 0.05) +
    path(d('M', ...at(0.2, 0.19), 'C', ...at(0.34, 0.035), ...at(0.66, 0.035), ...at(0.8, 0.19)), {
      stroke: soft,
      line: b.w * 0.045,
      round: true,
    }) +
    side(1) +
    side(-1)
  );
};

/** What is spoken into, before the mouth of who plays. */
const boom = (pen: Pen, b: Box): string => {
  const at = (x: number, y: number): [number, number] => [b.x + b.w * x, b.y + b.h * y];
  const way = d('M', ...at(0.17, 0.84), 'C', ...at(0.2, 1), ...at(0.36, 1.04), ...at(0.54, 0.985));
  return (
    circle(...at(0.17, 0.84), b.w * 0.045, { fill: pen.matt('#26282d'), stroke: '#6d7178', line: 1.4 }) +
    path(way, { stroke: '#6d7178', line: b.w * 0.026 + 2, round: true }) +
    path(way, { stroke: '#1b1c20', line: b.w * 0.026, round: true }) +
    rotate(
      rect(box(...at(0.5, 0.945), b.w * 0.13, b.h * 0.062), b.h * 0.031, { fill: pen.round('#2b2d33'), stroke: '#6d7178', line: 1.4 }),
      -10,
      ...at(0.56, 0.98),
    )
  );
};

export const headphones: Drawing = {
  angles: 3,
  size: { width: 17, height: 19, depth: 8 },
  draw(pen, _subject, angle) {
    const { width, height } = pen.size;
    const h = height > width * 0.7 ? height : width * 1.1;
    const b = pen.fit(width, h);
    const spoken = /игр/.test(pen.text('purpose')) ? boom(pen, b) : '';
    if (angle === 2) return zoom(angledView(pen, b) + spoken, b.x + b.w * 0.36, b.y + b.h * 0.66, 1.8);
    if (angle === 1) return contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w * 0.9, 0.3) + straight(pen, b);
    return (
      contactShadow(pen, b.x + b.w * 0.3, b.y + b.h * 0.975, b.w * 0.5, 0.34) +
      contactShadow(pen, b.x + b.w * 0.82, b.y + b.h * 0.91, b.w * 0.3, 0.26) +
      angledView(pen, b) +
      spoken
    );
  },
};
