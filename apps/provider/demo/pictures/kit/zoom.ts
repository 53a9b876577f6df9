import { group, n } from './shapes.ts';

/** Everything enlarged around one place, for the detail view; what leaves the picture is cut by it. */
export const zoom = (content: string, x: number, y: number, factor: number): string =>
  group(content, { transform: `translate(${n(400 - x * factor)} ${n(492 - y * factor)}) scale(${factor})` });
