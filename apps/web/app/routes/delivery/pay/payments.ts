import { paymentNameOf } from '@vitrina/services/contract/fields/payment-names.ts';
import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';

/** Payments by the tab under which they stand (spec 1 §2), in the order in which the checkout shows them. */
const groups = [
  {
    id: 'online',
    title: 'Онлайн',
    text: 'Оплата на защищённой странице банка сразу после оформления. Деньги возвращаются тем же способом, если вы отказались от заказа.',
    types: [
      paymentTypes.online,
      paymentTypes.sbp,
      paymentTypes.sberbankPay,
      paymentTypes.yaPay,
      paymentTypes.yandexMoney,
      paymentTypes.psb,
      paymentTypes.sberbank,
      paymentTypes.yooKassa,
      paymentTypes.spasibo,
      paymentTypes.vkPay,
      paymentTypes.applePay,
      paymentTypes.googlePay,
      paymentTypes.sberBusiness,
    ],
  },
  {
    id: 'receipt',
    title: 'При получении',
    text: 'Картой или наличными в магазине, в пункте выдачи или курьеру. Сначала осмотрите покупку, потом платите.',
    types: [paymentTypes.cash, paymentTypes.courierCash, paymentTypes.courierOnline, paymentTypes.nonCash, paymentTypes.tradeInPay],
  },
  {
    id: 'instalment',
    title: 'Рассрочка',
    text: 'Цена товара не увеличивается: проценты банку возмещает магазин. Решение приходит за несколько минут.',
    types: [paymentTypes.tinkoff, paymentTypes.loanOnline, paymentTypes.alfa],
  },
  {
    id: 'credit',
    title: 'Кредит',
    text: 'Условия и полную стоимость сообщает банк до подписания договора.',
    types: [paymentTypes.creditOnline, paymentTypes.creditOnPlace],
  },
  {
    id: 'parts',
    title: 'Частями',
    text: 'Четверть суммы сразу, остальное — тремя платежами раз в две недели, без переплаты.',
    types: [paymentTypes.yandexSplit, paymentTypes.sberbankBnpl, paymentTypes.mtsPayBnpl, paymentTypes.mokka],
  },
] as const;

export interface PaymentGroup {
  id: string;
  title: string;
  text: string;
  methods: string[];
}

/** What can be paid with in a city with these types of payment; a city that tells none may have any of them. */
export function paymentsIn(typeIds: readonly string[]): PaymentGroup[] {
  const isThere = (type: number): boolean => typeIds.length === 0 || typeIds.includes(String(type));
  return groups
    .map(({ types, ...group }) => ({ ...group, methods: types.filter(isThere).flatMap((type) => paymentNameOf(type) ?? []) }))
    .filter(({ methods }) => methods.length > 0);
}
