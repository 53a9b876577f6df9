import { asId } from '@vitrina/services/contract/wire.ts';
import type { CleanedText, Suggestion } from '../../address/sources.ts';
import type { City } from '../../cities/sources.ts';
import type { Store } from '../../generated/sources.ts';

export const city = (over: Partial<City> = {}): City => ({
  id: asId(1),
  alias: 'doneck',
  name: 'Донецк',
  declension: 'Донецке',
  region: 'Донецкая Народная Республика',
  zone: null,
  time_zone: 'Europe/Moscow',
  delivery_type_ids: [1, 2],
  payment_type_ids: [1, 17],
  phone: '+7 856 000-00-00',
  ymap_latitude: 48.0159,
  ymap_longitude: 37.8028,
  has_metro: false,
  has_mkad: false,
  territory_id: null,
  kladr_code: null,
  ...over,
});

export const store = (over: Partial<Store> = {}): Store => ({
  id: asId(5),
  type: 1,
  type_code: 'store',
  brand: 'Витрина',
  images: [],
  name: 'Витрина на Артёма',
  city: { id: asId(1), alias: 'doneck', name: 'Донецк' },
  address: 'ул. Артёма, 1',
  stations: [],
  directions: 'Вход со двора.',
  longitude: 37.8,
  latitude: 48,
  work_time: Array.from({ length: 7 }, () => ({ opens: '09:00', closes: '21:00' })),
  work_time_line: 'ежедневно 9:00–21:00',
  convenience: [],
  services: [],
  availability: null,
  ...over,
});

const noParts: Suggestion['data'] = {
  city: null,
  street_with_type: null,
  street: null,
  house: null,
  block_type: null,
  block: null,
  flat: null,
  surname: null,
  name: null,
  patronymic: null,
  gender: null,
  local: null,
  domain: null,
};
const { local: _local, domain: _domain, ...cleanedParts } = noParts;
const atArtyoma = { city: 'Донецк', street_with_type: 'улица Артёма', street: 'Артёма', house: '74', block_type: 'к', block: '2' };

export const suggestion = ({ data, ...over }: { value?: string; data?: Partial<Suggestion['data']> } = {}): Suggestion => ({
  value: 'г Донецк, улица Артёма, д 74, к 2',
  unrestricted_value: null,
  data: { ...noParts, ...(data ?? atArtyoma) },
  ...over,
});

export const cleanedText = (over: Partial<CleanedText> = {}): CleanedText => ({
  ...cleanedParts,
  ...atArtyoma,
  source: 'артема 74 к2',
  result: 'г Донецк, улица Артёма, д 74, к 2',
  phone: null,
  type: null,
  country_code: null,
  city_code: null,
  number: null,
  country: null,
  unparsed_parts: null,
  qc: 0,
  qc_house: 2,
  ...over,
});
