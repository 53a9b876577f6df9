/** Titles of screens that show no part of the catalogue, by their path or its pattern (contract, routes). */
interface StaticPage {
  path: RegExp;
  name: string;
  description: string;
  /** Of one person, or of no use to a search engine. */
  isPrivate?: boolean;
}

const own = (path: RegExp, name: string): StaticPage => ({ path, name, description: `${name} в магазине «Витрина».`, isPrivate: true });
const open = (path: RegExp, name: string, description: string): StaticPage => ({ path, name, description });

const pages: readonly StaticPage[] = [
  own(/^\/cart(\/[a-z-]+)?$/, 'Корзина'),
  own(/^\/cart\/accessories\/\d+$/, 'Аксессуары и гарантия'),
  own(/^\/cart\/payment\/\d+$/, 'Оплата заказа'),
  own(/^\/order-info\/[\w-]+(\/[a-z-]+)?$/, 'Заказ'),
  own(/^\/order-status$/, 'Статус заказа'),
  own(/^\/city$/, 'Выбор города'),
  own(/^\/favorite-products$/, 'Избранное'),
  own(/^\/compare$/, 'Сравнение товаров'),
  own(/^\/user\/login$/, 'Вход'),
  own(/^\/user\/password-reset$/, 'Восстановление пароля'),
  own(/^\/account(\/(profile(\/confirm-email)?|orders(\/\d+)?|notice|reviews|faq|mailings|addresses))?$/, 'Личный кабинет'),
  own(/^\/employee$/, 'Вход для сотрудников'),
  open(/^\/shops$/, 'Магазины и пункты выдачи', 'Адреса и часы работы магазинов, пунктов выдачи и постаматов «Витрины» в вашем городе.'),
  open(/^\/delivery$/, 'Доставка', 'Самовывоз, курьер и экспресс-доставка: сроки и стоимость в вашем городе.'),
  open(/^\/delivery\/pay$/, 'Оплата', 'Способы оплаты: картой на сайте, по СБП, при получении, в рассрочку и в кредит.'),
  open(/^\/store$/, 'Магазин', 'Адрес, часы работы и услуги магазина «Витрина».'),
  open(/^\/special-offers$/, 'Акции', 'Действующие акции «Витрины»: скидки, рассрочка, предзаказ и уценка в вашем городе.'),
  open(
    /^\/repair$/,
    'Ремонт техники',
    'Платный, гарантийный и страховой ремонт: цена сразу, заявка за пять минут, курьер или магазин рядом.',
  ),
  open(/^\/repair\/service$/, 'Сервисный ремонт', 'Заявка в сервисный центр: платный, гарантийный или страховой ремонт вашей техники.'),
  own(/^\/repair\/\d+$/, 'Заявка на ремонт'),
  open(/^\/trade-in$/, 'Трейд-ин', 'Оценка старого устройства и скидка на новое.'),
  open(/^\/bonus$/, 'Бонусная карта', 'Как копить и тратить бонусы «Витрины».'),
  open(/^\/corp$/, 'Юридическим лицам', 'Быстрый заказ для организаций.'),
  open(/^\/honor$/, 'HONOR', 'Техника HONOR в «Витрине».'),
  open(/^\/news$/, 'Новости', 'Новости магазина «Витрина».'),
  open(/^\/advent-calendar$/, 'Адвент-календарь', 'Подарки каждый день с 11 по 31 декабря.'),
  open(
    /^\/legal\/privacy$/,
    'Политика обработки персональных данных',
    'Какие данные собирает «Витрина», зачем, сколько хранит и как их удалить.',
  ),
  open(/^\/legal\/consent$/, 'Согласие на обработку персональных данных', 'На что именно вы соглашаетесь, оформляя заказ в «Витрине».'),
  open(/^\/legal\/offer$/, 'Публичная оферта', 'Условия, на которых «Витрина» продаёт товары через интернет.'),
  open(/^\/legal\/recommendations$/, 'Правила рекомендаций', 'Как «Витрина» подбирает товары, которые советует.'),
  open(/^\/legal\/cookies$/, 'Файлы cookie', 'Какие файлы cookie сохраняет «Витрина» и как от них отказаться.'),
];

/** The page of a path; undefined where the shop has none. */
export const staticPage = (path: string): StaticPage | undefined => pages.find((page) => page.path.test(path));
