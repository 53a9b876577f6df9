import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { expect, test } from 'vitest';
import { draftLength } from '../../forms/draft-length.ts';
import { seal } from '../../platform/gateway/seal.server.ts';
import { visit } from '../../testing/visit.ts';
import { maxCharacters, sealDraft, unsealDraft, writeDraft } from './draft.server.ts';
import { type Draft, emptyDraft, idempotencyKeyOf, isOutdated } from './draft.ts';

/** Letters that hardly deflate, as many as a field takes. */
const noise = (length: number, seed: number) =>
  Array.from({ length }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919 + seed * 104_729) % 20_000))).join('');

const longestDraft: Draft = {
  contacts: {
    rev: 99,
    firstName: noise(maxLength.name, 1),
    lastName: noise(maxLength.name, 2),
    phone: '79491234567',
    email: Array.from({ length: maxLength.email }, (_, at) => ((at * 7919) % 36).toString(36)).join(''),
    company: { inn: '930304556185', name: noise(draftLength.company, 17) },
  },
  delivery: {
    rev: 99,
    cityId: '1',
    choices: {
      buy: { way: 'COURIER', typeId: '2', datetime: '2026-11-24T10:00:00+03:00', interval: '10:00 - 14:00' },
      preorder: { way: 'PICKUP', typeId: '13', storeId: '1234567' },
    },
    address: {
      street: noise(draftLength.street, 4),
      houseNumber: noise(maxLength.houseNumber, 5),
      housing: noise(maxLength.houseNumber, 6),
      building: noise(maxLength.houseNumber, 16),
      floor: noise(maxLength.flatNumber, 7),
      flatNumber: noise(maxLength.flatNumber, 8),
    },
    comment: noise(draftLength.comment, 9),
    addressee: { name: noise(draftLength.addressee, 17), phone: '79491234567' },
  },
  payment: { rev: 99, paymentTypeId: '17' },
  seed: 'f'.repeat(32),
  pending: {
    revision: 1000,
    consents: ['PERSONAL_DATA', 'MARKETING'],
    // As long as that of four orders of hundreds of millions of rubles.
    quote: Array.from({ length: 260 }, (_, at) => ((at * 7919 + 104_729 * (at % 7)) % 36).toString(36)).join(''),
  },
  last: ['5001', '5002', '5003'],
};

test('a draft comes back as it was', () => {
  expect(unsealDraft('secret', sealDraft('secret', longestDraft))).toEqual(longestDraft);
});

test('a draft outlives a closed browser by a week', () => {
  const { context, cookies } = visit();
  writeDraft(context, longestDraft);
  expect(cookies.at(-1)).toMatch(/^checkout=.+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('the longest texts that the forms take still fit into the cookie', () => {
  expect(sealDraft('secret', longestDraft).length).toBeLessThanOrEqual(maxCharacters);
});

test('anything longer is refused, not cut', () => {
  expect(() => sealDraft('secret', { ...longestDraft, seed: noise(2000, 10) })).toThrow(RangeError);
});

test('no cookie, a foreign one and one of another form are an empty draft', () => {
  expect(unsealDraft('secret', null)).toEqual(emptyDraft);
  expect(unsealDraft('secret', 'abc')).toEqual(emptyDraft);
  expect(unsealDraft('another', sealDraft('secret', longestDraft))).toEqual(emptyDraft);
});

test('a draft of the time when ids were numbers is an empty one', () => {
  const { delivery } = longestDraft;
  const earlier = { ...longestDraft, delivery: { ...delivery, cityId: 1 }, last: [5001] };
  expect(unsealDraft('secret', seal('secret', 'checkout', earlier))).toEqual(emptyDraft);
});

test('a form that was opened before another tab saved something else is overtaken', () => {
  const saved = { rev: 2, paymentTypeId: '17' };
  expect(isOutdated(saved, '2', { paymentTypeId: '64' })).toBe(false);
  expect(isOutdated(saved, '1', { paymentTypeId: '64' })).toBe(true);
  expect(isOutdated(saved, '', { paymentTypeId: '64' })).toBe(true);
});

test('the same again, in any order of keys, is no conflict; nor is a first time', () => {
  const saved = { rev: 2, phone: '79491234567', email: '' };
  expect(isOutdated(saved, '1', { email: '', phone: '79491234567' })).toBe(false);
  expect(isOutdated<{ email: string }>(null, '0', { email: 'a' })).toBe(false);
});

test('the key of an order changes with the basket and is one that the gateway and the provider take', () => {
  expect(idempotencyKeyOf('a'.repeat(32), 4)).not.toBe(idempotencyKeyOf('a'.repeat(32), 5));
  expect(idempotencyKeyOf('a'.repeat(32), null)).toMatch(/^[a-z0-9-]{16,90}$/);
  expect(idempotencyKeyOf('a'.repeat(32), 4)).toMatch(/^[a-z0-9-]{16,90}$/);
});
