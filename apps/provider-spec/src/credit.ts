import { productById } from './goods.ts';
import { invalid, notFound, type RouteRequest, type Routes } from './route.ts';

/** What the company lends: kinds and terms as the specification names them, in no order, one of them twice, and one kind that nobody knows. */
export function creditRoutes(mustBeShopper: (request: RouteRequest) => void, phone: number): Routes {
  return {
    'GET /v2/products/:id/credit-offers': ({ params }) => {
      const product = productById(params.id);
      if (product === undefined) throw notFound();
      const { price } = product.offer;
      const monthly = (months: number) => Math.round((price / months) * 100) / 100;
      return [
        { id: 1, terms: [{ months: 24, action_id: null, payment: monthly(20), banks: ['Банк без номера'] }] },
        {
          id: 2,
          terms: [
            { months: 24, action_id: 'ACT-61', payment: monthly(24), banks: [{ id: 'bank-4', title: 'Банк' }] },
            { months: 12, payment: monthly(12) },
            { months: 12, action_id: null, payment: monthly(12), banks: null },
          ],
        },
        { id: 4, terms: null },
        { id: 9, terms: [{ months: 6, payment: 1 }] },
      ];
    },
    'POST /broker/revo/limit': (request) => {
      mustBeShopper(request);
      if (request.body.from_site !== 1) throw invalid({ from_site: ['Только с сайта.'] });
      return { amount: 12_000, currency: 'RUB' };
    },
    'GET /broker/mokka/limit': (request) => {
      mustBeShopper(request);
      if (request.query.get('phone') !== String(phone)) throw notFound();
      return { amount: '9000' };
    },
  };
}
