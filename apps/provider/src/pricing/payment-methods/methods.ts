import { toKopecks, toRubles } from '@vitrina/services/contract/fields/money.ts';
import { paymentNameOf } from '@vitrina/services/contract/fields/payment-names.ts';
import {
  giftCategoryId,
  lendingTypes,
  paymentGroups,
  paymentTypes,
  prepaidDeliveryIds,
  specialCategoryIds,
} from '@vitrina/services/contract/fields/special-ids.ts';
import { creditAmount } from '@vitrina/services/credit/vocabulary.ts';
import { type Payable, payingFor } from '@vitrina/services/payments/eligibility.ts';
import type { PaymentMethod } from '@vitrina/services/payments/endpoints.ts';
import type { PaymentTab } from '@vitrina/services/payments/vocabulary.ts';
import { typesOfOthers } from '@vitrina/services/rules/payer-types.ts';
import { termsOfType } from '../../catalogue/credit/offers.ts';
import { invalid } from '../../platform/refusal.ts';
import { needsDelivery, type PartKey } from '../split.ts';

/** How an acquirer asks for money. */
export const operationKinds = ['card', 'sbp', 'wallet', 'bank', 'parts', 'business'] as const;
export type OperationKind = (typeof operationKinds)[number];

type Method = PaymentMethod & {
  is_prepaid: boolean;
  /** How the acquirer asks for the money; undefined where nothing is paid in advance. */
  operation: OperationKind | undefined;
};

const method = (linked_payment_type_id: number, tab: PaymentTab, description: string, rest: Partial<Method> = {}): Method => ({
  linked_payment_type_id,
  tab,
  name: paymentNameOf(linked_payment_type_id) ?? null,
  description,
  is_prepaid: rest.operation !== undefined,
  available_gift_certificate: false,
  min_basket_threshold: null,
  max_basket_threshold: null,
  periods: [],
  operation: undefined,
  terms: termsOfType(linked_payment_type_id),
  ...rest,
});

const now = (kind: OperationKind, rest: Partial<Method> = {}): Partial<Method> => ({
  operation: kind,
  available_gift_certificate: true,
  ...rest,
});
const lending = (min: number, max: number, periods: number[], rest: Partial<Method> = {}): Partial<Method> => ({
  min_basket_threshold: toKopecks(min),
  max_basket_threshold: toKopecks(max),
  periods,
  ...rest,
});
const upTo = (max: number): Partial<Method> => ({ max_basket_threshold: toKopecks(max) });

/**
 * The ways to pay of the reference shop, in the order in which they are shown. Thresholds are ours; ids and tabs are the
 * specification's (spec 1 §2, §9). A gift certificate can be bought with money at once, not on credit.
 */
export const methods: readonly Method[] = [
  method(paymentTypes.online, 'online', 'Мир, Visa, Mastercard любого российского банка', now('card')),
  method(paymentTypes.sbp, 'online', 'По QR-коду через приложение вашего банка', now('sbp', upTo(1_000_000))),
  method(paymentTypes.sberbankPay, 'online', 'В приложении СберБанк Онлайн', { operation: 'wallet' }),
  method(paymentTypes.yaPay, 'online', 'Картой, сохранённой в Яндексе', { operation: 'wallet' }),
  method(paymentTypes.yandexMoney, 'online', 'Из кошелька ЮMoney', now('wallet', upTo(100_000))),
  method(paymentTypes.psb, 'online', 'Кешбэк по карте начислит банк', now('card')),
  method(paymentTypes.sberbank, 'online', 'Картой СберБанка', now('card')),
  method(paymentTypes.yooKassa, 'online', 'Карты и кошельки на странице ЮKassa', now('card')),
  method(paymentTypes.spasibo, 'online', 'Бонусами «Спасибо» и картой СберБанка', { operation: 'wallet', ...upTo(100_000) }),
  method(paymentTypes.vkPay, 'online', 'В приложении ВКонтакте', { operation: 'wallet', ...upTo(60_000) }),
  method(paymentTypes.applePay, 'online', 'На iPhone, iPad и Mac', { operation: 'wallet' }),
  method(paymentTypes.googlePay, 'online', 'На устройствах Android', { operation: 'wallet' }),
  method(paymentTypes.sberBusiness, 'online', 'Для организаций: вход через СберБизнес ID', {
    operation: 'business',
    min_basket_threshold: toKopecks(1_000),
  }),
  method(paymentTypes.cash, 'on_receipt', 'После проверки товара', upTo(600_000)),
  method(paymentTypes.courierOnline, 'on_receipt', 'У курьера есть терминал', upTo(300_000)),
  method(paymentTypes.courierCash, 'on_receipt', 'Курьер даст чек и сдачу', upTo(100_000)),
  method(paymentTypes.nonCash, 'on_receipt', 'Для организаций: счёт с НДС и закрывающие документы пришлём на почту'),
  method(paymentTypes.tradeInPay, 'on_receipt', 'Оценим в магазине и вычтем из суммы, остаток — картой или наличными', {
    min_basket_threshold: toKopecks(5_000),
    max_basket_threshold: toKopecks(600_000),
  }),
  method(
    paymentTypes.tinkoff,
    'instalment',
    'Без первого взноса и переплаты, решение банка за две минуты',
    lending(toRubles(creditAmount), 500_000, [6, 12, 24], { operation: 'bank' }),
  ),
  method(
    paymentTypes.loanOnline,
    'instalment',
    'Без первого взноса и переплаты на крупные покупки',
    lending(30_000, 500_000, [36], { operation: 'bank' }),
  ),
  method(
    paymentTypes.alfa,
    'instalment',
    'Без первого взноса и переплаты, заявка без визита в банк',
    lending(5_000, 300_000, [4, 10], { operation: 'bank' }),
  ),
  method(
    paymentTypes.creditOnline,
    'credit',
    'Заявка сразу в несколько банков',
    lending(toRubles(creditAmount), 1_000_000, [12, 24, 36], { operation: 'bank' }),
  ),
  method(
    paymentTypes.creditOnPlace,
    'credit',
    'Оформит сотрудник магазина, нужен паспорт',
    lending(toRubles(creditAmount), 1_000_000, [12, 24, 36]),
  ),
  method(
    paymentTypes.yandexSplit,
    'in_parts',
    'Четверть сейчас, остальное тремя платежами раз в две недели',
    lending(500, 150_000, [2], { operation: 'parts' }),
  ),
  method(
    paymentTypes.sberbankBnpl,
    'in_parts',
    'Два или шесть месяцев без переплаты, СберБанк',
    lending(toRubles(creditAmount), 200_000, [2, 6], { operation: 'parts' }),
  ),
  method(
    paymentTypes.mtsPayBnpl,
    'in_parts',
    'Первый платёж сегодня, остальные раз в две недели',
    lending(1_000, 100_000, [2], { operation: 'parts' }),
  ),
  method(
    paymentTypes.mokka,
    'in_parts',
    'Два месяца без переплаты, решение за минуту по номеру телефона',
    lending(toRubles(creditAmount), 75_000, [2], { operation: 'parts' }),
  ),
];

