import type { Identity } from '@vitrina/services/contract/identity.ts';
import { shop as goods } from '../platform/database/testing/small-shop.ts';
import { anna, email } from './shoppers.ts';

/** Ids of what one shopper has, and what she would send to change it. */
export interface Belongings {
  order: number;
  /** An order that is paid, and one that a company is about to pay. */
  paidOrder: number;
  business: number;
  payment: number;
  address: number;
  line: number;
  comment: number;
  document: number;
  repair: number;
  card: number;
  ean: string;
}

/** What a call with another's ids comes to. */
export type Verdict =
  /** There is no such thing for whoever asks. */
  | 'refused'
  /** It is about what the asker has, and only that. */
  | 'own'
  /** It answers everybody alike. */
  | 'open';

export interface Attempt {
  readonly verdict: Verdict;
  /** Staff that is signed in gets what others are refused. */
  readonly isForStaff?: true;
  readonly query?: string;
  readonly body?: object;
  /** In its path, where it is another than that of its domain. */
  readonly id?: number | string;
}

/** Calls of these say nothing of anybody: what they answer is shared by all. */
export const impersonal: ReadonlySet<Identity> = new Set(['nobody']);

/** Id of a warranty that goes with what lies in her basket. */
export const warranty = 1101;

const address = {
  city: { name: 'Донецк' },
  street: 'Чужая',
  house_number: '1',
  floor: null,
  flat_number: null,
  building: null,
  housing: null,
};
const person = { first_name: 'Чужой', last_name: null, birthdate: null, sex: null };
const strangerContact = { contact_name: 'Чужой', mobile_phone: 79000000009, email: null, comment: null };
const code = { code: '000000', request_id: 'nobodys' };
const list = { product_ids: [goods.phone], mode: 'set' };

/**
 * How each call that says or changes something of somebody is tried with what belongs to Anna, by the call's name. One that is not here fails the
 * test: say of it what a stranger gets.
 */
