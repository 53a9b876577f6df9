import { accessories } from './answers/accessories.ts';
import { actions } from './answers/actions.ts';
import { address } from './answers/address.ts';
import { addresses } from './answers/addresses.ts';
import { articles } from './answers/articles.ts';
import { auth } from './answers/auth.ts';
import { banners } from './answers/banners.ts';
import { basket } from './answers/basket.ts';
import { cities } from './answers/cities.ts';
import { comments } from './answers/comments.ts';
import { corp } from './answers/corp.ts';
import { credit } from './answers/credit.ts';
import { delivery } from './answers/delivery.ts';
import { employee } from './answers/employee.ts';
import { lists } from './answers/lists.ts';
import { loyalty } from './answers/loyalty.ts';
import { orders } from './answers/orders.ts';
import { payments } from './answers/payments.ts';
import { products } from './answers/products.ts';
import { profile } from './answers/profile.ts';
import { promo } from './answers/promo.ts';
import { repair } from './answers/repair.ts';
import { search } from './answers/search.ts';
import { site } from './answers/site.ts';
import { smartprice } from './answers/smartprice.ts';
import { stores } from './answers/stores.ts';
import { tradein } from './answers/tradein.ts';
import type { Answers, WholeShop } from './provider.ts';

/** A whole small shop: an answer for every declared call, or it does not compile. */
export const shop = (over: Answers = {}): WholeShop => ({
  accessories: { ...accessories, ...over.accessories },
  actions: { ...actions, ...over.actions },
  address: { ...address, ...over.address },
  addresses: { ...addresses, ...over.addresses },
  articles: { ...articles, ...over.articles },
  auth: { ...auth, ...over.auth },
  banners: { ...banners, ...over.banners },
  basket: { ...basket, ...over.basket },
  cities: { ...cities, ...over.cities },
  comments: { ...comments, ...over.comments },
  corp: { ...corp, ...over.corp },
  credit: { ...credit, ...over.credit },
  delivery: { ...delivery, ...over.delivery },
  employee: { ...employee, ...over.employee },
  lists: { ...lists, ...over.lists },
  loyalty: { ...loyalty, ...over.loyalty },
  orders: { ...orders, ...over.orders },
  payments: { ...payments, ...over.payments },
  products: { ...products, ...over.products },
  profile: { ...profile, ...over.profile },
  promo: { ...promo, ...over.promo },
  repair: { ...repair, ...over.repair },
  search: { ...search, ...over.search },
  site: { ...site, ...over.site },
  smartprice: { ...smartprice, ...over.smartprice },
  stores: { ...stores, ...over.stores },
  tradein: { ...tradein, ...over.tradein },
});
