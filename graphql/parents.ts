import type { SchemaDomain } from '@vitrina/services/registry.ts';
import { parents as accessories } from './accessories/parents.ts';
import { parents as actions } from './actions/parents.ts';
import { parents as address } from './address/parents.ts';
import { parents as addresses } from './addresses/parents.ts';
import { parents as articles } from './articles/parents.ts';
import { parents as auth } from './auth/parents.ts';
import { parents as banners } from './banners/parents.ts';
import type { ParentShape } from './base/parent.ts';
import { parents as basket } from './basket/parents.ts';
import { parents as cities } from './cities/parents.ts';
import { parents as comments } from './comments/parents.ts';
import { parents as corp } from './corp/parents.ts';
import { parents as credit } from './credit/parents.ts';
import { parents as delivery } from './delivery/parents.ts';
import { parents as employee } from './employee/parents.ts';
import { parents as lists } from './lists/parents.ts';
import { parents as loyalty } from './loyalty/parents.ts';
import { parents as orders } from './orders/parents.ts';
import { parents as payments } from './payments/parents.ts';
import { parents as products } from './products/parents.ts';
import { parents as profile } from './profile/parents.ts';
import { parents as promo } from './promo/parents.ts';
import { parents as repair } from './repair/parents.ts';
import { parents as search } from './search/parents.ts';
import { parents as site } from './site/parents.ts';
import { parents as smartprice } from './smartprice/parents.ts';
import { parents as stores } from './stores/parents.ts';
import { parents as tradein } from './tradein/parents.ts';

/** Rows of every domain of the schema: one without does not compile. */
const byDomain: Readonly<Record<SchemaDomain, Readonly<Record<string, ParentShape>>>> = {
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
export const parents: Readonly<Record<string, ParentShape>> = Object.assign({}, ...Object.values(byDomain));
