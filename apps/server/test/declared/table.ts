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
import { employee } from './employee.ts';
import { lists } from './lists.ts';
import { loyalty } from './loyalty.ts';
import { cities, search, site, stores } from './places.ts';
import { products } from './products.ts';
import { promo } from './promo.ts';
import { repair } from './repair.ts';
import type { Row, Rows } from './row.ts';
import { tradein } from './tradein.ts';

type Table = { readonly [D in keyof Domains]: Rows<D> };

/** Every declared call on the demo catalogue; one without a row here does not compile, and fails its test. */
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
  tradein,
};

type AnyRow = Row<unknown, unknown>;

/** The row of a call; undefined when the table has none. */
export function rowOf({ domain, name }: AnyEndpoint): AnyRow | undefined {
  const domains: Readonly<Record<string, Readonly<Record<string, AnyRow>>>> = table;
  return domains[domain]?.[name];
}
