import { randomBytes } from 'node:crypto';
import { type Order, type Orders, paymentMethods } from './orders.ts';
import { invalid, notFound, Refusal, type RouteRequest, type Routes } from './route.ts';

export interface Payment {
  id: string;
  order: Order;
  /** In the acquirer's own words, of which the specification knows two: paid and cancelled. */
  status: 'NEW' | 'paid' | 'REJECTED' | 'cancelled';
  token: string;
  returnUrl: string;
}

export interface Payments {
  byToken(token: string): Payment | undefined;
  end(payment: Payment, status: Payment['status']): void;
  routes: Routes;
}

export function createPayments(orders: Orders, acquirer: string): Payments {
  const payments = new Map<string, Payment>();
  const byKey = new Map<string, Payment>();
  const find = (request: RouteRequest): Payment => {
    const payment = payments.get(request.params.id ?? '');
    if (payment === undefined) throw notFound();
    orders.find(request, payment.order.id);
    return payment;
  };
  const create = (request: RouteRequest): Payment => {
    const payment: Payment = {
      id: `pay_${payments.size + 1}`,
      order: orders.find(request, request.body.order_id),
      status: 'NEW',
      token: randomBytes(16).toString('hex'),
      returnUrl: '',
    };
    payments.set(payment.id, payment);
    return payment;
  };
  const toPaymentView = ({ id, order, status }: Payment) => ({ id, order_id: order.id, status });

  return {
    byToken: (token) => [...payments.values()].find((payment) => payment.token === token),
    end(payment, status) {
      if (payment.status !== 'NEW') return;
      payment.status = status;
      if (status === 'paid') payment.order.paymentState = 'paid';
    },
    routes: {
      'GET /api/v2/payment': () => paymentMethods,
      'GET /v2/payments': () => paymentMethods,
      // Of virtual goods it knows nothing: the specification gives the name of the list alone, of an order to repay.
      'GET /api/payment/virtual': () => ({}),
      'GET /api/auth/v1/b2b-sber/authorize': (request) => {
        const payment = [...payments.values()].find(({ order }) => order.id === orders.find(request, request.query.get('order_id')).id);
        if (payment === undefined) throw notFound();
        return { url: `${acquirer}/pay/${payment.token}?as=company` };
      },
      'POST /api/create-payment': (request) => {
        const key = request.header('idempotency-key');
        if (key === undefined) throw new Refusal(400, 'bad_request', 'A call that creates a payment takes an idempotency key.');
        const payment = byKey.get(key) ?? create(request);
        byKey.set(key, payment);
        return toPaymentView(payment);
      },
      // A bank leads back to a whole address only: it knows nothing of the shop but this.
      'POST /api/init-payment/:id': (request) => {
        const payment = find(request);
        const { return_url: returnUrl } = request.body;
        if (typeof returnUrl !== 'string' || !/^https?:\/\//.test(returnUrl)) throw invalid({ return_url: ['Нужен полный адрес.'] });
        payment.returnUrl = returnUrl;
        return { url: `${acquirer}/pay/${payment.token}?lang=ru` };
      },
      'GET /api/payment-info/:id': (request) => toPaymentView(find(request)),
      'GET /api/payment-action-status/:id': (request) => ({ status: find(request).status }),
    },
  };
}
