import { expect, test } from 'vitest';
import { saveCard } from '../../../entities/loyalty/saved-card.server.ts';
import type { Operation } from '../../../platform/gateway/shop.server.ts';
import { visit, visitorWith } from '../../../testing/visit.ts';
import { bonusOffer, changeBonuses, isAboutBonuses } from './bonuses.server.ts';

interface Browser {
  isSignedIn?: boolean;
  hasCard?: boolean;
}

function browser(answer: object, { isSignedIn = true, hasCard = true }: Browser = {}) {
  const requests: [string, unknown][] = [];
  const earlier = visit();
  if (hasCard) saveCard(earlier.context, { cardId: '7', checkData: 'check-1' });
  const cookie = [...(isSignedIn ? ['access_token=a'] : []), ...earlier.cookies.map((each) => each.split(';', 1)[0])].join('; ');
  const { context } = visit({
    visitor: visitorWith(cookie),
    execute: async ({ document, variables }: Operation) => {
      requests.push([/(?:query|mutation) (\w+)/.exec(document ?? '')?.[1] ?? '', variables]);
      return answer;
    },
  });
  return { context, request: new Request('http://shop.example/cart/payments', { method: 'POST' }), requests };
}

const limit = (maxAmount: number, balance: number | null) => ({
  data: { loyaltyLimit: { maxAmount: { amount: maxAmount }, balance: balance === null ? null : { amount: balance } } },
});
const failedLimit = (code: string) => ({
  data: { loyaltyLimit: null },
  errors: [{ message: '', path: ['loyaltyLimit'], extensions: { code } }],
});

test.each([
  ['so many at most', limit(150_00, null), 0, { kind: 'limit', maxAmount: 150_00 }],
  ['a card without bonuses', limit(0, 0), 0, { kind: 'none' }],
  ['goods that bonuses do not pay', limit(0, null), 0, null],
  ['a phone to be confirmed anew', failedLimit('BAD_USER_INPUT'), 0, { kind: 'unconfirmed' }],
  ['a limit that cannot be loaded', failedLimit('PROVIDER_UNAVAILABLE'), 0, null],
  ['spent already', {}, 150_00, { kind: 'spent', amount: 150_00 }],
  ['a shop that takes none', limit(150_00, null), null, null],
])('%s', async (_, answer, spent, offer) => {
  const { context, request } = browser(answer);
  expect(await bonusOffer(context, request, spent === null ? null : { amount: spent })).toEqual(offer);
});

test('the limit is asked for only where somebody is signed in and a card is kept', async () => {
  const guest = browser(limit(150_00, null), { isSignedIn: false });
  expect([await bonusOffer(guest.context, guest.request, { amount: 0 }), guest.requests]).toEqual([null, []]);
  const without = browser(limit(150_00, null), { hasCard: false });
  expect([await bonusOffer(without.context, without.request, { amount: 0 }), without.requests]).toEqual([{ kind: 'unconfirmed' }, []]);
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('bonuses are spent on the basket, and left on their card', async () => {
  const set = browser({ data: { basketSetBonuses: { basket: { revision: 4 } } } });
  expect(isAboutBonuses(formOf({ intent: 'payments' }))).toBe(false);
  expect(await changeBonuses(set.context, set.request, formOf({ intent: 'bonuses', bonuses: '150' }))).toMatchObject({ status: 303 });
  expect(set.requests).toEqual([['SetBonuses', { input: { cardId: '7', checkData: 'check-1', amount: 150_00 } }]]);
  const drop = browser({ data: { basketRemoveBonuses: { basket: null } } });
  expect(await changeBonuses(drop.context, drop.request, formOf({ intent: 'drop-bonuses' }))).toMatchObject({ status: 303 });
});

test('what is wrong stands beside the field, and nothing typed is lost', async () => {
  const said = {
    message: '',
    path: ['basketSetBonuses'],
    extensions: { code: 'BAD_USER_INPUT', fields: { 'input.amount': ['Можно списать не больше 150\u00a0бонусов.'] } },
  };
  const tried = async (bonuses: string, answer: object = {}, how: Browser = {}) => {
    const { context, request } = browser(answer, how);
    const result = await changeBonuses(context, request, formOf({ intent: 'bonuses', bonuses }));
    return result instanceof Response ? result : result.data;
  };
  expect(await tried('151', { data: null, errors: [said] })).toMatchObject({
    values: { bonuses: '151' },
    errors: { bonuses: 'Можно списать не больше 150\u00a0бонусов.' },
  });
  expect(await tried('1,5')).toMatchObject({
    values: { bonuses: '1,5' },
    errors: { bonuses: 'Сколько бонусов списать — целое число, не меньше 1.' },
  });
  expect(await tried('10', {}, { hasCard: false })).toMatchObject({
    errors: { bonuses: 'Подтвердите номер телефона карты кодом из СМС.' },
  });
});
