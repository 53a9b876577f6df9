/** The sections of the account that there are. */
export const sections: readonly { path: string; name: string }[] = [
  { path: '/account/orders', name: 'Мои заказы' },
  { path: '/account/profile', name: 'Мои данные' },
  { path: '/account/addresses', name: 'Мои адреса' },
  { path: '/bonus', name: 'Бонусная карта' },
  { path: '/account/notice', name: 'Уведомления' },
  { path: '/account/reviews', name: 'Мои отзывы' },
  { path: '/account/faq', name: 'Вопросы и ответы' },
  { path: '/account/mailings', name: 'Настройки рассылок' },
];

/** The way to a section; with its address where a page stands below it. */
export const crumbsTo = (name: string, url?: string) => [
  { name: 'Главная', url: '/' },
  { name: 'Личный кабинет', url: '/account' },
  { name, ...(url !== undefined && { url }) },
];
