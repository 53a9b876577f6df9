/** Payments by the tab under which they stand, with their type ids (spec 1 §2, §9). */
const groups = [
  {
    id: 'online',
    title: 'Онлайн',
    text: 'Оплата на защищённой странице банка сразу после оформления. Деньги возвращаются тем же способом, если вы отказались от заказа.',
    methods: [
      { types: [17, 42, 66], name: 'Банковская карта на сайте' },
      { types: [64], name: 'Система быстрых платежей (СБП)' },
      { types: [52, 54], name: 'SberPay' },
      { types: [89], name: 'Yandex Pay' },
      { types: [35], name: 'ЮMoney' },
      { types: [40], name: 'VK Pay' },
      { types: [32, 33], name: 'Apple Pay и Google Pay' },
      { types: [36], name: 'Бонусы «СберСпасибо»' },
      { types: [56], name: 'СберБизнес для организаций' },
    ],
  },
  {
    id: 'receipt',
    title: 'При получении',
    text: 'Картой или наличными в магазине, в пункте выдачи или курьеру. Сначала осмотрите покупку, потом платите.',
    methods: [
      { types: [1], name: 'Наличные или карта в магазине' },
      { types: [3], name: 'Наличные курьеру' },
      { types: [2], name: 'Карта курьеру' },
      { types: [5], name: 'По счёту для организаций' },
      { types: [46], name: 'Обмен старого устройства' },
    ],
  },
  {
    id: 'instalment',
    title: 'Рассрочка',
    text: 'Цена товара не увеличивается: проценты банку возмещает магазин. Решение приходит за несколько минут.',
    methods: [{ types: [48, 50, 59], name: 'Рассрочка банка' }],
  },
  {
    id: 'credit',
    title: 'Кредит',
    text: 'Условия и полную стоимость сообщает банк до подписания договора.',
    methods: [
      { types: [13], name: 'Заявка на сайте' },
      { types: [12], name: 'Оформление в магазине' },
    ],
  },
  {
    id: 'parts',
    title: 'Частями',
    text: 'Четверть суммы сразу, остальное — тремя платежами раз в две недели, без переплаты.',
    methods: [
      { types: [88], name: 'Яндекс Сплит' },
      { types: [60], name: 'Плати частями от Сбера' },
      { types: [77], name: 'МТС Pay частями' },
      { types: [19], name: 'Мокка' },
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
