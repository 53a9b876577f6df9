import type { IconName } from '../../ui/icon.tsx';

interface Section {
  path: string;
  icon: IconName;
  name: string;
  /** What is done there, in one sentence. */
  text: string;
}

/** The sections of the account that there are. */
export const sections: readonly Section[] = [
  { path: '/account/orders', icon: 'parcel', name: 'Мои заказы', text: 'Где сейчас заказ, оплата, отмена и повтор.' },
  { path: '/account/profile', icon: 'person', name: 'Мои данные', text: 'Имя, телефон, почта и день рождения.' },
  { path: '/account/addresses', icon: 'pin', name: 'Мои адреса', text: 'Куда привозить заказы.' },
  { path: '/bonus', icon: 'card', name: 'Бонусная карта', text: 'Сколько бонусов накоплено и как их списать.' },
  { path: '/account/notice', icon: 'bell', name: 'Уведомления', text: 'Как идут ваши заказы и что поступило.' },
  { path: '/account/reviews', icon: 'star', name: 'Мои отзывы', text: 'Что вы рассказали о товарах.' },
  { path: '/account/faq', icon: 'question', name: 'Вопросы и ответы', text: 'О чём вы спросили и что вам ответили.' },
  { path: '/account/mailings', icon: 'letter', name: 'Настройки рассылок', text: 'О чём вам писать.' },
];

/** The way to a section; with its address where a page stands below it. */
export const crumbsTo = (name: string, url?: string) => [
  { name: 'Главная', url: '/' },
  { name: 'Личный кабинет', url: '/account' },
  { name, ...(url !== undefined && { url }) },
];
