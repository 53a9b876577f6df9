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
export type Access =
  /** There is no such thing for whoever asks. */
  | 'refused'
  /** It is about what the asker has, and only that. */
  | 'own'
  /** It answers everybody alike. */
  | 'open';

export interface Attempt {
  readonly access: Access;
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
const otherContact = { contact_name: 'Чужой', mobile_phone: 79000000009, email: null, comment: null };
const code = { code: '000000', request_id: 'nobodys' };
const list = { product_ids: [goods.phone], mode: 'set' };

/**
 * How each call that says or changes something of somebody is tried with what belongs to Anna, by the call's name. One that is not here fails the
 * test: say of it what another visitor gets.
 */
export const attempts = (her: Belongings): Readonly<Record<string, Attempt>> => ({
  'site.branch': { access: 'open' },
  'products.availability': { access: 'open', body: { product_ids: [goods.phone], city_id: goods.city } },
  'delivery.list': { access: 'open', query: `products[0][product_id]=${goods.phone}&products[0][quantity]=1` },
  'stores.withProduct': { access: 'open', body: { ids: [goods.store] } },
  'stores.stock': { access: 'open', body: { store_ids: [goods.store], product_ids: [goods.phone] } },
  'articles.like': { access: 'refused' },
  'articles.dislike': { access: 'refused' },

  'basket.getBasket': { access: 'own' },
  'basket.addItem': { access: 'own', query: `product_id=${goods.phone}&quantity=1` },
  'basket.updateItemQuantity': { access: 'refused', query: `id=${her.line}&quantity=3` },
  'basket.removeItem': { access: 'own', query: `id=${her.line}` },
  'basket.addAccessory': { access: 'refused', query: `parent_id=${her.line}&product_id=${goods.fridge}` },
  'basket.addWarranty': { access: 'refused', query: `parent_id=${her.line}&warranty_id=${warranty}` },
  'basket.trace': { access: 'own' },
  'basket.setLater': { access: 'own', body: { item_ids: [] } },
  'basket.setPromocode': { access: 'own', body: { promocode: 'CHUZHOY' } },
  'basket.removePromocode': { access: 'own' },
  'basket.setGift': { access: 'own', body: { email: 'chuzhoy@example.ru', name: 'Чужой', words: null } },
  'basket.removeGift': { access: 'own' },
  'basket.merge': { access: 'own' },
  'basket.clear': { access: 'own' },
  'tradein.derivable': { access: 'own' },
  'tradein.setDerivable': { access: 'own', body: { product_id: goods.phone } },
  'tradein.removeDerivable': { access: 'own' },
  'tradein.setData': { access: 'own', body: { devices: [], derivable: null } },
  'tradein.removeDevice': { access: 'own' },
  'tradein.exchangeDevices': { access: 'own' },
  'tradein.save': { access: 'own', body: { calculator_id: 1, model_id: 1, memory: 128, status: 3, color: null } },
  'tradein.discount': { access: 'own', query: `product_id=${goods.phone}` },
  'delivery.variationsOrders': { access: 'own', query: 'delivery_purpose=pickup' },

  'orders.list': { access: 'own' },
  'orders.order': { access: 'refused' },
  'orders.cancel': { access: 'refused' },
  'orders.update': { access: 'refused', body: otherContact },
  'orders.requestReturn': {
    access: 'refused',
    body: { items: [{ item_id: her.line, quantity: 1 }], reason: 'changed_mind', comment: null, handover: 'store' },
  },
  'orders.sendGift': { access: 'refused', body: { email: 'chuzhoy@example.ru', name: 'Чужой', words: null } },
  'orders.withdrawReturn': { access: 'refused' },
  'orders.toRepay': { access: 'refused' },
  'orders.create': {
    access: 'own',
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
  'orders.sendCode': { access: 'open', body: { order_id: her.order, phone: anna.phone } },
  // He may hold the phone of an order of his own.
  'orders.open': { access: 'own', body: { order_id: her.order, phone: anna.phone, ...code } },
  // Without the shop's key, as everybody here.
  'orders.feed': { access: 'refused' },
  'orders.search': { access: 'refused', body: {} },
  'orders.setStatus': { access: 'refused', body: { status: 'I' } },
  'orders.receipt': { access: 'refused', id: her.paidOrder },
  'payments.b2bSberAuthorize': { access: 'refused', query: `order_id=${her.business}` },
  'payments.create': { access: 'refused', body: { order_id: her.order, payment_type_id: 17 } },
  'payments.init': { access: 'refused', body: { return_url: '/' } },
  'payments.info': { access: 'refused' },
  'payments.actionStatus': { access: 'refused' },

  'auth.login': { access: 'refused', body: { phone: anna.phone, password: 'Guessed2026' } },
  'auth.loginWithSmsCode': { access: 'refused', body: { phone: anna.phone, ...code } },
  'auth.signUp': {
    access: 'refused',
    body: { phone: anna.phone, ...code, first_name: 'Чужой', email: null, password: 'Guessed2026', agreement: true },
  },
  'auth.sendLoginCode': { access: 'open', body: { phone: anna.phone } },
  'auth.sendRegisterCode': { access: 'open', body: { phone: anna.phone } },
  'auth.verifyRegisterCode': { access: 'refused', body: { phone: anna.phone, ...code } },
  'auth.requestPasswordReset': { access: 'open', body: { email } },
  'auth.resetPassword': { access: 'refused', body: { token: 'nobodys', password: 'Guessed2026' } },
  'auth.orderStatus': { access: 'refused', body: { order_id: her.order, phone: 79000000009 } },
  'auth.logout': { access: 'own' },
  'auth.logoutCms': { access: 'own' },
  'auth.refreshToken': { access: 'refused' },

  'profile.read': { access: 'own' },
  'profile.update': { access: 'own', body: { ...person, phone: anna.phone, email, ...code } },
  'profile.remove': { access: 'own' },
  'profile.setSubscriptions': { access: 'own', body: { subscribe_types: [] } },
  'profile.subscribe': { access: 'own' },
  'profile.unsubscribe': { access: 'own' },
  'profile.confirmEmail': { access: 'refused', body: { token: 'nobodys' } },

  'addresses.list': { access: 'own' },
  'addresses.add': { access: 'own', body: address },
  'addresses.update': { access: 'refused', body: address },
  'addresses.remove': { access: 'refused' },

  'lists.favorites': { access: 'own' },
  'lists.changeFavorites': { access: 'own', body: list },
  'lists.compare': { access: 'own' },
  'lists.changeCompare': { access: 'own', body: list },

  'loyalty.notifications': { access: 'own' },
  'loyalty.list': { access: 'own' },
  'loyalty.sendSms': { access: 'open', body: { phone: 79000000009 } },
  'loyalty.verifyCode': { access: 'own', body: { phone: anna.phone, ...code } },
  'loyalty.add': { access: 'own', body: { check_data: 'nobodys' } },
  'loyalty.verifyData': { access: 'refused', query: `card_id=${her.card}` },
  'loyalty.validateVerifyData': { access: 'own', query: `card_id=${her.card}&check_data=nobodys` },
  'loyalty.productsLimit': {
    access: 'refused',
    body: { card_id: her.card, check_data: 'nobodys', products: [{ product_id: goods.phone, qty: 1 }] },
  },
  'loyalty.remove': { access: 'refused', body: { card_id: her.card } },
  'loyalty.removeByEan': { access: 'refused' },
  'basket.setBonuses': { access: 'refused', body: { card_id: her.card, check_data: 'nobodys', amount: 1 } },
  'basket.removeBonuses': { access: 'own' },

  'credit.revoLimit': { access: 'own', body: { from_site: 1 } },
  'credit.mokkaLimit': { access: 'refused', query: `phone=${anna.phone}` },

  // What waits to be looked at is its writer's; nobody else reads it or votes on it.
  'comments.list': { access: 'own', query: `type=product&owner_id=${goods.phone}&with_own=1` },
  'comments.counts': { access: 'own', query: `owner_id=${goods.phone}` },
  'comments.ofArticle': { access: 'own', body: { type: 'article', owner_id: goods.phone } },
  'comments.create': {
    access: 'refused',
    body: {
      type: 'product',
      owner_id: goods.phone,
      parent_id: her.comment,
      text: 'Ответ чужого',
      author: 'Чужой',
      consents: ['personal-data'],
    },
  },
  'comments.like': { access: 'refused' },
  'comments.dislike': { access: 'refused' },
  'comments.addPhoto': { access: 'own' },
  'comments.waiting': { access: 'refused' },
  'comments.moderate': { access: 'refused', body: { status: 2 } },
  'repair.addDocument': { access: 'own' },
  'employee.loginTradePoint': { access: 'own', body: { trade_point_number: '017', access_code: 'guessed' } },
  'employee.loginToken': { access: 'own', body: { token: 'guessed' } },
  'employee.logout': { access: 'own' },
  'corp.fastOrder': { access: 'own' },

  'repair.requestCall': { access: 'own' },
  'repair.paidRepair': { access: 'own' },
  'repair.warrantyRepair': { access: 'own' },
  'repair.insuranceCase': { access: 'own' },
  'repair.olderOrder': { access: 'own' },
  'repair.request': { access: 'refused', id: her.repair },
  'repair.list': { access: 'own' },
  'repair.sendOpeningCode': { access: 'open', body: { id: her.repair, phone: 79000000008 } },
  // He may hold the phone of a request of his own.
  'repair.open': { access: 'own', body: { id: her.repair, phone: anna.phone, ...code } },
  'repair.search': { access: 'refused', body: { phone: anna.phone } },
  'repair.sendCode': { access: 'open', body: { phone: 79000000009 } },
  'repair.verifyCode': { access: 'refused', body: { phone: anna.phone, ...code } },
  'repair.document': { access: 'refused', isForStaff: true },
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
