import { z } from 'zod';
import { readContent } from '../content.ts';

const street = z.tuple([z.string(), z.number(), z.number(), z.string().optional()]);
export type Street = Readonly<z.output<typeof street>>;

/**
 * Where the shop has its points: true streets, squares and malls by city, each with its distance from the city's centre
 * in kilometres (north, east) and, where there is one, the nearest metro station. The first one is the main store.
 */
export const streets = readContent('places/streets.json', z.record(z.string(), z.array(street)));
