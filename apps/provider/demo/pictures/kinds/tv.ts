import {
  apps,
  type Box,
  body,
  box,
  contactShadow,
  type Drawing,
  d,
  darken,
  fromHue,
  isDark,
  label,
  lighten,
  mark,
  type Pen,
  part,
  path,
  port,
  rect,
  screen,
  times,
  type View,
  vent,
  wordmark,
} from '../kit/index.ts';

/** The set's home page: a film across the screen, its title lines, a shelf of covers. */
const home = (pen: Pen, b: Box): string =>
  screen(
    pen,
    b,
    2,
    rect(b, 0, { fill: pen.fade('#05070d', 0.72, 0, 0) }) +
      rect(part(b, 0, 0.5, 1, 0.5), 0, { fill: pen.fade('#05070d', 0, 0.75) }) +
      times(5, (i) => rect(part(b, 0.05 + i * 0.075, 0.06, 0.05, 0.02), 3, { fill: '#ffffff', opacity: i === 0 ? 1 : 0.5 })) +
      label('20:15', part(b, 0.86, 0.045, 0.1, 0.05), '#ffffff', { weight: 500 }) +
      rect(part(b, 0.05, 0.28, 0.3, 0.06), 4, { fill: '#ffffff' }) +
      rect(part(b, 0.05, 0.37, 0.24, 0.025), 3, { fill: '#ffffff', opacity: 0.6 }) +
      rect(part(b, 0.05, 0.415, 0.2, 0.025), 3, { fill: '#ffffff', opacity: 0.6 }) +
      rect(part(b, 0.05, 0.49, 0.12, 0.065), b.h * 0.033, { fill: '#ffffff' }) +
      path(d('M', b.x + b.w * 0.1, b.y + b.h * 0.505, 'l', b.w * 0.016, b.h * 0.0175, 'l', -b.w * 0.016, b.h * 0.0175, 'Z'), {
        fill: '#15171c',
      }) +
      times(6, (i) => {
        const cover = part(b, 0.05 + i * 0.153, 0.64, 0.138, 0.14);
        return (
          rect(cover, 5, { fill: fromHue((pen.random('cover') * 360 + i * 58) % 360, 0.5, 0.42) }) +
          rect(cover, 5, {
            fill: pen.linear(
              [
                [0, '#ffffff55'],
                [1, '#00000066'],
              ],
              60,
            ),
            ...(i === 0 ? { stroke: '#ffffff', line: 3 } : {}),
          })
        );
      }) +
      apps(pen, part(b, 0.05, 0.82, 0.6, 0.14), 7, 1),
  );

const face = (pen: Pen, b: Box): string => {
  const thin = Math.max(2.5, b.w * 0.006);
  return (
    body(pen, b, { r: 4 }) +
    rect(box(b.x + thin * 0.6, b.y + thin * 0.6, b.w - thin * 1.2, b.h - thin * 1.2), 3, { fill: '#050608' }) +
    home(pen, box(b.x + thin, b.y + thin, b.w - 2 * thin, b.h - thin * 3.2)) +
    wordmark(
      pen.subject.brand,
      box(b.x + b.w * 0.45, b.y + b.h - thin * 2.1, b.w * 0.1, thin * 1.7),
      isDark(pen.colour) ? '#b9bcc2' : mark(pen.colour),
    )
  );
};

export const tv: Drawing = {
  angles: 3,
  size: { width: 123, height: 75, depth: 24 },
  draw(pen, _subject, angle) {
    const { width: w } = pen.size;
    // In a listing 75 inches are larger than 32.
    const share = Math.max(0.45, Math.min(1, w / 170));
    // Makers give the height with or without legs; a bare 16 : 9 panel tells itself by its shape.
    const bare = pen.size.height < w * 0.6;
    const panel = bare ? pen.size.height : Math.min(pen.size.height * 0.985, w * 0.575);
    const h = bare ? panel + w * 0.045 : pen.size.height;
    const depth = Math.max(pen.size.depth, w * 0.12);
    const metal = isDark(pen.colour) ? '#3b3d43' : darken(pen.colour, 0.1);
    if (angle === 1) {
      const v: View = pen.view(34, 8, { width: w, height: h, depth }, { w: 650 * share, h: 820 });
      const leg = (x: number): string =>
        v.solid({ at: [x, 0, 0], size: [1.6, 1.4, depth], colour: metal }) +
        v.solid({ at: [x, 1, depth * 0.42], size: [1.6, h - panel + 2, 2.5], colour: metal });
      return (
        v.shadow(0, 0, w, depth, 0.26) +
        leg(w * 0.12) +
        leg(w * 0.86) +
        v.solid({ at: [w * 0.16, h - panel + panel * 0.1, depth * 0.3], size: [w * 0.68, panel * 0.5, depth * 0.2], colour: '#1b1c20' }) +
        v.solid({ at: [0, h - panel, depth * 0.5], size: [w, panel, 1.8], r: 0.4, content: (b) => face(pen, b) })
      );
    }
    const b = pen.fit(w, h, { w: 680 * share, h: 820 });
    const flat = { ...b, h: panel * b.k };
    const bottom = b.y + b.h;
    const leg = (x: number, s: number): string =>
      path(
        d(
          'M',
          x - 5,
          flat.y + flat.h - 4,
          'L',
          x + s * 5,
          flat.y + flat.h - 4,
          'L',
          x + s * b.w * 0.045,
          bottom,
          'h',
          s * 12,
          'L',
          x + s * 17,
          flat.y + flat.h - 4,
          'Z',
        ),
        { fill: pen.matt(metal), stroke: pen.edge(metal), line: 1.2 },
      );
    const legs = leg(b.x + b.w * 0.16, -1) + leg(b.x + b.w * 0.84, 1);
    const shadow = contactShadow(pen, b.x + b.w / 2, bottom + 5, b.w * 0.98, 0.34);
    if (angle === 0) return shadow + legs + face(pen, flat);
    const back = isDark(pen.colour) ? pen.colour : darken(pen.colour, 0.06);
    return (
      shadow +
      legs +
      body(pen, flat, { r: 5, colour: back }) +
      body(pen, part(flat, 0.14, 0.36, 0.72, 0.56), { r: 12, colour: lighten(back, 0.04) }) +
      vent(pen, part(flat, 0.2, 0.41, 0.6, 0.05), 3, { colour: back }) +
      [
        [0.4, 0.52],
        [0.6, 0.52],
        [0.4, 0.78],
        [0.6, 0.78],
      ]
        .map(([x = 0, y = 0]) => rect(part(flat, x - 0.008, y, 0.016, 0.028), 8, { fill: '#08090b', stroke: '#4b4e55' }))
        .join('') +
      rect(part(flat, 0.7, 0.56, 0.12, 0.26), 5, { fill: '#0d0e11' }) +
      times(4, (i) => port(part(flat, 0.72, 0.59 + i * 0.055, 0.045, 0.028), 2)) +
      wordmark(pen.subject.brand, part(flat, 0.42, 0.14, 0.16, 0.07), mark(back), { opacity: 0.4 })
    );
  },
};
