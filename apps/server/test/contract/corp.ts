import { expect } from 'vitest';
import { newKey } from './demo.ts';
import type { Rows } from './row.ts';

/** One of the provider's own register, and a number that nobody has. */
const [knownInn, unknownInn] = ['9301000177', '9301000178'];

const needs = {
  inn: knownInn,
  company_name: 'Степной маяк',
  contact_name: 'Анна Петрова',
  phone: '79990000003',
  email: 'office@mayak.example',
  comment: 'Пять ноутбуков',
  items: [],
  consents: ['personal-data'],
};

export const corp: Rows<'corp'> = {
  findCompany: {
    buildRequest: () => ({ input: { body: { inn: knownInn } } }),
    holds: ({ suggestions }) => expect(suggestions.map(({ data }) => data.inn)).toEqual([knownInn]),
    refused: () => ({ input: { body: { inn: unknownInn } }, status: 422, code: 'validation_failed' }),
  },
  fastOrder: {
    buildRequest: () => ({ input: { body: needs, idempotencyKey: newKey() } }),
    holds: ({ is_order_status_open: isOpen }) => expect(isOpen).toBe(true),
    refused: () => ({ input: { body: { ...needs, inn: unknownInn }, idempotencyKey: newKey() }, status: 422, code: 'validation_failed' }),
  },
};
