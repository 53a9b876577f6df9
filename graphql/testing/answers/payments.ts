import { asId } from '@vitrina/services/contract/wire.ts';
import type { HandwrittenAnswers } from '../provider.ts';
import * as samples from '../samples.ts';

export const payments: HandwrittenAnswers['payments'] = {
  methods: () => [
    samples.method(),
    samples.method({ linked_payment_type_id: 1, tab: 'on_receipt', is_prepaid: false, max_basket_threshold: 1000_00 }),
  ],
  repaymentMethods: () => [samples.method()],
  create: ({ body }) => ({
    id: asId(77),
    order_id: asId(body.order_id),
    payment_type_id: body.payment_type_id,
    status: 'created',
    sum: 1600_00,
  }),
  init: ({ params, body }) => ({ id: asId(params.id), url: `/sandbox-acquirer/token?return=${body.return_url}` }),
  info: ({ params }) => ({ id: asId(params.id), order_id: asId(9000), payment_type_id: 17, status: 'pending', sum: 1600_00 }),
  actionStatus: ({ params }) => ({ id: asId(params.id), status: 'paid', is_final: true }),
  virtual: () => ({ restrictive_virtual_payments_ids: [13] }),
  b2bSberAuthorize: () => ({ url: '/sandbox-acquirer/token' }),
};
