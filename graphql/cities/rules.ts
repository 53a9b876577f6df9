import { defaultCity, defaultTimeZone } from '@vitrina/services/contract/fields/special-ids.ts';
import { metresBetween, type Place } from '@vitrina/services/rules/distance.ts';
import type { City } from './sources.ts';

/**
 * What is known of the default city without asking anybody: it stands in when no city can be loaded at all, so that a
 * page still has a city and its clock (spec 2 §8; contract, default city).
 */
export const fallbackCity: City = {
  ...defaultCity,
  region: 'Донецкая Народная Республика',
  zone: null,
  time_zone: defaultTimeZone,
  delivery_type_ids: [],
  payment_type_ids: [],
  phone: '',
  ymap_latitude: 48.0159,
  ymap_longitude: 37.8028,
  has_metro: false,
  has_mkad: false,
  territory_id: null,
  kladr_code: null,
};

interface WithCoordinates {
  ymap_latitude: number;
  ymap_longitude: number;
}

const placeOf = ({ ymap_latitude: latitude, ymap_longitude: longitude }: WithCoordinates): Place => ({ latitude, longitude });

/** The city nearest to a place; null when there is none. */
export function nearestCity<Each extends WithCoordinates>(cities: readonly Each[], place: Place): Each | null {
  let nearest: { city: Each; metres: number } | null = null;
  for (const city of cities) {
    const metres = metresBetween(placeOf(city), place);
    if (nearest === null || metres < nearest.metres) nearest = { city, metres };
  }
  return nearest?.city ?? null;
}

const knownTimeZones = new Map<string, boolean>();

/** A time zone that the calendar knows; the default's for any other name. */
export function timeZoneOf(city: Pick<City, 'time_zone'>): string {
  const name = city.time_zone ?? defaultTimeZone;
  const isKnown = knownTimeZones.get(name) ?? isTimeZone(name);
  if (knownTimeZones.size < 1000) knownTimeZones.set(name, isKnown);
  return isKnown ? name : defaultTimeZone;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('ru', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
