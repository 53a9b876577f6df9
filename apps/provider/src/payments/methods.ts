import type { Payable } from '@vitrina/services/payments/eligibility.ts';
import type { PaymentMethod } from '@vitrina/services/payments/endpoints.ts';
import { type PaymentTab, paymentTypes } from '@vitrina/services/payments/vocabulary.ts';
import { needsDelivery, type OrderKey } from '../basket/split.ts';
import type { OperationKind } from '../database/schema/commerce.ts';

const rubles = (amount: number): number => amount * 100;

type Method = PaymentMethod & {
  is_prepaid: boolean;
  /** How the acquirer asks for the money; undefined where nothing is paid in advance. */
  operation: OperationKind | undefined;
};

const method = (
  linked_payment_type_id: number,
  tab: PaymentTab,
  name: string,
  description: string,
  rest: Partial<Method> = {},
): Method => ({
  linked_payment_type_id,
  tab,
  name,
  description,
  is_prepaid: rest.operation !== undefined,
  available_gift_certificate: false,
  min_basket_threshold: null,
  max_basket_threshold: null,
  periods: [],
  operation: undefined,
  ...rest,
});

/**
 * The ways to pay of the reference shop. Names and thresholds are ours; ids and tabs are the specification's
 * (spec 1 §2, §9). A gift certificate can be bought with money at once, not on credit.
 */
export const methods: readonly Method[] = [
  method(paymentTypes.online, 'online', 'Банковской картой', 'Мир, Visa, Mastercard любого российского банка', {
    operation: 'card',
    available_gift_certificate: true,
  }),
  method(paymentTypes.sbp, 'online', 'СБП', 'По QR-коду через приложение вашего банка', {
    operation: 'sbp',
    available_gift_certificate: true,
    max_basket_threshold: rubles(1_000_000),
  }),
  method(paymentTypes.sberbankPay, 'online', 'SberPay', 'В приложении СберБанк Онлайн', { operation: 'wallet' }),
  method(paymentTypes.yaPay, 'online', 'Yandex Pay', 'Картой, сохранённой в Яндексе', { operation: 'wallet' }),
  method(paymentTypes.cash, 'on_receipt', 'Картой или наличными в пункте выдачи', 'После проверки товара', {
    max_basket_threshold: rubles(600_000),
  }),
  method(paymentTypes.courierOnline, 'on_receipt', 'Картой курьеру', 'У курьера есть терминал', {
    max_basket_threshold: rubles(300_000),
  }),
  method(paymentTypes.courierCash, 'on_receipt', 'Наличными курьеру', 'Курьер даст чек и сдачу', {
    max_basket_threshold: rubles(100_000),
  }),
  method(paymentTypes.tinkoff, 'instalment', 'Рассрочка 0-0-24', 'Без первого взноса и переплаты, решение банка за две минуты', {
    operation: 'bank',
    min_basket_threshold: rubles(3_000),
    max_basket_threshold: rubles(500_000),
    periods: [6, 12, 24],
  }),
  method(paymentTypes.loanOnline, 'instalment', 'Рассрочка 0-0-36', 'Без первого взноса и переплаты на крупные покупки', {
    operation: 'bank',
    min_basket_threshold: rubles(30_000),
    max_basket_threshold: rubles(500_000),
    periods: [36],
  }),
  method(paymentTypes.creditOnline, 'credit', 'Кредит онлайн', 'Заявка сразу в несколько банков', {
    operation: 'bank',
    min_basket_threshold: rubles(3_000),
    max_basket_threshold: rubles(1_000_000),
    periods: [12, 24, 36],
  }),
  method(paymentTypes.creditOnPlace, 'credit', 'Кредит в магазине', 'Оформит сотрудник магазина, нужен паспорт', {
    min_basket_threshold: rubles(3_000),
    max_basket_threshold: rubles(1_000_000),
    periods: [12, 24, 36],
  }),
  method(paymentTypes.yandexSplit, 'in_parts', 'Яндекс Сплит', 'Четверть сейчас, остальное тремя платежами раз в две недели', {
    operation: 'bank',
    min_basket_threshold: rubles(500),
    max_basket_threshold: rubles(150_000),
    periods: [2],
  }),
  method(paymentTypes.sberbankBnpl, 'in_parts', 'Плати частями', 'Четыре платежа раз в две недели, СберБанк', {
    operation: 'bank',
    min_basket_threshold: rubles(1_000),
    max_basket_threshold: rubles(200_000),
    periods: [2],
  }),
  method(paymentTypes.mtsPayBnpl, 'in_parts', 'МТС Пэй частями', 'Первый платёж сегодня, остальные раз в две недели', {
    operation: 'bank',
    min_basket_threshold: rubles(1_000),
    max_basket_threshold: rubles(100_000),
    periods: [2],
  }),
];

export const methodOf = (paymentTypeId: number): Method | undefined =>
  methods.find((candidate) => candidate.linked_payment_type_id === paymentTypeId);

/** An order of one part of a basket, as a method has to take it. `total` in kopecks, with the delivery. */
export const payableOf = (key: OrderKey, total: number, allowed: readonly number[] | null): Payable => ({
  total,
  isAllGifts: key === 'special',
  isSent: !needsDelivery(key),
  allowed,
});

const inAdvance = methods.filter((candidate) => candidate.is_prepaid).map((candidate) => candidate.linked_payment_type_id);

/** Payment types possible where goods are picked up from people, brought by a courier, or lie in a locker. */
export const typesFor = {
  counter: [...inAdvance, paymentTypes.cash],
  store: [...inAdvance, paymentTypes.cash, paymentTypes.creditOnPlace],
  courier: [...inAdvance, paymentTypes.courierOnline, paymentTypes.courierCash],
  locker: inAdvance,
} as const;
