import {
  type Box,
  body,
  box,
  contactShadow,
  type Drawing,
  darken,
  digits,
  edge,
  gasBurners,
  glassZones,
  isDark,
  isLight,
  knob,
  lighten,
  mark,
  type Pen,
  part,
  rect,
  sheen,
  skin,
  times,
  touchStrip,
  type View,
  wordmark,
  zoom,
} from '../kit/index.ts';

const isGas = (pen: Pen): boolean => /газ/.test(pen.text('type'));

const top = (pen: Pen, b: Box): string => {
  const count = Math.round(pen.number('burners', pen.size.width < 40 ? 2 : 4, 1, 5));
  const narrow = b.w < b.h * 0.75;
  const r = b.w * 0.016;
  const steel = pen.mentions(/нержав|эмаль/);
  const glassy = !steel;
  const surface = rect(b, r, {
    fill: glassy ? (isDark(pen.colour) ? pen.glassPaint(lighten(pen.colour, 0.01)) : pen.gloss(pen.colour, 55)) : skin(pen),
    stroke: edge(pen.colour),
    line: 1.6,
  });
  const ink = isLight(pen.colour) ? darken(pen.colour, 0.5) : '#aab1bd';
  if (isGas(pen)) {
    const dials = Math.max(2, count);
    const aside = !narrow && pen.random('dials') > 0.6;
    const field = aside ? part(b, 0, 0, 0.86, 1.06) : part(b, 0, 0, 1, 0.94);
    const size = Math.min(b.w, b.h) * (narrow ? 0.075 : 0.042);
    const colour = isDark(pen.colour) ? '#9a9ea5' : '#3a3c42';
    return (
      surface +
      (glassy ? sheen(pen, b, r, 0.13) : '') +
      gasBurners(pen, field, count) +
      times(dials, (i) =>
        aside
          ? knob(pen, b.x + b.w * 0.925, b.y + b.h * (0.2 + (i * 0.6) / Math.max(1, dials - 1)), size, { colour, turn: 0 })
          : knob(pen, b.x + b.w * (0.5 + (i - (dials - 1) / 2) * (narrow ? 0.26 : 0.11)), b.y + b.h * 0.925, size, { colour, turn: 0 }),
      ) +
      wordmark(pen.subject.brand, narrow ? part(b, 0.04, 0.965, 0.2, 0.022) : part(b, 0.04, 0.925, 0.14, 0.026), mark(pen.colour), {
        align: 'start',
        opacity: 0.8,
      })
    );
  }
  const strip = narrow ? part(b, 0.08, 0.9, 0.84, 0.06) : part(b, 0.18, 0.9, 0.64, 0.055);
  return (
    surface +
    sheen(pen, b, r, 0.14) +
    glassZones(pen, part(b, 0.02, 0.02, 0.96, 0.92), count, {
      induction: /индукц/.test(pen.text('type')) || pen.text('type') === '',
      ink,
    }) +
    touchStrip(strip, '0:25', { ink: isLight(pen.colour) ? '#b3202c' : '#ff8a7a', signs: narrow ? 2 : 3 }) +
    digits(part(b, narrow ? 0.2 : 0.26, 0.855, 0.05, 0.03), '7', isLight(pen.colour) ? '#b3202c' : '#ff8a7a') +
    wordmark(pen.subject.brand, part(b, 0.04, 0.945, 0.13, 0.024), ink, { align: 'start', opacity: 0.9 })
  );
};

const angledView = (pen: Pen, yaw: number, pitch: number): string => {
  const { width: w, height, depth } = pen.size;
  const h = Math.min(height, w * 0.2);
  const v: View = pen.view(yaw, pitch, { width: w, height: h, depth });
  return (
    v.shadow(0, 0, w, depth, 0.55) +
    v.solid({ at: [w * 0.035, 0, depth * 0.04], size: [w * 0.93, h * 0.82, depth * 0.92], colour: '#8d9197' }) +
    v.solid({ at: [0, h * 0.82, 0], size: [w, h * 0.18, depth], face: 'top', r: w * 0.012, content: (b) => top(pen, b) })
  );
};

export const hob: Drawing = {
  angles: 3,
  size: { width: 59, height: 5.5, depth: 52 },
  draw(pen, _subject, angle) {
    const { width, depth } = pen.size;
    if (angle === 0) return angledView(pen, 20, 46);
    const b = pen.fit(width, depth);
    if (angle === 1)
      return (
        contactShadow(pen, b.x + b.w / 2, b.y + b.h + 5, b.w * 0.98, 0.3) +
        body(pen, box(b.x, b.y + 4, b.w, b.h), { r: b.w * 0.016, colour: darken(pen.colour, 0.4) }) +
        top(pen, b)
      );
    return zoom(angledView(pen, -24, 36), 430, 560, 1.8);
  },
};
