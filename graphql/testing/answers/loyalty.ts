import { asId } from '@vitrina/services/contract/wire.ts';
import { type HandwrittenAnswers, page } from '../provider.ts';
import * as samples from '../samples.ts';

export const loyalty: HandwrittenAnswers['loyalty'] = {
  rules: () => ({ earned_percent: 3, payable_percent: 30, welcome_bonuses: 200_00, is_perpetual: true }),
  list: () => [samples.loyaltyCard()],
  sendSms: () => ({ request_id: 'request-1', expires_in: 600 }),
  verifyCode: () => ({ check_data: 'check-1', card_id: asId(7) }),
  add: () => samples.loyaltyCard({ check_data: 'check-1' }),
  verifyData: () => ({ card_id: asId(7), phone: '+7 *** ***-**-67', is_verified: true }),
  validateVerifyData: () => ({ is_valid: true }),
  productsLimit: () => ({ maxAmount: 269_99 }),
  remove: () => ({ is_removed: true }),
  removeByEan: () => ({ is_removed: true }),
  notifications: () =>
    page([
      {
        id: asId(1),
        kind: 'order',
        title: 'Заказ принят',
        text: 'Заказ № 100001 принят.',
        url: '/account/orders/100001',
        date: '2026-11-19T09:00:00Z',
      },
    ]),
};
