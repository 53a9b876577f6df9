import * as z from 'zod';
import written from './geography.json' with { type: 'json' };
import { degree, narrowing, type Place } from './projection.ts';

/** Kilometres to the north and to the east of a town's centre. */
const offset = z.tuple([z.number(), z.number()]);
const river = z.object({ name: z.string(), width: z.number().describe('Metres.'), line: z.array(offset).min(2) });
const sea = z.object({ name: z.string(), label: offset, shape: z.array(offset).min(3) });
const town = z.object({
  city: z.string(),
  /** Latitude and longitude of the centre. */
  at: z.tuple([z.number(), z.number()]),
  rivers: z.array(river),
  seas: z.array(sea).default([]),
  districts: z.array(z.tuple([z.string(), z.number(), z.number()])).default([]),
});

export type Town = Omit<z.output<typeof town>, 'city'>;
export type Offset = z.output<typeof offset>;

/** Waters and districts of towns, drawn from memory as a sketch: good for finding one's way, not for measuring. */
const towns = z.array(town).parse(written);

/** Kilometres from a town's centre within which its waters are drawn. */
const radius = 45;

/** The town around a place. One that nobody has drawn has its streets only. */
export function townAround({ latitude, longitude }: Place): Town {
  const away = ({ at: [lat, lon] }: Town): number => Math.hypot(latitude - lat, (longitude - lon) * narrowing(latitude)) * degree;
  const [nearest] = towns.toSorted((left, right) => away(left) - away(right));
  if (nearest !== undefined && away(nearest) <= radius) return nearest;
  return { at: [Math.round(latitude), Math.round(longitude)], rivers: [], seas: [], districts: [] };
}
