import { darken, edge, isDark, lighten } from './colour.ts';
import { n, path } from './shapes.ts';

/** A cable or hose along path data. */
export const cable = (data: string, width: number, colour = '#2a2c31'): string =>
  path(data, { stroke: edge(colour), line: width + 2, round: true }) +
  path(data, { stroke: colour, line: width, round: true }) +
  path(data, {
    stroke: lighten(colour, isDark(colour) ? 0.28 : 0.45),
    line: width * 0.26,
    round: true,
    opacity: 0.7,
    transform: `translate(${n(-width * 0.16)} ${n(-width * 0.18)})`,
  });

/** A ribbed hose: the cable with rings. */
export const hose = (data: string, width: number, colour = '#3a3c42'): string =>
  cable(data, width, colour) +
  path(data, {
    stroke: darken(colour, 0.45),
    line: width * 0.96,
    dash: `${n(Math.max(1.4, width * 0.09))} ${n(Math.max(3, width * 0.2))}`,
    opacity: 0.6,
  });
