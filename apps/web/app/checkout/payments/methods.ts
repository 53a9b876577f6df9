import type { MethodFactsFragment } from '../../generated/graphql.ts';
import type { Arranged } from '../delivery/choice.ts';

export type Method = MethodFactsFragment;
export type Tab = Method['tab'];

/** Tabs in their order; the first is the default (spec 1 §2). */
export const tabs: readonly { tab: Tab; name: string; text: string }[] = [
  { tab: 'ONLINE', name: 'Онлайн', text: 'Сразу после оформления' },
  { tab: 'ON_RECEIPT', name: 'При получении', text: 'Когда заберёте или привезём' },
  { tab: 'INSTALMENT', name: 'Рассрочка', text: 'Цена та же, платежи по месяцам' },
  { tab: 'CREDIT', name: 'Кредит', text: 'Решение банка за несколько минут' },
  { tab: 'IN_PARTS', name: 'Частями', text: 'Четыре платежа, без процентов' },
];

/** Methods that go with every chosen way to get the goods. */
export function methodsFor(methods: readonly Method[], arranged: readonly Arranged[]): Method[] {
  const options = arranged.flatMap(({ option }) => option ?? []);
  // What is sent is paid in advance; with nothing else in the basket there is no other way.
  if (options.length === 0) return methods.filter(({ isPrepaid }) => isPrepaid);
  return methods.filter(({ paymentTypeId }) => options.every(({ paymentTypeIds }) => paymentTypeIds.includes(paymentTypeId)));
}

/** Methods by tab, only the tabs that have some. */
export function byTab(methods: readonly Method[]): { tab: Tab; name: string; text: string; methods: Method[] }[] {
  return tabs
    .map((tab) => ({ ...tab, methods: methods.filter((method) => method.tab === tab.tab) }))
    .filter((tab) => tab.methods.length > 0);
}

/** The method that a form names by its tab, and by its type where the tab has several. */
export function methodOf(methods: readonly Method[], tab: string, paymentTypeId: string): Method | null {
  const inTab = methods.filter((method) => method.tab === tab);
  return inTab.find((method) => String(method.paymentTypeId) === paymentTypeId) ?? null;
}

/** Name of the field with the method of a tab. */
export const methodField = (tab: string): string => `method.${tab}`;
