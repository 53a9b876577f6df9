/** Kinds of credit offers (spec 2 §9); they are the ids of offers. */
export const creditTypes = { credit: 1, instalment: 2, installmentSber: 3, mokka: 4 } as const;
export type CreditType = keyof typeof creditTypes;

/** Kopecks from which goods are sold on credit: the specification's amount of 1500 (spec 2 §9), in rubles as all of its money. */
export const creditAmount = 1500_00;

/** Days by which a monthly payment is divided to say what it is a day (spec 1 §9, which does not show the number; ours). */
export const daysOfPayment = 30;

/** Months over which an instalment without overpaying has a label of its own, `0-0-24` and `0-0-36` (spec 2 §9). */
export const labelledMonths = [24, 36] as const;

/** The payment type that an offer leads to where the provider names none (ours). */
export const creditPaymentTypes: Readonly<Record<CreditType, number>> = {
  credit: paymentTypes.creditOnline,
  instalment: paymentTypes.tinkoff,
  installmentSber: paymentTypes.sberbankBnpl,
  mokka: paymentTypes.mokka,
};

/** The site itself, to the broker that is asked for a limit (spec 2 §7). */
export const fromSite = 1;

import { paymentTypes } from '../contract/fields/special-ids.ts';
