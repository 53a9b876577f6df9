import {
  alpha,
  type Box,
  box,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  isDark,
  label,
  lighten,
  line,
  mark,
  type Pen,
  part,
  path,
  rect,
  spot,
  times,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

type Tip = 'usb-c' | 'usb-a' | 'lightning' | 'micro' | 'hdmi' | 'dp' | 'lan' | 'jack';

const tipOf = (text: string): Tip =>
  /hdmi/.test(text)
    ? 'hdmi'
    : /display/.test(text)
      ? 'dp'
      : /rj|cat/.test(text)
        ? 'lan'
        : /3,5|jack/.test(text)
          ? 'jack'
          : /usb-a/.test(text)
            ? 'usb-a'
            : /usb-c/.test(text)
              ? 'usb-c'
              : /light/.test(text)
                ? 'lightning'
                : /micro/.test(text)
                  ? 'micro'
                  : 'usb-c';

/** A plug pointing down in a box of its greatest size; the cable comes from above. */
const plug = (pen: Pen, b: Box, tip: Tip): string => {
  const at = spot(b);
  const shell = isDark(pen.colour) ? lighten(pen.colour, 0.1) : darken(pen.colour, 0.06);
  const steel = pen.metal('#c3c6cb', 0);
  const wide: Record<Tip, number> = {
    'usb-c': 0.56,
    'usb-a': 0.72,
    lightning: 0.52,
    micro: 0.56,
    hdmi: 0.98,
    dp: 0.98,
    lan: 0.8,
    jack: 0.4,
  };
  const w = wide[tip];
  const grip = part(b, 0.5 - w / 2, 0.18, w, 0.46);
  const strain =
    rect(part(b, 0.43, 0, 0.14, 0.22), 6, { fill: pen.round(darken(shell, 0.2)), stroke: edge(shell), line: 1.2 }) +
    times(4, (i) =>
      line(...at(0.43, 0.04 + i * 0.04), ...at(0.57, 0.04 + i * 0.04), { stroke: darken(shell, 0.6), line: 2, opacity: 0.6 }),
    );
  const metal = ((): string => {
    if (tip === 'jack')
      return (
        rect(part(b, 0.44, 0.62, 0.12, 0.3), 2, { fill: pen.metal('#d9b45b', 0), stroke: '#8a6a24' }) +
        path(d('M', ...at(0.44, 0.92), 'Q', ...at(0.46, 0.99), ...at(0.5, 1), 'Q', ...at(0.54, 0.99), ...at(0.56, 0.92), 'Z'), {
          fill: '#d9b45b',
          stroke: '#8a6a24',
        }) +
        [0.72, 0.82].map((y) => rect(part(b, 0.435, y, 0.13, 0.02), 0, { fill: '#1b1c20' })).join('')
      );
    if (tip === 'lan')
      return (
        rect(part(b, 0.18, 0.6, 0.64, 0.4), 4, {
          fill: pen.linear(
            [
              [0, '#e6f0f4c0'],
              [1, '#b3c6d0d0'],
            ],
            0,
          ),
          stroke: '#8296a2',
          line: 1.6,
        }) +
        times(8, (i) => rect(part(b, 0.23 + i * 0.07, 0.78, 0.03, 0.22), 0, { fill: '#d9b45b' })) +
        rect(part(b, 0.4, 0.5, 0.2, 0.34), 4, { fill: '#dfeaf0', stroke: '#8296a2', line: 1.4 })
      );
    const size: Record<Tip, readonly [number, number]> = {
      'usb-c': [0.36, 0.26],
      'usb-a': [0.54, 0.36],
      lightning: [0.3, 0.24],
      micro: [0.34, 0.22],
      hdmi: [0.74, 0.3],
      dp: [0.76, 0.3],
      lan: [0, 0],
      jack: [0, 0],
    };
    const [tw, th] = size[tip];
    const m = part(b, 0.5 - tw / 2, 0.62, tw, th);
    const detail =
      tip === 'usb-a'
        ? [0.2, 0.62].map((x) => rect(part(m, x, 0.3, 0.2, 0.2), 1, { fill: '#26282d' })).join('')
        : tip === 'lightning'
          ? times(6, (i) => rect(part(m, 0.14 + i * 0.13, 0.4, 0.07, 0.5), 1, { fill: '#d9b45b' }))
          : tip === 'hdmi' || tip === 'dp'
            ? [0.2, 0.7].map((x) => rect(part(m, x, 0.2, 0.1, 0.36), 2, { fill: '#6d7178' })).join('')
            : '';
    return rect(m, tip === 'usb-c' || tip === 'lightning' ? m.h * 0.3 : 3, { fill: steel, stroke: '#6d7178', line: 1.4 }) + detail;
  })();
  return (
    strain +
    metal +
    rect(grip, tip === 'jack' ? 14 : b.w * 0.07, {
      fill: pen.linear(
        [
          [0, darken(shell, 0.14)],
          [0.25, lighten(shell, isDark(shell) ? 0.24 : 0.4)],
          [0.55, shell],
          [1, darken(shell, 0.3)],
        ],
        0,
      ),
      stroke: edge(shell),
      line: 1.6,
    }) +
    (pen.number('power', 0) > 0
      ? label(`${pen.number('power', 0)} Вт`, part(grip, 0.08, 0.16, 0.84, 0.16), mark(shell), { weight: 700 })
      : '') +
    (pen.number('speed', 0) >= 10 ? rect(part(grip, 0, 0.72, 1, 0.1), 2, { fill: pen.look(makers).accent }) : '') +
    (pen.flag('certified') ? circle(grip.x + grip.w / 2, grip.y + grip.h * 0.9, grip.w * 0.07, { fill: pen.look(makers).accent }) : '') +
    wordmark(tip === 'hdmi' ? 'HDMI' : tip === 'dp' ? 'DP' : pen.subject.brand, part(grip, 0.14, 0.42, 0.72, 0.17), mark(shell), {
      opacity: 0.65,
    })
  );
};

/** The lead itself: woven or plain. */
const lead = (pen: Pen, data: string, w: number): string =>
  path(data, { stroke: edge(pen.colour), line: w + 2.6, round: true }) +
  path(data, { stroke: pen.colour, line: w, round: true }) +
  (pen.mentions(/нейлон|ткан/) || pen.text('sheath') === ''
    ? path(data, { stroke: alpha(darken(pen.colour, 0.55), 0.5), line: w * 0.9, dash: '3 5' }) +
      path(data, { stroke: alpha(lighten(pen.colour, 0.5), 0.5), line: w * 0.4, dash: '3 5' })
    : '') +
  path(data, {
    stroke: '#ffffff',
    line: w * 0.2,
    round: true,
    opacity: isDark(pen.colour) ? 0.3 : 0.7,
    transform: `translate(${-Math.round(w * 0.2)} ${-Math.round(w * 0.2)})`,
  });

export const cable: Drawing = {
  angles: 2,
  size: { width: 10, height: 10, depth: 2 },
  draw(pen, _subject, angle) {
    const [a, z] = [tipOf(pen.text('connectorA')), tipOf(pen.text('connectorB'))];
    const thick = a === 'hdmi' || a === 'dp' ? 26 : 20;
    const b = pen.fit(10, 11.6);
    const at = spot(b);
    // A coil of three turns; both ends come down from it.
    const turn = (s: number): string =>
      d(
        'M',
        ...at(0.5, 0.02 + s),
        'C',
        ...at(0.86 - s, 0.02 + s),
        ...at(0.94 - s, 0.18 + s),
        ...at(0.94 - s, 0.3),
        'S',
        ...at(0.82 - s, 0.58 - s),
        ...at(0.5, 0.58 - s),
        'S',
        ...at(0.06 + s, 0.42),
        ...at(0.06 + s, 0.3),
        'S',
        ...at(0.14 + s, 0.02 + s),
        ...at(0.5, 0.02 + s),
        'Z',
      );
    const left = d('M', ...at(0.2, 0.16), 'C', ...at(-0.06, 0.4), ...at(0.24, 0.52), ...at(0.24, 0.7));
    const right = d('M', ...at(0.86, 0.2), 'C', ...at(1.04, 0.46), ...at(0.76, 0.52), ...at(0.76, 0.7));
    const strap = rect(part(b, 0.44, -0.005, 0.12, 0.155), 8, {
      fill: pen.matt(pen.look(makers).accent),
      stroke: '#6d7178',
      line: 1.4,
    });
    const end = (x: number, tip: Tip): string => plug(pen, box(b.x + b.w * x - b.w * 0.14, b.y + b.h * 0.68, b.w * 0.28, b.h * 0.32), tip);
    const whole =
      times(Math.max(2, Math.min(5, Math.round(pen.number('length', 1, 0.3, 5) * 2))), (i) => lead(pen, turn(i * 0.042), thick)) +
      lead(pen, left, thick) +
      lead(pen, right, thick) +
      strap +
      end(0.24, a) +
      end(0.76, z);
    if (angle === 1) return zoom(whole, b.x + b.w * 0.42, b.y + b.h * 0.82, 2);
    return contactShadow(pen, 400, b.y + b.h * 0.62, b.w * 0.8, 0.16) + whole;
  },
};
