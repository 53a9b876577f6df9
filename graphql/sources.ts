import type { SchemaDomain } from '@vitrina/services/registry.ts';
import { sources as accessories } from './accessories/sources.ts';
import { sources as actions } from './actions/sources.ts';
import { sources as address } from './address/sources.ts';
import { sources as addresses } from './addresses/sources.ts';
import { sources as articles } from './articles/sources.ts';
import { sources as auth } from './auth/sources.ts';
import { sources as banners } from './banners/sources.ts';
import type { SourceShape } from './base/source.ts';
import { sources as base } from './base/sources.ts';
import { sources as basket } from './basket/sources.ts';
import { sources as cities } from './cities/sources.ts';
import { sources as comments } from './comments/sources.ts';
import { sources as corp } from './corp/sources.ts';
import { sources as credit } from './credit/sources.ts';
import { sources as delivery } from './delivery/sources.ts';
import { sources as employee } from './employee/sources.ts';
import { sources as lists } from './lists/sources.ts';
import { sources as loyalty } from './loyalty/sources.ts';
import { sources as orders } from './orders/sources.ts';
import { sources as payments } from './payments/sources.ts';
import { sources as products } from './products/sources.ts';
import { sources as profile } from './profile/sources.ts';
import { sources as promo } from './promo/sources.ts';
import { sources as repair } from './repair/sources.ts';
import { sources as search } from './search/sources.ts';
import { sources as site } from './site/sources.ts';
import { sources as smartprice } from './smartprice/sources.ts';
import { sources as stores } from './stores/sources.ts';
import { sources as tradein } from './tradein/sources.ts';

/** Sources of each domain, for the types that no declaration has as they are. */
const byDomain: Readonly<Partial<Record<SchemaDomain, Readonly<Record<string, SourceShape>>>>> = {
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
  repair,
  address,
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

/** What stands behind each object type of the schema. */
export const sources: Readonly<Record<string, SourceShape>> = Object.assign({}, base, ...Object.values(byDomain));
