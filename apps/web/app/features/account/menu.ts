import type { Failure } from '../../platform/gateway/gateway-failure.ts';

/** Whether the provider lists repair requests; a list that only fails now may be there in a moment. */
export const listsRepairs = (errors: readonly Pick<Failure, 'path' | 'code'>[]): boolean =>
  !errors.some(({ path, code }) => path === 'repairRequests' && code === 'UNSUPPORTED');

interface Section {
  path: `/${string}`;
  name: string;
}

/** How much is in a section, by its path, as far as that is known. */
export type SectionCounts = Readonly<Partial<Record<Section['path'], number>>>;

/** The sections of the account that there are; that of repairs where the provider lists them. */
export const sectionsOf = ({ hasRepairs }: { hasRepairs: boolean }): readonly Section[] => [
  { path: '/account/orders', name: 'Мои заказы' },
  ...(hasRepairs ? [{ path: '/account/repairs', name: 'Мои ремонты' } as const] : []),
  { path: '/bonus', name: 'Бонусная карта' },
  { path: '/account/profile', name: 'Мои данные' },
  { path: '/account/addresses', name: 'Мои адреса' },
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
