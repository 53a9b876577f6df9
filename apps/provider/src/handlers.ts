import type { Domains } from '@vitrina/services/registry.ts';
import { accessories } from './accessories/handlers.ts';
import { actions } from './actions/handlers.ts';
import { address } from './address/handlers.ts';
import { addresses } from './addresses/handlers.ts';
import { articles } from './articles/handlers.ts';
import { auth } from './auth/handlers.ts';
import { banners } from './banners/handlers.ts';
import { basket } from './basket/handlers.ts';
import { cities } from './cities/handlers.ts';
import { comments } from './comments/handlers.ts';
import { corp } from './corp/handlers.ts';
import { delivery } from './delivery/handlers.ts';
import { employee } from './employee/handlers.ts';
import type { Handlers } from './implement.ts';
import { lists } from './lists/handlers.ts';
import { loyalty } from './loyalty/handlers.ts';
import { orders } from './orders/handlers.ts';
import { payments } from './payments/handlers.ts';
import { products } from './products/handlers.ts';
import { profile } from './profile/handlers.ts';
import { promo } from './promo/handlers.ts';
import { repair } from './repair/handlers.ts';
import { search } from './search/handlers.ts';
import { site } from './site/handlers.ts';
import { stores } from './stores/handlers.ts';
import { tradein } from './tradein/handlers.ts';

/** What answers the calls of every domain: one without does not compile. */
export const handlers: { readonly [Domain in keyof Domains]: Handlers<Domains[Domain]> } = {
  cities,
  site,
  products,
  search,
  stores,
  basket,
  delivery,
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