export const attempts = (her: Belongings): Readonly<Record<string, Attempt>> => ({
  'site.branch': { verdict: 'open' },
  'products.availability': { verdict: 'open', body: { product_ids: [goods.phone], city_id: goods.city } },
  'delivery.list': { verdict: 'open', query: `products[0][product_id]=${goods.phone}&products[0][quantity]=1` },
  'stores.withProduct': { verdict: 'open', body: { ids: [goods.store] } },
  'stores.stock': { verdict: 'open', body: { store_ids: [goods.store], product_ids: [goods.phone] } },
  'articles.like': { verdict: 'refused' },
  'articles.dislike': { verdict: 'refused' },

  'basket.getBasket': { verdict: 'own' },
  'basket.addItem': { verdict: 'own', query: `product_id=${goods.phone}&quantity=1` },
  'basket.updateItemQuantity': { verdict: 'refused', query: `id=${her.line}&quantity=3` },
  'basket.removeItem': { verdict: 'own', query: `id=${her.line}` },
  'basket.addAccessory': { verdict: 'refused', query: `parent_id=${her.line}&product_id=${goods.fridge}` },
  'basket.addWarranty': { verdict: 'refused', query: `parent_id=${her.line}&warranty_id=${warranty}` },
  'basket.trace': { verdict: 'own' },
  'basket.setLater': { verdict: 'own', body: { item_ids: [] } },
  'basket.setPromocode': { verdict: 'own', body: { promocode: 'CHUZHOY' } },
  'basket.removePromocode': { verdict: 'own' },
  'basket.merge': { verdict: 'own' },
  'basket.clear': { verdict: 'own' },
  'tradein.derivable': { verdict: 'own' },
  'tradein.setDerivable': { verdict: 'own', body: { product_id: goods.phone } },
  'tradein.removeDerivable': { verdict: 'own' },
  'tradein.setData': { verdict: 'own', body: { devices: [], derivable: null } },
  'tradein.removeDevice': { verdict: 'own' },
  'tradein.exchangeDevices': { verdict: 'own' },
  'tradein.save': { verdict: 'own', body: { calculator_id: 1, model_id: 1, memory: 128, status: 3, color: null } },
  'tradein.discount': { verdict: 'own', query: `product_id=${goods.phone}` },
  'delivery.variationsOrders': { verdict: 'own', query: 'delivery_purpose=pickup' },

  'orders.list': { verdict: 'own' },
  'orders.order': { verdict: 'refused' },
  'orders.cancel': { verdict: 'refused' },
  'orders.update': { verdict: 'refused', body: strangerContact },
  'orders.toRepay': { verdict: 'refused' },
  'orders.create': {
    verdict: 'own',
    body: {
      revision: 1,
      order_type_id: 33,
      contact: { first_name: 'Чужой', last_name: '', phone: 79000000009, email: null },
      deliveries: {},
      payment_type_id: null,
      is_one_click: true,
      comment: null,
      consents: [],
    },
  },
  'orders.sendCode': { verdict: 'open', body: { order_id: her.order, phone: anna.phone } },
  // He may hold the phone of an order of his own.
  'orders.open': { verdict: 'own', body: { order_id: her.order, phone: anna.phone, ...code } },
  // Without the shop's key, as everybody here.
  'orders.feed': { verdict: 'refused' },
  'orders.search': { verdict: 'refused', body: {} },
  'orders.setStatus': { verdict: 'refused', body: { status: 'I' } },
  'orders.receipt': { verdict: 'refused', id: her.paidOrder },
  'payments.b2bSberAuthorize': { verdict: 'refused', query: `order_id=${her.business}` },
  'payments.create': { verdict: 'refused', body: { order_id: her.order, payment_type_id: 17 } },
  'payments.init': { verdict: 'refused', body: { return_url: '/' } },
  'payments.info': { verdict: 'refused' },
  'payments.actionStatus': { verdict: 'refused' },

  'auth.login': { verdict: 'refused', body: { phone: anna.phone, password: 'Guessed2026' } },
  'auth.loginWithSmsCode': { verdict: 'refused', body: { phone: anna.phone, ...code } },
  'auth.signUp': {
    verdict: 'refused',
    body: { phone: anna.phone, ...code, first_name: 'Чужой', email: null, password: 'Guessed2026', agreement: true },
  },
  'auth.sendLoginCode': { verdict: 'open', body: { phone: anna.phone } },
  'auth.sendRegisterCode': { verdict: 'open', body: { phone: anna.phone } },
  'auth.verifyRegisterCode': { verdict: 'refused', body: { phone: anna.phone, ...code } },
  'auth.requestPasswordReset': { verdict: 'open', body: { email } },
  'auth.resetPassword': { verdict: 'refused', body: { token: 'nobodys', password: 'Guessed2026' } },
  'auth.orderStatus': { verdict: 'refused', body: { order_id: her.order, phone: 79000000009 } },
  'auth.logout': { verdict: 'own' },
  'auth.logoutCms': { verdict: 'own' },
  'auth.refreshToken': { verdict: 'refused' },

  'profile.read': { verdict: 'own' },
  'profile.update': { verdict: 'own', body: { ...person, phone: anna.phone, email, ...code } },
  'profile.remove': { verdict: 'own' },
  'profile.setSubscriptions': { verdict: 'own', body: { subscribe_types: [] } },
  'profile.subscribe': { verdict: 'own' },
  'profile.unsubscribe': { verdict: 'own' },
  'profile.confirmEmail': { verdict: 'refused', body: { token: 'nobodys' } },

  'addresses.list': { verdict: 'own' },
  'addresses.add': { verdict: 'own', body: address },
  'addresses.update': { verdict: 'refused', body: address },
  'addresses.remove': { verdict: 'refused' },

  'lists.favorites': { verdict: 'own' },
  'lists.changeFavorites': { verdict: 'own', body: list },
  'lists.compare': { verdict: 'own' },
  'lists.changeCompare': { verdict: 'own', body: list },

  'loyalty.notifications': { verdict: 'own' },
  'loyalty.list': { verdict: 'own' },
  'loyalty.sendSms': { verdict: 'open', body: { phone: 79000000009 } },
  'loyalty.verifyCode': { verdict: 'own', body: { phone: anna.phone, ...code } },
  'loyalty.add': { verdict: 'own', body: { check_data: 'nobodys' } },
  'loyalty.verifyData': { verdict: 'refused', query: `card_id=${her.card}` },
  'loyalty.validateVerifyData': { verdict: 'own', query: `card_id=${her.card}&check_data=nobodys` },
  'loyalty.productsLimit': {
    verdict: 'refused',
    body: { card_id: her.card, check_data: 'nobodys', products: [{ product_id: goods.phone, qty: 1 }] },
  },
  'loyalty.remove': { verdict: 'refused', body: { card_id: her.card } },
  'loyalty.removeByEan': { verdict: 'refused' },
  'basket.setBonuses': { verdict: 'refused', body: { card_id: her.card, check_data: 'nobodys', amount: 1 } },
  'basket.removeBonuses': { verdict: 'own' },

  'credit.revoLimit': { verdict: 'own', body: { from_site: 1 } },
  'credit.mokkaLimit': { verdict: 'refused', query: `phone=${anna.phone}` },

  // What waits to be looked at is its writer's; nobody else reads it or votes on it.
  'comments.list': { verdict: 'own', query: `type=product&owner_id=${goods.phone}&with_own=1` },
  'comments.ofArticle': { verdict: 'own', body: { type: 'article', owner_id: goods.phone } },
  'comments.create': {
    verdict: 'refused',
    body: {
      type: 'product',
      owner_id: goods.phone,
      parent_id: her.comment,
      text: 'Ответ чужого',
      author: 'Чужой',
      consents: ['personal-data'],
    },
  },
  'comments.like': { verdict: 'refused' },
  'comments.dislike': { verdict: 'refused' },
  'comments.addPhoto': { verdict: 'own' },
  'comments.waiting': { verdict: 'refused' },
  'comments.moderate': { verdict: 'refused', body: { status: 2 } },
  'repair.addDocument': { verdict: 'own' },
  'employee.loginTradePoint': { verdict: 'own', body: { trade_point_number: '017', access_code: 'guessed' } },
  'employee.loginToken': { verdict: 'own', body: { token: 'guessed' } },
  'employee.logout': { verdict: 'own' },
  'corp.fastOrder': { verdict: 'own' },

  'repair.requestCall': { verdict: 'own' },
  'repair.paidRepair': { verdict: 'own' },
  'repair.warrantyRepair': { verdict: 'own' },
  'repair.insuranceCase': { verdict: 'own' },
  'repair.olderOrder': { verdict: 'own' },
  'repair.request': { verdict: 'refused', id: her.repair },
  'repair.search': { verdict: 'refused', body: { phone: anna.phone } },
  'repair.sendCode': { verdict: 'open', body: { phone: 79000000009 } },
  'repair.verifyCode': { verdict: 'refused', body: { phone: anna.phone, ...code } },
  'repair.document': { verdict: 'refused', isForStaff: true },
});

/** Her id in a path of this domain. */
export function idFor(domain: string, her: Belongings): number | string {
  const ids: Readonly<Record<string, number | string>> = {
    orders: her.order,
    payments: her.payment,
    addresses: her.address,
    comments: her.comment,
    repair: her.document,
    loyalty: her.ean,
  };
  return ids[domain] ?? goods.phone;
}
