/** Tabs of the payment step in their order (spec 1 §2): «Онлайн», «При получении», «Рассрочка», «Кредит», «Частями». */
export const paymentTabs = ['online', 'on_receipt', 'instalment', 'credit', 'in_parts'] as const;
export type PaymentTab = (typeof paymentTabs)[number];

/** States of one attempt to pay. The first two are on the way, the other three are final. */
export const paymentStatuses = ['created', 'pending', 'paid', 'declined', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Metres from the nearest store up to which a courier brings what is bought on credit, unless a company has its own (spec 1 §9, 2 §9). */
export const courierCreditRadius = 2000;
