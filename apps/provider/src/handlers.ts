import type { Domains } from '@vitrina/services/registry.ts';
import { addresses } from './accounts/addresses/handlers.ts';
import { auth } from './accounts/auth/handlers.ts';
import { employee } from './accounts/employee/handlers.ts';
import { lists } from './accounts/lists/handlers.ts';
import { profile } from './accounts/profile/handlers.ts';
import { accessories } from './basket/accessories/handlers.ts';
import { basket } from './basket/handlers.ts';
import { address } from './catalogue/address/handlers.ts';
import { articles } from './catalogue/articles/handlers.ts';
import { banners } from './catalogue/banners/handlers.ts';
import { cities } from './catalogue/cities/handlers.ts';
import { products } from './catalogue/products/handlers.ts';
import { promo } from './catalogue/promo/handlers.ts';
import { search } from './catalogue/search/handlers.ts';
import { site } from './catalogue/site/handlers.ts';
import { stores } from './catalogue/stores/handlers.ts';
import { delivery } from './delivery/handlers.ts';
import { credit } from './orders/credit/handlers.ts';
import { orders } from './orders/handlers.ts';
import { payments } from './payments/handlers.ts';
import type { Handlers } from './platform/http/implement.ts';
import { actions } from './pricing/actions/handlers.ts';
import { loyalty } from './pricing/loyalty/handlers.ts';
import { smartprice } from './pricing/smartprice/handlers.ts';
import { tradein } from './pricing/tradein/handlers.ts';
import { comments } from './services/comments/handlers.ts';
import { corp } from './services/corp/handlers.ts';
import { repair } from './services/repair/handlers.ts';

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
  credit,
  smartprice,
  tradein,
};
