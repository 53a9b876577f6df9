import {
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  darken,
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
import { type Maker, makers } from '../looks/makers.ts';

const isGas = (pen: Pen): boolean => /газ/.test(pen.text('type'));

/** Where the strip of controls begins, by the maker's hand. */
const stripOf: Readonly<Record<Maker['controls'], number>> = { left: 0.04, middle: 0.25, right: 0.46, spread: 0.25 };

/** Keys, a slider or dials; one field over two zones where they join; a bevel of steel where the maker has one. */
const controls = (pen: Pen, b: Box, strip: Box, narrow: boolean): string => {
  const { accent, grip: edging } = pen.look(makers);
  const ink = isLight(pen.colour) ? '#b3202c' : '#ff8a7a';
  const control = pen.text('control');
  const bevel = '#aeb2b6';
  const count = Math.round(pen.number('burners', 4, 1, 5));
  return (
    (/механ/.test(control)
      ? times(count, (i) =>
          knob(pen, strip.x + (strip.w * (i + 0.5)) / count, strip.y + strip.h * 0.4, Math.min(b.w, b.h) * 0.042, {
            colour: '#9a9ea5',
            metal: true,
          }),
        )
      : (/слайд/.test(control) ? rect(part(strip, 0, 0.36, 1, 0.28), strip.h * 0.14, { fill: accent, opacity: 0.85 }) : '') +
        touchStrip(strip, pen.flag('timer') ? '0:25' : '7', { ink, signs: narrow ? 2 : 3 })) +
    (pen.flag('zone')
      ? rect(part(b, 0.06, 0.06, 0.4, 0.74), 14, { stroke: isLight(pen.colour) ? '#6d7178' : '#8d939b', line: 3, dash: '14 9' })
      : '') +
    (pen.flag('booster') ? circle(strip.x + strip.w * 1.07, strip.y + strip.h * 0.5, strip.h * 0.22, { fill: ink }) : '') +
    (edging === 'bar' ? rect(part(b, 0, 0, 1, 0.016), 2, { fill: bevel }) + rect(part(b, 0, 0.984, 1, 0.016), 2, { fill: bevel }) : '') +
    (edging === 'flat' ? rect(part(b, 0.004, 0.004, 0.992, 0.992), 4, { stroke: bevel, line: 5 }) : '') +
    (edging === 'arc' ? rect(part(b, 0, 0.872, 1, 0.008), 0, { fill: accent }) : '')
  );
};

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
    const aside = !narrow && pen.look(makers).controls === 'right';
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
  const strip = narrow ? part(b, 0.08, 0.9, 0.84, 0.06) : part(b, stripOf[pen.look(makers).controls], 0.895, 0.5, 0.065);
  return (
    surface +
    sheen(pen, b, r, 0.14) +
    glassZones(pen, part(b, 0.02, 0.02, 0.96, 0.92), count, {
      induction: /индукц/.test(pen.text('type')) || pen.text('type') === '',
      ink,
    }) +
    controls(pen, b, strip, narrow) +
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
