import { asId, type Id } from '@vitrina/services/contract/wire.ts';
import { type HandwrittenAnswers, page } from '../provider.ts';

export const repairRequest = (id: Id) => ({
  id,
  type: 'paid' as const,
  status: 'Принята',
  status_code: 'new',
  history: [{ status: 'Принята', at: '2026-11-19T09:00:00Z', comment: null }],
  device: 'Смартфон Apple iPhone 13',
  problem: 'Разбит экран',
  repair_cost: 9_990_05,
  delivery_type: 'store' as const,
  store_id: asId(1),
  place: 'Витрина, Артёма, 74',
  address: null,
  visit: null,
  created_at: '2026-11-19T09:00:00Z',
  contact_name: 'Анна',
  mobile_phone: '79991234567',
  document_ids: [],
  purchase_order_id: null,
});

export const repair: HandwrittenAnswers['repair'] = {
  deviceTypes: ({ query }) =>
    query?.format === undefined
      ? [{ id: asId(1), name: 'Смартфоны', singular: 'Смартфон', has_imei: true, has_data: true, is_plumbed: false }]
      : [{ id: asId(2), name: 'Холодильники', singular: 'Холодильник', has_imei: true, has_data: false, is_plumbed: false }],
  deviceProblems: () => [{ id: asId(12), name: 'Установка', repair_cost: null, is_installation: true, is_visible_damage: null }],
  brands: () => [{ id: asId(3), name: 'Apple', code: 'apple' }],
  models: () => [{ id: asId(5), name: 'iPhone 13' }],
  modelProblems: () => [{ id: asId(11), name: 'Разбит экран', repair_cost: 9_990_05, is_installation: null, is_visible_damage: true }],
  requestCall: () => ({ id: asId(8) }),
  paidRepair: () => ({ id: asId(100_001), repair_key: 'repair-key-1' }),
  warrantyRepair: () => ({ id: asId(100_002), repair_key: null }),
  insuranceCase: () => ({ id: asId(100_003), repair_key: null }),
  olderOrder: () => ({ id: asId(100_004), repair_key: null }),
  request: ({ params }) => repairRequest(asId(params.id)),
  list: () => page([repairRequest(asId(100_001))]),
  sendOpeningCode: () => ({ request_id: 'request-2', expires_in: 600 }),
  open: () => ({ repair_key: 'repair-key-2' }),
  search: () => page([repairRequest(asId(100_001))]),
  sendCode: () => ({ request_id: 'request-1', expires_in: 600 }),
  verifyCode: () => ({ is_verified: true }),
  addDocument: () => ({ id: asId(7), repair_key: null }),
  document: () => {
    throw new Error('Files do not travel in operations.');
  },
};
