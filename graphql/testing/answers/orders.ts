import { asId } from '@vitrina/services/contract/wire.ts';
import { type HandwrittenAnswers, page } from '../provider.ts';
import * as samples from '../samples.ts';

export const orders: HandwrittenAnswers['orders'] = {
  create: () => ({ orders: [samples.order()], order_key: 'order-key-0001' }),
  list: () => page([samples.order()]),
  cancel: () => ({ is_cancelled: true }),
  update: () => ({ is_saved: true }),
  requestReturn: () => samples.returnRequest(),
  withdrawReturn: () => ({ is_withdrawn: true }),
  sendGift: () => ({ email: 'masha@example.ru', name: 'Маша', words: null, sent_at: '2026-11-22T12:00:00+03:00' }),
  order: ({ params }) => samples.order({ id: asId(params.id) }),
  toRepay: () => samples.repayment(),
  sendCode: () => ({ request_id: 'request-3', expires_in: 600 }),
  open: () => ({ order_key: 'order-key-0002' }),
  feed: () => ({ changes: [{ cursor: '9', at: '2026-11-21T09:00:00Z', status_id: 'N', order: samples.order() }], latest: '12' }),
  search: () => page([samples.order()]),
  setStatus: ({ params }) => samples.order({ id: asId(params.id) }),
  receipt: () => [samples.receipt()],
};
