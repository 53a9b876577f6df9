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
export const paymentGroups = { inAdvance: 20, forGifts: 20743 } as const;

/** Deliveries by which goods of some categories are handed over only when they are paid: by them group 20 pays and nothing else (spec 2 §9). */
export const prepaidDeliveryIds = [8, 10] as const;

/** Tabs of the payment step in their order (spec 1 §2): «Онлайн», «При получении», «Рассрочка», «Кредит», «Частями». */
export const paymentTabs = ['online', 'on_receipt', 'instalment', 'credit', 'in_parts'] as const;
export type PaymentTab = (typeof paymentTabs)[number];

/** States of one attempt to pay. The first two are on the way, the other three are final. */
export const paymentStatuses = ['created', 'pending', 'paid', 'declined', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Types that lend money: virtual goods rule them out (spec 2 §3, `restrictive_virtual_payments_ids`; which they are is ours). */
export const lendingTypes = [
  paymentTypes.creditOnPlace,
  paymentTypes.creditOnline,
  paymentTypes.mokka,
  paymentTypes.tradeInPay,
  paymentTypes.loanOnline,
  paymentTypes.tinkoff,
  paymentTypes.alfa,
  paymentTypes.sberbankBnpl,
  paymentTypes.mtsPayBnpl,
  paymentTypes.yandexSplit,
] as const;

/** Types by which companies pay and nobody else: an invoice names its payer. */
export const companyTypes = [paymentTypes.nonCash, paymentTypes.sberBusiness] as const;

/** Metres from the nearest store up to which a courier brings what is bought on credit, unless a company has its own (spec 1 §9, 2 §9). */
export const courierCreditRadius = 2000;

/** Types that are paid when the goods are handed over, or in the store. */
export const onReceiptTypes = [
  paymentTypes.cash,
  paymentTypes.courierOnline,
  paymentTypes.courierCash,
  paymentTypes.nonCash,
  paymentTypes.creditOnPlace,
  paymentTypes.tradeInPay,
] as const;
