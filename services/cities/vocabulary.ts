import { defaultCity, retiredCityId } from '../contract/fields/special-ids.ts';
import type { Id } from '../contract/wire.ts';

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
