import { isCode } from '@vitrina/services/contract/fields/id.ts';
import { isShown, typesOf, typesText } from '../../../entities/store/filters.ts';

/** What the address of the list of places asks for. */
export interface StoreQuery {
  /** An address, or a part of a name. */
  text: string;
  /** Active types; none is all. */
  types: readonly number[];
  isOpenOnly: boolean;
  /** One of the services; empty is any. */
  service: string;
  /** Code of the brand whose service centres are shown; empty is all. */
  brand: string;
}

/** Characters of an address; fewer mean nothing. */
const minLength = 3;
const maxLength = 200;

export function storeQueryOf(query: URLSearchParams): StoreQuery {
  const text = (query.get('q') ?? '').trim().slice(0, maxLength);
  const brand = query.get('brand') ?? '';
  return {
    text: text.length < minLength ? '' : text,
    types: typesOf(query.get('types')),
    isOpenOnly: query.get('open') === '1',
    service: (query.get('service') ?? '').slice(0, maxLength),
    brand: isCode(brand) ? brand : '',
  };
}

/** The address that asks for this. */
export function hrefOf({ text, types, isOpenOnly, service, brand }: StoreQuery): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  const active = typesText(types);
  if (active !== null) query.set('types', active);
  if (isOpenOnly) query.set('open', '1');
  if (service !== '') query.set('service', service);
  if (brand !== '') query.set('brand', brand);
  return query.size === 0 ? '/shops' : `/shops?${query}`;
}

interface Shop {
  typeId: string;
  isOpen: boolean | null;
  services: readonly string[];
}

/** Places that are asked for. One whose hours nobody knows may be open. */
export const matchesQuery = ({ typeId, isOpen, services }: Shop, { types, isOpenOnly, service }: StoreQuery): boolean =>
  isShown(typeId, types) && !(isOpenOnly && isOpen === false) && (service === '' || services.includes(service));

/** Services of a list of places, each once, in the order of the alphabet. */
export const servicesOf = (places: readonly Shop[]): string[] =>
  [...new Set(places.flatMap(({ services }) => services))].sort((left, right) => left.localeCompare(right, 'ru'));
