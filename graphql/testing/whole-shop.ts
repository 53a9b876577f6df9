import type { Endpoints } from '@vitrina/services/contract/endpoint.ts';
import { domains } from '@vitrina/services/registry.ts';
import { sampleOf } from '@vitrina/services/testing/sample.ts';
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
import type { Answers, HandwrittenAnswers, WholeShop } from './provider.ts';

const handwrittenAnswers: HandwrittenAnswers = {
  accessories,
  actions,
  address,
  addresses,
  articles,
  auth,
  banners,
  basket,
  cities,
  comments,
  corp,
  credit,
  delivery,
  employee,
  lists,
  loyalty,
  orders,
  payments,
  products,
  profile,
  promo,
  repair,
  search,
  site,
  smartprice,
  stores,
  tradein,
};

type Functions = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What each call answers of which nothing has been written: a sample, made of its schema. */
const samples = Object.fromEntries(
  Object.entries<Endpoints>(domains).map(([domain, table]) => [
    domain,
    Object.fromEntries(Object.values(table).map((endpoint) => [endpoint.name, () => sampleOf(endpoint)])),
  ]),
);

/** A whole small shop: an answer for every declared call. */
export function shop(over: Answers = {}): WholeShop {
  const [own, others]: Functions[] = [handwrittenAnswers, over];
  const answers = Object.entries(samples).map(([domain, sampled]) => [domain, { ...sampled, ...own?.[domain], ...others?.[domain] }]);
  // Every call of every domain has a sample at least, as the type says.
  return Object.fromEntries(answers) as WholeShop;
}
