import { asId, type Id } from '../contract/wire.ts';

/** The city of who has not chosen one, and of requests whose city cannot be loaded. */
export const defaultCity = { id: asId(1), alias: 'doneck' } as const;

/** A city id of an older numbering; it is replaced with the default (spec 2 §9). */
export const retiredCityId = asId(133);

/** The id to work with: one of an older numbering is replaced with the default. */
export function currentCityId(id: Id): Id {
  return id === retiredCityId ? defaultCity.id : id;
}

/** Fields of a city that a provider adds when it is asked for them (spec 2 §7). */
export const expandedFields = [
  'phone',
  'declension',
  'zone',
  'delivery_type_ids',
  'payment_type_ids',
  'ymap_latitude',
  'ymap_longitude',
  'has_metro',
  'has_mkad',
  'territory_id',
  'kladr_code',
].join();
