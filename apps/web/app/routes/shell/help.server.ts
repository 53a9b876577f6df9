import { ownOrders } from '../../entities/order/own.server.ts';

/** How things are got and paid, and on which terms; sent with the shell's data, so that no browser gets code for it. */
const links = [
  { url: '/special-offers', name: 'Акции' },
  { url: '/reviews/list', name: 'Обзоры' },
  { url: '/news', name: 'Новости' },
  { url: '/order-status', name: 'Статус заказа' },
  { url: '/bonus', name: 'Бонусная карта' },
  { url: '/repair', name: 'Ремонт техники' },
  { url: '/trade-in', name: 'Трейд-ин' },
  { url: '/shops', name: 'Магазины' },
  { url: '/delivery', name: 'Доставка' },
  { url: '/delivery/pay', name: 'Оплата' },
  { url: '/delivery#returns', name: 'Возврат и обмен' },
  { url: '/corp', name: 'Юридическим лицам' },
  { url: '/legal/offer', name: 'Оферта' },
  { url: '/legal/privacy', name: 'Персональные данные' },
  { url: '/legal/consent', name: 'Согласие на обработку' },
  { url: '/legal/recommendations', name: 'Правила рекомендаций' },
  { url: '/legal/cookies', name: 'Файлы cookie' },
  { url: '/employee', name: 'Сотрудникам' },
];

/** The same; a guest who has ordered in this browser finds «Ваши заказы» in it. */
export const helpFor = (request: Request): typeof links =>
  ownOrders(request).length === 0 ? links : links.map((link) => (link.url === '/order-status' ? { ...link, name: 'Ваши заказы' } : link));
