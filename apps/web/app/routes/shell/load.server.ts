import type { RouterContextProvider } from 'react-router';
import { ownOrders } from '../../entities/order/own.server.ts';
import { staffOf } from '../../entities/person/staff.server.ts';
import { viewerOf } from '../../entities/person/viewer.server.ts';
import { placeholderOf } from '../../features/search/placeholder.server.ts';
import { ShellBasketDocument, ShellDocument, ShellListsDocument, ShellMenuDocument } from '../../generated/graphql.ts';
import { shop } from '../../platform/company.ts';
import { flagsOf } from '../../platform/flags/flags.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { cookieNoticeOf, readConsent } from '../../platform/session/consent.server.ts';
import { readCookie } from '../../platform/session/cookies.server.ts';
import { takeGoal } from '../../platform/session/goal.server.ts';
import { takeNotice } from '../../platform/session/notice.server.ts';
import { readColorScheme } from '../../platform/session/preferences.server.ts';
import type { Shell } from '../../platform/session/use-shell.ts';

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
const helpFor = (request: Request): typeof links =>
  ownOrders(request).length === 0 ? links : links.map((link) => (link.url === '/order-status' ? { ...link, name: 'Ваши заказы' } : link));

/**
 * What stands around every screen. Nothing of it is worth an error screen: without an answer the city is the default
 * one (spec 2 §8) and the basket says nothing about itself.
 */
export async function loadShell(context: Readonly<RouterContextProvider>, request: Request): Promise<Shell> {
  const [site, menu, basket, lists, viewer, staff] = await Promise.all([
    query(context, request, ShellDocument, {}),
    query(context, request, ShellMenuDocument, {}),
    query(context, request, ShellBasketDocument, {}),
    query(context, request, ShellListsDocument, {}),
    viewerOf(context, request),
    staffOf(context, request),
  ]);
  const city = site.data?.currentCity;
  const { counterScript, redirectGuard } = shopOf(context);
  return {
    city: city ?? { ...shop.defaultCity, phone: shop.phone },
    isCityConfirmed: readCookie(request, 'city_id') !== null || shopOf(context).cityId !== undefined,
    cookieNotice: cookieNoticeOf(readConsent(request), counterScript),
    counterScript: readConsent(request) === 'all' ? counterScript : null,
    flags: flagsOf(site.data?.features),
    placeholder: placeholderOf(context, request, site.data?.searchPlaceholders),
    help: helpFor(request),
    sections: menu.data?.menu ?? [],
    basket: {
      quantity: basket.data?.basket?.quantity ?? 0,
      sum: basket.data?.basket?.totalSum ?? 0,
      items: basket.data?.basket?.items ?? [],
    },
    lists: { favorites: lists.data?.favorites?.productIds ?? [], compare: lists.data?.comparison?.productIds ?? [] },
    viewer,
    staff,
    colorScheme: readColorScheme(request),
    notice: takeNotice(context, request),
    goal: takeGoal(context, request),
    tileUrl: shopOf(context).tileUrl,
    redirectGuard,
  };
}
