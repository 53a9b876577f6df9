import { z } from 'zod';
import { readContent } from '../content.ts';

/** Cities in which the demo shop sells. Coordinates are those of the centre, populations are rounded. */

export interface City {
  id: number;
  /** Stands in addresses: lowercase Latin letters and hyphens. Where two cities share a name, the region is part of it. */
  alias: string;
  name: string;
  /** With its preposition: «в Донецке», «во Владивостоке». */
  where: string;
  region: string;
  /** IANA name. */
  timeZone: string;
  latitude: number;
  longitude: number;
  /** Thousands of people. */
  population: number;
  /** Place in lists, 1 first: the default city, then by population. */
  order: number;
  /** The shop's local phone. */
  phone: string;
  hasMetro: boolean;
  /** Shown at the top of the choice of a city. */
  isPriority: boolean;
  /** Another city has the same name: the region is to be shown beside it. */
  isNamesake: boolean;
  /** Ids of the ways of delivery on offer. */
  deliveryTypes: readonly number[];
}

/** Ways of delivery. Courier's id is ours; the others stand in the specification (spec 1 §9). */
export const deliveryTypes = { store: 1, courier: 2, postamat: [9, 12], pickupPoint: [10, 13, 14], express: 27 } as const;

const citySchema = z.strictObject({
  alias: z.string(),
  name: z.string(),
  where: z.string(),
  region: z.string(),
  timeZone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  population: z.number(),
  phoneCode: z.string(),
  marks: z.array(z.enum(['priority', 'metro', 'namesake'])).default([]),
});

/** Their order is the order of ids: append only. */
const rows = readContent('places/cities.json', z.array(citySchema));

/** The wire replaces this id by the default city (spec 2 §11), so no city may have it. */
const reservedId = 133;

const idOf = (index: number): number => (index + 1 < reservedId ? index + 1 : index + 2);

/** After the code comes a zero: no subscriber has such a number, so nobody is called by mistake. */
const phoneOf = (code: string, id: number): string => `+7 (${code}) 0${String(id).padStart(2, '0')}-20-20`;

const deliveryTypesOf = (population: number, isDefault: boolean): number[] => {
  const always = [deliveryTypes.store, deliveryTypes.courier, 9, 10];
  if (population >= 1000 || isDefault) return [...always, 12, 13, 14, deliveryTypes.express];
  return population >= 440 ? [...always, 12, 13] : always;
};

const byPopulation = rows
  .map(({ alias, population }, index) => ({ alias, population: index === 0 ? Number.POSITIVE_INFINITY : population }))
  .sort((left, right) => right.population - left.population)
  .map(({ alias }) => alias);

export const cities: readonly City[] = rows.map(({ phoneCode, marks, ...city }, index) => {
  const id = idOf(index);
  return {
    ...city,
    id,
    order: byPopulation.indexOf(city.alias) + 1,
    phone: phoneOf(phoneCode, id),
    hasMetro: marks.includes('metro'),
    isPriority: marks.includes('priority'),
    isNamesake: marks.includes('namesake'),
    deliveryTypes: deliveryTypesOf(city.population, index === 0),
  };
});
