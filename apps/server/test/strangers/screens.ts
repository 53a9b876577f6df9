import type { Belongings } from './belongings.ts';

/** What a screen is about: everybody's things, what the visitor has himself, or what is hers under this address. */
export type Verdict =
  | 'public'
  | 'own'
  | {
      readonly hers: (her: Belongings) => string;
      readonly forms?: readonly Readonly<Record<string, string>>[] /** She has none of it yet. */;
      readonly isLater?: true;
    };

const ofOrder: readonly Readonly<Record<string, string>>[] = [
  { intent: 'cancel' },
  { intent: 'update', contactName: 'Чужой', mobilePhone: '+79009990009', email: '', comment: '' },
  { intent: 'reschedule', deliveryDate: '2026-11-24 09:00 13:00' },
  { intent: 'repeat' },
];

/** Every address of the shop, as its routes have it. One that is not here fails the test: say of it what a stranger gets. */
export const screens: Readonly<Record<string, Verdict>> = {
  '/account': 'own',
  '/account/orders': 'own',
  '/account/orders/:orderId': { hers: ({ order }) => `/account/orders/${order}`, forms: ofOrder },
  '/account/profile': 'own',
  '/account/mailings': 'own',
  '/account/notice': 'own',
  '/account/reviews': 'own',
  '/account/faq': 'own',
  '/account/addresses': {
    hers: ({ address }) => `/account/addresses?edit=${address}`,
    forms: [],
  },
  '/account/arrival': 'own',
  '/account/profile/confirm-email': 'own',
  '/order-info/:id': { hers: ({ order }) => `/order-info/${order}`, forms: ofOrder },
  '/order-info/:id/receipt': { hers: ({ order }) => `/order-info/${order}/receipt`, isLater: true },
  '/order-info/:id/calendar.ics': { hers: ({ order }) => `/order-info/${order}/calendar.ics`, isLater: true },
  '/order-info/:id/receipt.pdf': { hers: ({ order }) => `/order-info/${order}/receipt.pdf`, isLater: true },
  '/repair': 'public',
  '/trade-in': 'own',
  '/repair/service': 'public',
  '/repair/files': 'own',
  '/repair/:id': { hers: ({ order }) => `/repair/${order}`, isLater: true },
  '/suggest/:kind': 'public',
  '/cart/payment/:id': { hers: ({ order }) => `/cart/payment/${order}`, forms: [{ tab: 'online', 'method.online': '17' }] },
  '/order-status': 'own',
  '/corp': 'own',
  '/bonus': 'own',
  '/employee': 'own',
  '/cart': 'own',
  '/cart/accessories/:itemId': { hers: ({ line }) => `/cart/accessories/${line}`, forms: [{ intent: 'warranty', productId: '1' }] },
  '/cart/bundle': 'own',
  '/cart/credit': 'own',
  '/smart-price': 'own',
  '/cart/add': 'own',
  '/cart/contacts': 'own',
  '/cart/delivery': 'own',
  '/cart/payments': 'own',
  '/cart/summary': 'own',
  '/favorite-products': 'own',
  '/compare': 'own',
  '/lists/change': 'own',
  '/preferences': 'own',
  '/user/login': 'own',
  '/user/logout': 'own',
  '/user/password-reset': 'own',
};