/** The ways that there are: without a bank nothing is paid in advance. */
export const offeredMethods = (hasBank: boolean): readonly Method[] =>
  hasBank ? methods : methods.filter(({ is_prepaid }) => !is_prepaid);

export const methodOf = (paymentTypeId: number): Method | undefined =>
  methods.find((candidate) => candidate.linked_payment_type_id === paymentTypeId);

/** Refuses months that a method does not lend over. */
export function checkMonths(method: Method, months: number | null): void {
  if (months !== null && !method.periods.includes(months)) throw invalid({ months: ['Такого срока у этого способа оплаты нет'] });
}

/** The payment type of one part of a basket where this one is chosen for all of it; null while none is. */
export function typeFor(key: PartKey, chosenId: number | null): number | null {
  const selectedMethod = chosenId === null ? undefined : methodOf(chosenId);
  return selectedMethod === undefined
    ? chosenId
    : (payingFor(selectedMethod, !needsDelivery(key), methods)?.linked_payment_type_id ?? chosenId);
}

interface Part {
  key: PartKey;
  /** Kopecks, with the delivery. */
  total: number;
  /** Null where nothing is delivered, or nothing chosen yet. */
  allowed: readonly number[] | null;
  isCompany: boolean;
}

/** An order of one part of a basket, as a method has to take it. */
export const payableOf = ({ key, total, allowed, isCompany }: Part): Payable => ({
  total,
  isAllGifts: key === 'special',
  isSent: !needsDelivery(key),
  allowed,
  restricted: restrictedFor({ isVirtual: !needsDelivery(key), isCompany }),
});

/** Payment types that do not pay an order: nobody lends on what is sent as a code, and a company pays otherwise than a person. */
export const restrictedFor = ({ isVirtual, isCompany }: { isVirtual: boolean; isCompany: boolean }): number[] => [
  ...(isVirtual ? lendingTypes : []),
  ...typesOfOthers(isCompany),
];

/** The special categories but for gift certificates, which nothing delivers (which of them is ours). */
const prepaidCategoryIds: readonly number[] = specialCategoryIds.filter((id) => id !== giftCategoryId);

/**
 * What may pay goods of these categories by a delivery that allows `types`: group 20 where one of them is handed over only when it is paid
 * (spec 2 §9).
 */
export function typesBy(deliveryTypeId: number, categoryIds: readonly (number | null)[], types: readonly number[]): number[] {
  const isPrepaidWay = prepaidDeliveryIds.some((id) => id === deliveryTypeId);
  const isPrepaidGood = categoryIds.some((id) => id !== null && prepaidCategoryIds.includes(id));
  return isPrepaidWay && isPrepaidGood ? [paymentGroups.inAdvance] : [...types];
}

const inAdvance = methods.filter((candidate) => candidate.is_prepaid).map((candidate) => candidate.linked_payment_type_id);

/** Payment types possible where goods are picked up from people, brought by a courier, or lie in a locker. */
export const typesFor = {
  counter: [...inAdvance, paymentTypes.cash],
  store: [...inAdvance, paymentTypes.cash, paymentTypes.nonCash, paymentTypes.creditOnPlace, paymentTypes.tradeInPay],
  /** Credit only near a store, see `check-payment.ts`. */
  courier: [...inAdvance, paymentTypes.courierOnline, paymentTypes.courierCash, paymentTypes.nonCash, paymentTypes.creditOnPlace],
  locker: inAdvance,
} as const;
