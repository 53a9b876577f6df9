import { paymentTypes } from './special-ids.ts';

const names: Readonly<Record<keyof typeof paymentTypes, string>> = {
  online: 'Банковская карта',
  sbp: 'СБП',
  sberbankPay: 'SberPay',
  yaPay: 'Yandex Pay',
  yandexMoney: 'ЮMoney',
  psb: 'Карта ПСБ',
  sberbank: 'Карта СберБанка',
  yooKassa: 'ЮKassa',
  spasibo: 'СберСпасибо',
  vkPay: 'VK Pay',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  sberBusiness: 'СберБизнес',
  cash: 'Карта или наличные при получении',
  courierOnline: 'Карта курьеру',
  courierCash: 'Наличные курьеру',
  nonCash: 'Счёт для организации',
  tradeInPay: 'Обмен старого устройства',
  tinkoff: 'Рассрочка Т-Банка',
  loanOnline: 'Рассрочка ПСБ',
  alfa: 'Рассрочка Альфа-Банка',
  creditOnline: 'Кредит онлайн',
  creditOnPlace: 'Кредит при получении',
  yandexSplit: 'Яндекс Сплит',
  sberbankBnpl: 'Плати частями от Сбера',
  mtsPayBnpl: 'МТС Пэй частями',
  mokka: 'Мокка',
};

const namesById = new Map(
  (Object.keys(names) as (keyof typeof names)[]).map((type): [number, string] => [paymentTypes[type], names[type]]),
);

/** What a shopper reads of a way to pay, on every screen the same, by its type; undefined for a type that the specification does not know. */
export const paymentNameOf = (typeId: number): string | undefined => namesById.get(typeId);
