import { toKopecks } from '@vitrina/services/contract/fields/money.ts';
import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { type CreditType, creditAmount } from '@vitrina/services/credit/vocabulary.ts';

/** What a bank lends, to whom and for how much. Kopecks. */
export interface Program {
  kind: CreditType;
  bank: string;
  /** Terms that may be chosen. */
  months: readonly number[];
  /** Interest of a year in percent; 0 where nothing is overpaid. */
  rate: number;
  minSum: number;
  maxSum: number;
  paymentTypeId: number;
  /** The action that asks for something beside the product. */
  actionId: number | null;
  /** Of the option for one brand that asks for a warranty (spec 2 §5). */
  isApple: boolean;
}

const createProgram = (
  kind: CreditType,
  bank: string,
  months: readonly number[],
  paymentTypeId: number,
  rest: Partial<Program>,
): Program => ({
  kind,
  bank,
  months,
  rate: 0,
  minSum: creditAmount,
  maxSum: toKopecks(500_000),
  paymentTypeId,
  actionId: null,
  isApple: false,
  ...rest,
});

const { creditOnline, tinkoff, alfa, loanOnline, sberbankBnpl, mokka } = paymentTypes;

/** The action that asks for accessories, of a migration. */
const accessoriesActionId = 1304;
/** Sber's own, which recommends a service, of a migration. */
const sberActionId = 1305;

/** Goods from here on are paid over the longest instalment alone; from `minWithAccessories` on together with accessories. */
const minLongInstalment = toKopecks(30_000);
const minWithAccessories = toKopecks(27_000);

/** Programs of the reference shop. Banks, rates and bounds are ours; kinds, the least amount and the labelled terms are the specification's (spec 2 §9). */
export const programs: readonly Program[] = [
  createProgram('credit', 'ПСБ', [12, 24, 36], creditOnline, { rate: 21.9, maxSum: toKopecks(1_000_000) }),
  createProgram('credit', 'Т-Банк', [12, 24], creditOnline, { rate: 24.9, maxSum: toKopecks(1_000_000) }),
  createProgram('credit', 'Т-Банк', [12, 24], creditOnline, { rate: 9.9, isApple: true }),
  createProgram('instalment', 'Т-Банк', [6, 12, 24], tinkoff, {}),
  createProgram('instalment', 'Альфа-Банк', [4, 10], alfa, { minSum: toKopecks(5_000), maxSum: toKopecks(300_000) }),
  createProgram('instalment', 'ПСБ', [36], loanOnline, { minSum: minLongInstalment }),
  createProgram('instalment', 'ПСБ', [36], loanOnline, {
    minSum: minWithAccessories,
    maxSum: minLongInstalment - 1,
    actionId: accessoriesActionId,
  }),
  createProgram('installmentSber', 'СберБанк', [2], sberbankBnpl, { maxSum: toKopecks(200_000) }),
  createProgram('installmentSber', 'СберБанк', [6], sberbankBnpl, {
    minSum: toKopecks(10_000),
    maxSum: toKopecks(200_000),
    actionId: sberActionId,
  }),
  createProgram('mokka', 'Мокка', [2], mokka, { maxSum: toKopecks(75_000) }),
];
