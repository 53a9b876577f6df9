import { paymentGroups } from '@vitrina/services/contract/fields/special-ids.ts';
import type { PaymentKind } from '../generated/resolvers.ts';
import { paymentKindOf } from './rules.ts';

/** What a shopper reads of a way to pay where the provider gives it no name. */
export const kindNames: Readonly<Record<PaymentKind, string>> = {
  CASH: 'При получении',
  COURIER_CARD: 'Картой курьеру',
  COURIER_CASH: 'Наличными курьеру',
  BANK_TRANSFER: 'По счёту',
  CREDIT_IN_STORE: 'Кредит при получении',
  CREDIT_ONLINE: 'Кредит онлайн',
  CARD: 'Картой онлайн',
  MOKKA: 'Мокка',
  APPLE_PAY: 'Apple Pay',
  GOOGLE_PAY: 'Google Pay',
  YANDEX_MONEY: 'ЮMoney',
  SPASIBO: 'Бонусы «Спасибо»',
  VK_PAY: 'VK Pay',
  YOOKASSA: 'ЮKassa',
  TRADE_IN: 'Обмен старого устройства',
  LOAN_ONLINE: 'Рассрочка онлайн',
  TINKOFF: 'Рассрочка Т-Банка',
  SBERBANK: 'СберБанк',
  SBER_PAY: 'SberPay',
  SBER_BUSINESS: 'СберБизнес',
  ALFA: 'Альфа-Банк',
  SBERBANK_BNPL: 'Частями от СберБанка',
  SBP: 'СБП',
  PSB: 'ПСБ',
  MTS_PAY_BNPL: 'Частями от МТС',
  YANDEX_SPLIT: 'Яндекс Сплит',
  YANDEX_PAY: 'Yandex Pay',
  OTHER: 'Другой способ',
};

/** Ways to pay that an action is bound to, in words; the group that is paid in advance is one of them (spec 2 §9). */
export const paymentNamesOf = (ids: readonly number[]): string[] => [
  ...new Set(
    ids.flatMap((id) => {
      const kind = paymentKindOf(id);
      if (kind !== 'OTHER') return kindNames[kind];
      return id === paymentGroups.inAdvance ? 'Онлайн' : [];
    }),
  ),
];
