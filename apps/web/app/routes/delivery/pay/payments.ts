import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';

/** Payments by the tab under which they stand, with their types (spec 1 §2). */
const groups = [
  {
    id: 'online',
    title: 'Онлайн',
    text: 'Оплата на защищённой странице банка сразу после оформления. Деньги возвращаются тем же способом, если вы отказались от заказа.',
    methods: [
      { types: [paymentTypes.online, paymentTypes.yooKassa, paymentTypes.psb], name: 'Банковская карта на сайте' },
      { types: [paymentTypes.sbp], name: 'Система быстрых платежей (СБП)' },
      { types: [paymentTypes.sberbank, paymentTypes.sberbankPay], name: 'SberPay' },
      { types: [paymentTypes.yaPay], name: 'Yandex Pay' },
      { types: [paymentTypes.yandexMoney], name: 'ЮMoney' },
      { types: [paymentTypes.vkPay], name: 'VK Pay' },
      { types: [paymentTypes.applePay, paymentTypes.googlePay], name: 'Apple Pay и Google Pay' },
      { types: [paymentTypes.spasibo], name: 'Бонусы «СберСпасибо»' },
      { types: [paymentTypes.sberBusiness], name: 'СберБизнес для организаций' },
    ],
  },
  {
    id: 'receipt',
    title: 'При получении',
    text: 'Картой или наличными в магазине, в пункте выдачи или курьеру. Сначала осмотрите покупку, потом платите.',
    methods: [
      { types: [paymentTypes.cash], name: 'Наличные или карта в магазине' },
      { types: [paymentTypes.courierCash], name: 'Наличные курьеру' },
      { types: [paymentTypes.courierOnline], name: 'Карта курьеру' },
      { types: [paymentTypes.nonCash], name: 'По счёту для организаций' },
      { types: [paymentTypes.tradeInPay], name: 'Обмен старого устройства' },
    ],
  },
  {
    id: 'instalment',
    title: 'Рассрочка',
    text: 'Цена товара не увеличивается: проценты банку возмещает магазин. Решение приходит за несколько минут.',
    methods: [{ types: [paymentTypes.loanOnline, paymentTypes.tinkoff, paymentTypes.alfa], name: 'Рассрочка банка' }],
  },
  {
    id: 'credit',
    title: 'Кредит',
    text: 'Условия и полную стоимость сообщает банк до подписания договора.',
    methods: [
      { types: [paymentTypes.creditOnline], name: 'Заявка на сайте' },
      { types: [paymentTypes.creditOnPlace], name: 'Оформление в магазине' },
    ],
  },
  {
    id: 'parts',
    title: 'Частями',
    text: 'Четверть суммы сразу, остальное — тремя платежами раз в две недели, без переплаты.',
    methods: [
      { types: [paymentTypes.yandexSplit], name: 'Яндекс Сплит' },
      { types: [paymentTypes.sberbankBnpl], name: 'Плати частями от Сбера' },
      { types: [paymentTypes.mtsPayBnpl], name: 'МТС Pay частями' },
      { types: [paymentTypes.mokka], name: 'Мокка' },
    ],
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
  const isThere = (types: readonly number[]): boolean => typeIds.length === 0 || types.some((type) => typeIds.includes(String(type)));
  return groups
    .map(({ methods, ...group }) => ({ ...group, methods: methods.filter(({ types }) => isThere(types)).map(({ name }) => name) }))
    .filter(({ methods }) => methods.length > 0);
}
