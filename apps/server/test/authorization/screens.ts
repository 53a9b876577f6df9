import type { Belongings } from './belongings.ts';

/** What a screen is about: everybody's things, what the visitor has himself, or what is hers under this address. */
export type ScreenAccess =
  | 'public'
  | 'own'
  | {
      readonly hers: (her: Belongings) => string;
      readonly forms?: readonly Readonly<Record<string, string>>[];
      /** No text in which her marks could be read: that she has it is told by its status, and of another visitor as well. */
      readonly isFile?: true;
    };

const ofOrder: readonly Readonly<Record<string, string>>[] = [
  { intent: 'cancel' },
  { intent: 'update', contactName: 'Чужой', mobilePhone: '+79009990009', email: '', comment: '' },
  { intent: 'recipient', 'addressee.name': 'Чужой', 'addressee.phone': '+79009990009' },
  { intent: 'reschedule', deliveryDate: '2026-11-24 09:00 13:00' },
  { intent: 'repeat' },
  { intent: 'repair', item: '1' },
];

const ofReturn: readonly Readonly<Record<string, string>>[] = [{ 'line-1': 'yes', reason: 'CHANGED_MIND', comment: '', handover: 'STORE' }];

/** Every address of the shop, as its routes have it. One that is not here fails the test: say of it what another visitor gets. */
export const screens: Readonly<Record<string, ScreenAccess>> = {
  '/account': 'own',
  '/account/orders': 'own',
  '/account/orders/:orderId': { hers: ({ order }) => `/account/orders/${order}`, forms: ofOrder },
  // Nothing of it is received: both lead to the order's page.
  '/account/orders/:orderId/return': { hers: ({ order }) => `/account/orders/${order}/return`, forms: ofReturn },
  '/account/repairs': 'own',
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
  '/order-info/:id/receipt': { hers: ({ paid }) => `/order-info/${paid}/receipt` },
  // Nothing of it is paid by invoice: it leads to the order's page.
  '/order-info/:id/invoice': { hers: ({ order }) => `/order-info/${order}/invoice` },
  '/order-info/:id/return': { hers: ({ order }) => `/order-info/${order}/return`, forms: ofReturn },
  // Nothing of it is a gift card: both lead to the order's page.
  '/order-info/:id/gift': {
    hers: ({ order }) => `/order-info/${order}/gift`,
    forms: [{ email: 'chuzhoy@example.ru', name: 'Чужой', words: '' }],
  },
  '/order-info/:id/calendar.ics': { hers: ({ paid }) => `/order-info/${paid}/calendar.ics`, isFile: true },
  '/order-info/:id/receipt.pdf': { hers: ({ paid }) => `/order-info/${paid}/receipt.pdf`, isFile: true },
  '/contacts': 'public',
  '/help': 'public',
  '/repair': 'public',
  '/trade-in': 'own',
  '/repair/service': 'public',
  '/repair/files': 'own',
  '/repair/:id': {
    hers: ({ repair }) => `/repair/${repair}`,
    forms: [{ intent: 'open', code: '123456' }],
  },
  '/suggest/:kind': 'public',
  '/cart/payment/:id': { hers: ({ order }) => `/cart/payment/${order}`, forms: [{ tab: 'online', 'method.online': '17' }] },
  '/order-status': 'own',
  '/corp': 'own',
  '/bonus': 'own',
  '/employee': 'own',
  '/cart': 'own',
  '/cart/accessories/:itemId': { hers: ({ line }) => `/cart/accessories/${line}`, forms: [{ intent: 'warranty', productId: '1' }] },
  '/cart/gift': 'own',
  '/cart/bundle': 'own',
  '/cart/credit': 'own',
  '/smart-price': 'own',
  '/cart/add': 'own',
  '/cart/contacts': 'own',
  '/cart/delivery': 'own',
  '/cart/payments': 'own',
  '/cart/fast': 'own',
  '/cart/one-click': 'own',
  '/cart/summary': 'own',
  '/niche': 'own',
  '/favorite-products': 'own',
  '/compare': 'own',
  '/lists/change': 'own',
  '/preferences': 'own',
  '/user/login': 'own',
  '/user/logout': 'own',
  '/user/password-reset': 'own',
};
