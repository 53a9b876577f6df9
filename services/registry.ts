import { accessories } from './accessories/endpoints.ts';
import { actions } from './actions/endpoints.ts';
import { address } from './address/endpoints.ts';
import { addresses } from './addresses/endpoints.ts';
import { articles } from './articles/endpoints.ts';
import { auth } from './auth/endpoints.ts';
import { banners } from './banners/endpoints.ts';
import { basketEndpoints as basket } from './basket/endpoints.ts';
import { cities } from './cities/endpoints.ts';
import { comments } from './comments/endpoints.ts';
import type { AnyEndpoint } from './contract/endpoint.ts';
import { corp } from './corp/endpoints.ts';
import { delivery } from './delivery/endpoints.ts';
import { employee } from './employee/endpoints.ts';
import { lists } from './lists/endpoints.ts';
import { loyalty } from './loyalty/endpoints.ts';
import { orders } from './orders/endpoints.ts';
import { payments } from './payments/endpoints.ts';
import { products } from './products/endpoints.ts';
import { profile } from './profile/endpoints.ts';
import { promo } from './promo/endpoints.ts';
import { repair } from './repair/endpoints.ts';
import { search } from './search/endpoints.ts';
import { site } from './site/endpoints.ts';
import { stores } from './stores/endpoints.ts';
import { tradein } from './tradein/endpoints.ts';

/** Every declared call of the provider, by domain. */
export const domains = {
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
} as const;

export type Domains = typeof domains;

/** Domains whose calls carry files only, which have addresses of their own: no operation asks for anything of theirs. */
export const fileDomains = [] as const satisfies readonly (keyof Domains)[];

/** Domains that are in the schema. */
export type SchemaDomain = Exclude<keyof Domains, (typeof fileDomains)[number]>;

export const everyEndpoint: readonly AnyEndpoint[] = Object.values(domains).flatMap((table) => Object.values(table));
