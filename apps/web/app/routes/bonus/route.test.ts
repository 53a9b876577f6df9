import { expect, test } from 'vitest';
import { saveCard } from '../../entities/loyalty/saved-card.server.ts';
import type { Operation } from '../../platform/gateway/shop.server.ts';
import { visit, visitorWith } from '../../testing/visit.ts';
import { loader } from './route.tsx';

const card = { id: '7', ean: '2900000000018', balance: null, isActive: true, entries: [] };
const seo = { title: 'Бонусная карта', h1: null, description: '', text: null, canonical: null, robots: null, redirect: null };
const notice = { title: 'Начислены бонусы', text: '', date: null };

const me = { firstName: 'Анна', subscribeProductIds: [] };

async function load(page: object, answers: Record<string, object> = {}, isSignedIn = true) {
  const requests: string[] = [];
  const earlier = visit();
  saveCard(earlier.context, { cardId: '7', checkData: 'check-1' });
  const cookie = [...(isSignedIn ? ['access_token=a'] : []), ...earlier.cookies.map((each) => each.split(';', 1)[0])].join('; ');
  const { context } = visit({
    visitor: visitorWith(cookie),
    execute: async ({ document }: Operation) => {
      const name = /(?:query|mutation) (\w+)/.exec(document ?? '')?.[1] ?? '';
      requests.push(name);
      return (
        {
          ...answers,
          BonusPage: { data: { seo, breadcrumbs: [], ...(isSignedIn && { me }), ...page } },
        }[name] ?? {}
      );
    },
  });
  const url = new URL('http://shop.example/bonus');
  return {
    loaded: await loader({ context, url, request: new Request(url), params: {}, pattern: '/bonus' }),
    requests,
  };
}

test('a guest reads how it works, and nobody is asked for cards', async () => {
  const { loaded, requests } = await load({}, {}, false);
  expect([loaded.isGuest, requests]).toEqual([true, ['BonusPage']]);
});

test('a list of cards that fails is swallowed silently: the form is there all the same', async () => {
  const { loaded } = await load({ loyaltyCards: null, loyaltyNotifications: null });
  expect(loaded).toMatchObject({ isGuest: false, cards: [], notices: [], state: 'form' });
});

test('a card whose phone is to be confirmed says to whom it belongs; notifications lead to screens of this shop alone', async () => {
  const nodes = ['/bonus', '//evil.example'].map((url) => ({ ...notice, url }));
  const { loaded } = await load(
    { loyaltyCards: [card], loyaltyNotifications: { nodes }, loyaltyVerification: { isValid: true } },
    { BonusVerifyData: { data: { loyaltyVerifyData: { phone: '+7 *** ***-**-67', isVerified: false } } } },
  );
  expect(loaded).toMatchObject({ cards: [{ id: '7', phone: '+7 *** ***-**-67', isSpendable: true }] });
  expect(loaded).toMatchObject({ notices: [{ url: '/bonus' }, { url: null }] });
});
