import type { Id } from '../wire.ts';

/**
 * Every id that means something to the shop (spec 1 §9, 2 §9). A provider that uses such a number for something else changes it here, and
 * nowhere else; all other ids are texts that nobody looks into.
 */

/** The city of who has not chosen one, and of requests whose city cannot be loaded; its declension is what follows «в». */
export const defaultCity = { id: '1' as Id, alias: 'doneck', name: 'Донецк', declension: 'Донецке' } as const;

/** The clock of a city whose own is not known. */
export const defaultTimeZone = 'Europe/Moscow';

/** A city id of an older numbering; it is replaced with the default (spec 2 §9). */
export const retiredCityId = '133' as Id;

/** Gift certificates: a payment method without their support is hidden when the basket holds nothing else. */
export const giftCategoryId = 20743;

/** Digital goods and services: they have no delivery and no stock in stores (spec 1 §9). */
export const digitalCategoryIds = [1, 13, 19, 29, 46, giftCategoryId] as const;

/** Categories with rules of their own (spec 1 §9). */
export const specialCategoryIds = [giftCategoryId, 20249, 1757, 7127, 8605, 224, 225, 1558, 7063, 8936] as const;

/** Codes of the categories whose goods are built in or stand between others, the most asked for first (ours): «Встанет ли?» names them. */
export const nicheCategoryCodes: readonly string[] = [
  'washing-machines',
  'dryers',
  'refrigerators',
  'freezers',
  'dishwashers',
  'built-in-dishwashers',
  'ovens',
  'cookers',
];

/** Codes of the categories of screens that are watched from a sofa (ours): «Встанет ли?» asks how far away that is, and for no door. */
export const screenCategoryCodes: readonly string[] = ['tvs'];

/** The channel through which the shop sells (spec 2 §9). */
export const salesChannelId = 5;

/** The type of an order of the shop (spec 1 §9). */
export const defaultOrderTypeId = 33;

/** `payment_status_oi.id`: 1 means unpaid (spec 1 §4), the others are ours. */
export const orderPaymentStatuses = { unpaid: 1, paid: 2, refunded: 3 } as const;

/** Telephones, with which a SIM card goes (ours). */
export const simCategoryId = 224;

/** Telephones, tablets, watches and headphones, which the Apple option takes (spec 2 §5 names none; these are ours). */
export const appleCategoryIds: readonly string[] = ['224', '225', '1003', '1011'];
/** The code of the brand that it takes, or its name where it has no code (ours). */
export const appleBrand = 'apple';

/** Delivery type ids (spec 1 §9). The two without a number in the specification, store and courier, are ours. */
export const deliveryTypes = {
  store: 1,
  courier: 2,
  express: 27,
} as const;

/** Types of stores and points (spec 2 §9). A delivery to a point or a postamat has the id of its type. */
export const storeTypes = {
  store: 1,
  postamat: 9,
  pickupPoint: 10,
  postamatPartner: 12,
  multicentre: 13,
  pickupPointPartner: 14,
} as const;

export const pickupPointTypes = [storeTypes.pickupPoint, storeTypes.multicentre, storeTypes.pickupPointPartner] as const;
export const postamatTypes = [storeTypes.postamat, storeTypes.postamatPartner] as const;
/** Those whose places are shown. */
export const visibleStoreTypes = [
  storeTypes.store,
  storeTypes.postamat,
  storeTypes.pickupPoint,
  storeTypes.postamatPartner,
  storeTypes.multicentre,
  storeTypes.pickupPointPartner,
] as const;

/** Payment type ids (spec 1 §9). */
export const paymentTypes = {
  cash: 1,
  courierOnline: 2,
  courierCash: 3,
  nonCash: 5,
  creditOnPlace: 12,
  creditOnline: 13,
  online: 17,
  mokka: 19,
  applePay: 32,
  googlePay: 33,
  yandexMoney: 35,
  spasibo: 36,
  vkPay: 40,
  yooKassa: 42,
  tradeInPay: 46,
  loanOnline: 48,
  tinkoff: 50,
  sberbank: 52,
  sberbankPay: 54,
  sberBusiness: 56,
  alfa: 59,
  sberbankBnpl: 60,
  sbp: 64,
  psb: 66,
  mtsPayBnpl: 77,
  yandexSplit: 88,
  yaPay: 89,
} as const;

/**
 * Payment groups (spec 1 §9): such an id among the types that a delivery allows stands for every type of the group. The specification
 * gives the numbers alone; that 20 is what is paid in advance, and 20743 what buys gift certificates, is ours.
 */
export const paymentGroups = { inAdvance: 20, forGifts: giftCategoryId } as const;

/** Deliveries by which goods of some categories are handed over only when they are paid: by them group 20 pays and nothing else (spec 2 §9). */
export const prepaidDeliveryIds = [8, 10] as const;

/** Types of a loan by an agreement with a bank: signed on its page, and for `creditOnPlace` when the goods are received (which they are is ours). */
export const loanTypes = [
  paymentTypes.creditOnPlace,
  paymentTypes.creditOnline,
  paymentTypes.loanOnline,
  paymentTypes.tinkoff,
  paymentTypes.alfa,
] as const;

/** Types that lend money: virtual goods rule them out (spec 2 §3, `restrictive_virtual_payments_ids`; which they are is ours). */
export const lendingTypes = [
  ...loanTypes,
  paymentTypes.mokka,
  paymentTypes.tradeInPay,
  paymentTypes.sberbankBnpl,
  paymentTypes.mtsPayBnpl,
  paymentTypes.yandexSplit,
] as const;

/** Types by which companies pay and nobody else: an invoice names its payer. */
export const companyTypes = [paymentTypes.nonCash, paymentTypes.sberBusiness] as const;

/** Types by which persons pay and no company: loans, and wallets and accounts of a person (which they are is ours). */
export const personTypes = [
  ...lendingTypes,
  paymentTypes.sbp,
  paymentTypes.sberbankPay,
  paymentTypes.yaPay,
  paymentTypes.yandexMoney,
  paymentTypes.spasibo,
  paymentTypes.vkPay,
  paymentTypes.applePay,
  paymentTypes.googlePay,
] as const;

/** Types that are paid when the goods are handed over, or in the store. */
export const onReceiptTypes = [
  paymentTypes.cash,
  paymentTypes.courierOnline,
  paymentTypes.courierCash,
  paymentTypes.nonCash,
  paymentTypes.creditOnPlace,
  paymentTypes.tradeInPay,
] as const;
