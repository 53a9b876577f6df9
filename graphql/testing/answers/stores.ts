import { asId } from '@vitrina/services/contract/wire.ts';
import { type HandwrittenAnswers, page } from '../provider.ts';
import * as samples from '../samples.ts';

export const stores: HandwrittenAnswers['stores'] = {
  stores: () => page([samples.store()]),
  withProduct: ({ body }) =>
    page([
      samples.store({ availability: { product_id: asId(body.product_id ?? 42), quantity: 2, pickup_at: '2026-11-21T12:15:00+03:00' } }),
    ]),
  stock: ({ body }) =>
    body.product_ids.flatMap((product_id) =>
      body.store_ids.map((store_id) => ({
        product_id: asId(product_id),
        store_id: asId(store_id),
        quantity: 2,
        pickup_at: '2026-11-21T12:15:00+03:00',
      })),
    ),
  store: ({ params }) => samples.store({ id: asId(params.id) }),
  byAddress: () => page([{ ...samples.store(), distance: 412.6 }]),
  serviceCenters: () =>
    page([
      {
        id: asId(7),
        name: 'Мастер',
        brand_codes: ['lg'],
        address: 'ул. Артёма, 2',
        phone: '+7 856 000-00-01',
        longitude: 37.8,
        latitude: 48,
        work_time_line: 'Пн–Пт 9:00–18:00',
      },
    ]),
};
