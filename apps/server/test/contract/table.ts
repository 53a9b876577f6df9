import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import type { Domains } from '@vitrina/services/registry.ts';
import { accessories } from './accessories.ts';
import { address, addresses, auth, profile } from './accounts.ts';
import { actions } from './actions.ts';
import { articles } from './articles.ts';
import { banners } from './banners.ts';
import { comments } from './comments.ts';
import { basket, delivery, orders, payments } from './commerce.ts';
import { corp } from './corp.ts';
import { credit } from './credit.ts';
import { type AnyRow, derivedRow } from './derived.ts';
import { employee } from './employee.ts';
import { lists } from './lists.ts';
import { loyalty } from './loyalty.ts';
import { cities, search, site, stores } from './places.ts';
import { products } from './products.ts';
import { promo } from './promo.ts';
import { repair } from './repair.ts';
import type { Rows } from './row.ts';
import { smartprice } from './smartprice.ts';
import { tradein } from './tradein.ts';

type Table = { readonly [D in keyof Domains]?: Rows<D> };

/** Declared calls on the demo catalogue. */
const table: Table = {
  cities,
  site,
  products,
  search,
  basket,
  delivery,
  stores,
  orders,
  payments,
  auth,
  profile,
  addresses,
  address,
  repair,
  comments,
  lists,
  articles,
  banners,
  promo,
  employee,
  corp,
  loyalty,
  actions,
  accessories,
  credit,
  smartprice,
  tradein,
};

/** The row of a call, or what its declaration says of it; undefined when that is not enough to try it. */
export function rowOf(endpoint: AnyEndpoint): AnyRow | undefined {
  const domains: Readonly<Record<string, Readonly<Record<string, AnyRow>>>> = table;
  return domains[endpoint.domain]?.[endpoint.name] ?? derivedRow(endpoint);
}
