import { asId } from '@vitrina/services/contract/wire.ts';
import type { employeeSession as employeeOnWire } from '@vitrina/services/employee/endpoints.ts';
import type { Tokens } from '../../auth/sources.ts';
import type { Decoded } from '../../base/source.ts';
import type { LoyaltyCard } from '../../loyalty/sources.ts';
import type { Profile } from '../../profile/sources.ts';

export const loyaltyCard = (over: Partial<LoyaltyCard> = {}): LoyaltyCard => ({
  card_id: asId(7),
  ean: '2900000000070',
  balance: 500_00,
  activeCard: true,
  check_data: null,
  entries: [
    { kind: 'spent', amount: -100_00, order_id: asId(9000), date: '2026-11-19T09:00:00Z' },
    { kind: 'granted', amount: 600_00, order_id: null, date: '2026-11-18T09:00:00Z' },
  ],
  ...over,
});

export const tokens = (over: Partial<Tokens> = {}): Tokens => ({
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  expires_in: 900,
  refresh_expires_in: 2_592_000,
  ...over,
});

export const employeeSession = (over: Partial<Decoded<typeof employeeOnWire>> = {}): Decoded<typeof employeeOnWire> => ({
  employee_token: 'staff-1',
  expires_in: 43_200,
  tradePointNumber: '017',
  tradePointName: 'Мультицентр на Артёма',
  personnelNumber: '0042',
  employeeName: 'Ольга Кравец',
  ...over,
});

/** What a company needs, as an operation says it. */
export const corpOrderInput = () => ({
  inn: '9301000177',
  companyName: 'Степной маяк',
  contactName: 'Анна Петрова',
  phone: '+7 949 123-45-67',
  email: 'office@mayak.example',
  comment: 'Пять ноутбуков',
  items: [{ productId: '42', quantity: 2 }],
  consents: ['PERSONAL_DATA'],
  idempotencyKey: 'corp-0123456789',
});

export const profile = (over: Partial<Profile> = {}): Profile => ({
  id: asId(1),
  first_name: 'Анна',
  last_name: 'Смирнова',
  birthdate: '1990-05-14',
  sex: 1,
  phone: '79000000001',
  email: 'demo@vitrina.example',
  new_email: null,
  is_confirmed_email: true,
  subscribe_product_ids: [asId(42)],
  subscribe_types: ['sale'],
  ...over,
});
