import { productById } from './goods.ts';
import { notFound, type Routes } from './route.ts';

/** One smart price has been completed, one waits; anything else is unknown. */
const completedPrice = { tx: 'company-0001', tradein_id: null, product_id: 'SKU-224.0', total_discount: 3000, discountBenefit: 500 };

export const smartPriceRoutes: Routes = {
  'POST /smartprice/txinfo': ({ body: { tx } }) => {
    if (tx === completedPrice.tx) return { state: 'completed', smart_price: completedPrice };
    if (tx === 'company-0002') return { state: 'waiting', smart_price: null };
    throw notFound();
  },
  'GET /smartprice/product': ({ query }) => {
    if (productById(query.get('product_id')) === undefined) throw notFound();
    return { product_id: query.get('product_id'), discount: '3000' };
  },
  'GET /smartprice/link': ({ query }) => {
    if (productById(query.get('product_id')) === undefined) throw notFound();
    return { tx: 'company-0002', url: `${query.get('return_url') ?? '/'}` };
  },
  'GET /smartprice/check': ({ query }) => {
    if (query.get('tx') !== completedPrice.tx) throw notFound();
    return { state: 'completed' };
  },
};
