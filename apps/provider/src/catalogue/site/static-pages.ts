/** Titles of screens that show no part of the catalogue, by their path or its pattern (contract, routes). */
interface StaticPage {
  path: RegExp;
  name: string;
  description: string;
  /** Of one person, or of no use to a search engine. */
  isPrivate?: boolean;
}

const privatePage = (path: RegExp, name: string): StaticPage => ({
  path,
  name,
  description: `${name} в магазине «Витрина».`,
  isPrivate: true,
});
const publicPage = (path: RegExp, name: string, description: string): StaticPage => ({ path, name, description });

const pages: readonly StaticPage[] = [
  privatePage(/^\/cart(\/[a-z-]+)?$/, 'Корзина'),
  privatePage(/^\/cart\/accessories\/\d+$/, 'Аксессуары и гарантия'),
  privatePage(/^\/cart\/payment\/\d+$/, 'Оплата заказа'),
  privatePage(/^\/order-info\/[\w-]+(\/[a-z-]+)?$/, 'Заказ'),
  privatePage(/^\/order-status$/, 'Статус заказа'),
  privatePage(/^\/city$/, 'Выбор города'),
  privatePage(/^\/niche$/, 'Встанет ли?'),
  privatePage(/^\/favorite-products$/, 'Избранное'),
  privatePage(/^\/compare$/, 'Сравнение товаров'),
  privatePage(/^\/user\/login$/, 'Вход'),
  privatePage(/^\/user\/password-reset$/, 'Восстановление пароля'),
  privatePage(/^\/account(\/(profile(\/confirm-email)?|orders(\/\d+)?|repairs|notice|reviews|faq|mailings|addresses))?$/, 'Личный кабинет'),
  privatePage(/^\/employee$/, 'Вход для сотрудников'),
  publicPage(
    /^\/shops$/,
    'Магазины и пункты выдачи',
    'Адреса и часы работы магазинов, пунктов выдачи и постаматов «Витрины» в вашем городе.',
  ),
  publicPage(/^\/contacts$/, 'Контакты', 'Телефон «Витрины» и часы, когда мы отвечаем, почта и магазины в вашем городе.'),
  publicPage(/^\/help$/, 'Помощь', 'Ответы о заказе, доставке, оплате, гарантии, бонусах и личном кабинете «Витрины».'),
  publicPage(/^\/delivery$/, 'Доставка', 'Самовывоз, курьер и экспресс-доставка: сроки и стоимость в вашем городе.'),
  publicPage(/^\/delivery\/pay$/, 'Оплата', 'Способы оплаты: картой на сайте, по СБП, при получении, в рассрочку и в кредит.'),
  publicPage(/^\/store$/, 'Магазин', 'Адрес, часы работы и услуги магазина «Витрина».'),
  publicPage(/^\/special-offers$/, 'Акции', 'Действующие акции «Витрины»: скидки, рассрочка, предзаказ и уценка в вашем городе.'),
  publicPage(
    /^\/repair$/,
    'Ремонт техники',
    'Платный, гарантийный и страховой ремонт: цена сразу, заявка за пять минут, курьер или магазин рядом.',
  ),
  publicPage(
    /^\/repair\/service$/,
    'Сервисный ремонт',
    'Заявка в сервисный центр: платный, гарантийный или страховой ремонт вашей техники.',
  ),
  privatePage(/^\/repair\/\d+$/, 'Заявка на ремонт'),
  publicPage(/^\/trade-in$/, 'Трейд-ин', 'Оценка старого устройства и скидка на новое.'),
  publicPage(/^\/bonus$/, 'Бонусная карта', 'Как копить и тратить бонусы «Витрины».'),
  publicPage(/^\/corp$/, 'Юридическим лицам', 'Быстрый заказ для организаций.'),
  publicPage(/^\/honor$/, 'HONOR', 'Техника HONOR в «Витрине».'),
  publicPage(/^\/news$/, 'Новости', 'Новости магазина «Витрина».'),
  publicPage(/^\/advent-calendar$/, 'Адвент-календарь', 'Подарки каждый день с 11 по 31 декабря.'),
  publicPage(
    /^\/legal\/privacy$/,
    'Политика обработки персональных данных',
    'Какие данные собирает «Витрина», зачем, сколько хранит и как их удалить.',
  ),
  publicPage(
    /^\/legal\/consent$/,
    'Согласие на обработку персональных данных',
    'На что именно вы соглашаетесь, оформляя заказ в «Витрине».',
  ),
  publicPage(/^\/legal\/offer$/, 'Публичная оферта', 'Условия, на которых «Витрина» продаёт товары через интернет.'),
  publicPage(/^\/legal\/recommendations$/, 'Правила рекомендаций', 'Как «Витрина» подбирает товары, которые советует.'),
  publicPage(/^\/legal\/cookies$/, 'Файлы cookie', 'Какие файлы cookie сохраняет «Витрина» и как от них отказаться.'),
];

/** The page of a path; undefined where the shop has none. */
export const staticPage = (path: string): StaticPage | undefined => pages.find((page) => page.path.test(path));
