import { accessories } from './operations/accessories.ts';
import { actions } from './operations/actions.ts';
import { address } from './operations/address.ts';
import { addresses } from './operations/addresses.ts';
import { articles } from './operations/articles.ts';
import { auth } from './operations/auth.ts';
import { banners } from './operations/banners.ts';
import { basket } from './operations/basket.ts';
import { cities } from './operations/cities.ts';
import { comments } from './operations/comments.ts';
import { corp } from './operations/corp.ts';
import { credit } from './operations/credit.ts';
import { delivery } from './operations/delivery.ts';
import { operationsBeside } from './operations/derived.ts';
import { employee } from './operations/employee.ts';
import { lists } from './operations/lists.ts';
import { loyalty } from './operations/loyalty.ts';
import type { Operations } from './operations/operation.ts';
import { orders } from './operations/orders.ts';
import { payments } from './operations/payments.ts';
import { products } from './operations/products.ts';
import { profile } from './operations/profile.ts';
import { promo } from './operations/promo.ts';
import { repair } from './operations/repair.ts';
import { search } from './operations/search.ts';
import { site } from './operations/site.ts';
import { smartprice } from './operations/smartprice.ts';
import { stores } from './operations/stores.ts';
import { tradein } from './operations/tradein.ts';

const writtenOperations: Operations = {
  ...accessories,
  ...actions,
  ...address,
  ...addresses,
  ...articles,
  ...auth,
  ...banners,
  ...basket,
  ...cities,
  ...comments,
  ...corp,
  ...credit,
  ...delivery,
  ...employee,
  ...lists,
  ...loyalty,
  ...orders,
  ...payments,
  ...products,
  ...profile,
  ...promo,
  ...repair,
  ...search,
  ...site,
  ...smartprice,
  ...stores,
  ...tradein,
};

/** Operations that together ask for every field of the schema, with the variables of each: those of which none is written are made. */
export const operations: Operations = {
  ...writtenOperations,
  ...operationsBeside(Object.values(writtenOperations).map(({ source }) => source)),
};
