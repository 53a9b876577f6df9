import type { RouterContextProvider } from 'react-router';
import { ownOrders } from '../../entities/order/own.server.ts';
import { isByStaff } from '../../entities/person/staff.server.ts';
import { staffLabels } from '../../entities/person/staff.ts';
import { hasSession, viewerLabels } from '../../entities/person/viewer.server.ts';
import { placeholderOf } from '../../features/search/placeholder.server.ts';
import { ShellDocument } from '../../generated/graphql.ts';
import { shop } from '../../platform/company.ts';
import { flagsOf } from '../../platform/flags/flags.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { cookieNoticeOf, readConsent } from '../../platform/session/consent.server.ts';
import { readCookie } from '../../platform/session/cookies.server.ts';
import { consumePendingGoal } from '../../platform/session/goal.server.ts';
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
  { url: '/help', name: 'Помощь' },
  { url: '/contacts', name: 'Контакты' },
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
const helpFor = (context: Readonly<RouterContextProvider>): typeof links =>
  ownOrders(context).length === 0 ? links : links.map((link) => (link.url === '/order-status' ? { ...link, name: 'Ваши заказы' } : link));

/** Cookies of a visitor who has a basket or lists; nobody else is asked about, so that what a guest sees is the same for all. */
const ownCookies = ['basket_id', 'favourites', 'compare_products'];

/**
 * What stands around every screen, in one operation. Nothing of it is worth an error screen: without an answer the city is the
 * default one (spec 2 §8) and the basket says nothing about itself.
 */
export async function loadShell(context: Readonly<RouterContextProvider>, request: Request): Promise<Shell> {
  const isSignedIn = hasSession(context);
  const { cookies } = shopOf(context).visitor;
  const isKnown = isSignedIn || ownCookies.some((name) => cookies.has(name));
  const { data } = await query(context, request, ShellDocument, { isKnown, isSignedIn, isByStaff: isByStaff(context) });
  const { counterScript, redirectGuard } = shopOf(context);
  return {
    city: data?.currentCity ?? { ...shop.defaultCity, phone: shop.phone },
    isCityConfirmed: readCookie(context, 'city_id') !== null || shopOf(context).cityId !== undefined,
    cookieNotice: cookieNoticeOf(readConsent(context), counterScript),
    counterScript: readConsent(context) === 'all' ? counterScript : null,
    flags: flagsOf(data?.features),
    placeholder: placeholderOf(context, data?.searchPlaceholders),
    help: helpFor(context),
    sections: data?.menu ?? [],
    basket: {
      quantity: data?.basket?.quantity ?? 0,
      sum: data?.basket?.totalSum.amount ?? 0,
      items: data?.basket?.items ?? [],
    },
    lists: { favorites: data?.favorites?.productIds ?? [], compare: data?.comparison?.productIds ?? [] },
    viewer: viewerLabels(data?.me),
    staff: data?.viewer?.employee ? staffLabels(data.viewer.employee) : null,
    colorScheme: readColorScheme(context),
    notice: takeNotice(context),
    goal: consumePendingGoal(context),
    tileUrl: shopOf(context).tileUrl,
    redirectGuard,
  };
}
