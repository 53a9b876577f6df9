import { deliveryTypes, paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import type { cities as cityTable, stores as storeTable } from '../src/platform/database/schema/places.ts';
import type { InferInsertModel } from '../src/platform/database/sql.ts';
import { methods, typesFor } from '../src/pricing/payment-methods/methods.ts';
import { type City, cities } from './places/cities.ts';
import { type StoreType, stores } from './places/stores.ts';

type CityRow = InferInsertModel<typeof cityTable>;
type StoreRow = InferInsertModel<typeof storeTable>;

/** Its id comes before those of the stores, which begin at 1001. */
const warehouseId = 1000;

/** What the checkout takes for some way of getting an order there; credit is drawn up by somebody of a store, which is near where express comes. */
const paymentTypesOf = (city: City): number[] => {
  const here = new Set<number>([...typesFor.store, ...typesFor.courier]);
  if (!city.deliveryTypes.includes(deliveryTypes.express)) here.delete(paymentTypes.creditOnPlace);
  return methods.map(({ linked_payment_type_id: id }) => id).filter((id) => here.has(id));
};

/** Where operators sell their cards with a telephone; elsewhere no territory is told apart. */
const territories: ReadonlyMap<string, number> = new Map([
  ['Донецкая Народная Республика', 1],
  ['Луганская Народная Республика', 2],
]);

export const cityRows: readonly CityRow[] = cities.map((city) => ({
  id: city.id,
  alias: city.alias,
  name: city.name,
  declension: city.where.replace(/^во? /, ''),
  region: city.region,
  timeZone: city.timeZone,
  zoneCode: null,
  deliveryTypeIds: [...city.deliveryTypes],
  paymentTypeIds: paymentTypesOf(city),
  phone: city.phone,
  latitude: city.latitude,
  longitude: city.longitude,
  population: city.population,
  position: city.order,
  hasMetro: city.hasMetro,
  hasMkad: city.alias === 'moskva',
  isPriority: city.isPriority,
  territoryId: territories.get(city.region) ?? null,
  kladrCode: null,
}));

const typeCodes: Readonly<Record<StoreType, string>> = {
  1: 'store',
  9: 'postamat',
  10: 'pickup_point',
  12: 'postamat_partner',
  13: 'multicentre',
  14: 'pickup_point_partner',
};

const pointRows: readonly StoreRow[] = stores.map((store) => ({
  id: store.id,
  type: store.type,
  typeCode: typeCodes[store.type],
  brand: store.type === 12 || store.type === 14 ? 'Партнёр' : 'Витрина',
  cityId: store.cityId,
  name: store.name,
  address: store.address,
  stations: [...store.stations],
  directions: store.directions,
  latitude: store.latitude,
  longitude: store.longitude,
  workTime: store.workTime.map(({ opens, closes }) => (opens === null || closes === null ? null : { opens, closes })),
  workTimeLine: store.workTimeLine,
  convenience: [...store.convenience],
  services: [...store.services],
  images: [],
}));

const daily = { opens: '00:00', closes: '24:00' };

/**
 * The warehouse near Moscow that serves the whole country. What a city can have is what lies in its own stores, at once
 * or tomorrow, and what lies here, in two to six days by the distance (`delivery/tariffs.ts`).
 */
const warehouse: StoreRow = {
  id: warehouseId,
  type: 0,
  typeCode: 'warehouse',
  brand: 'Витрина',
  cityId: cities.find(({ alias }) => alias === 'moskva')?.id ?? 1,
  name: 'Центральный склад',
  address: 'Московская область, Домодедово, Складская улица, 1',
  stations: [],
  directions: '',
  latitude: 55.44,
  longitude: 37.75,
  workTime: [daily, daily, daily, daily, daily, daily, daily],
  workTimeLine: 'Круглосуточно',
  convenience: [],
  services: [],
  images: [],
};

export const storeRows: readonly StoreRow[] = [warehouse, ...pointRows];
