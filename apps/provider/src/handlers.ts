import { productsLimit } from './basket/bonuses/spending.ts';
import { exchangeHandlers } from './basket/exchange/exchange-handlers.ts';
import { tradeInDiscount } from './basket/exchange/exchange-product.ts';
import { availability } from './delivery/availability.ts';
import { stockOfStores } from './delivery/store-stock.ts';
import { orderStatus } from './orders/tracking.ts';
import { receipt } from './payments/receipts/read.ts';
import { toRepay } from './payments/repay.ts';
import './listeners.ts';
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

/** What answers the calls of every domain: one without does not compile. A call stands on the floor that has what it needs. */
export const handlers: { readonly [Domain in keyof Domains]: Handlers<Domains[Domain]> } = {
  cities,
  site,
  products: { ...products, availability, tradeInDiscount },
  search,
  stores: { ...stores, ...stockOfStores },
  basket,
  delivery,
  orders: { ...orders, toRepay, receipt },
  payments,
  auth: { ...auth, orderStatus },
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
  loyalty: { ...loyalty, productsLimit },
  actions,
  accessories,
  credit,
  smartprice,
  tradein: { ...tradein, ...exchangeHandlers },
};
