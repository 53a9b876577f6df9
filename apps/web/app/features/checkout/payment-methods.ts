import { companyTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { invoiceEmailFault } from '@vitrina/services/rules/invoice-email.ts';
import { typesOfOthers } from '@vitrina/services/rules/payer-types.ts';
import type { Draft } from '../../entities/order-draft/draft.ts';
import type { MethodFactsFragment } from '../../generated/graphql.ts';
import { rubles } from '../../platform/format/money.ts';
import { type PluralForms, pluralize } from '../../platform/format/plural.ts';

export type Method = MethodFactsFragment;
/** Where a method stands: in a tab of the provider's, or in ours of what companies pay with. */
export type Tab = Method['tab'] | 'COMPANY';

/** Tabs in their order; the first is the default (spec 1 §2). Only a company has methods of the first of them. */
export const tabs: readonly { tab: Tab; name: string; text: string }[] = [
  { tab: 'COMPANY', name: 'Со счёта компании', text: 'По счёту от магазина или через СберБизнес' },
  { tab: 'ONLINE', name: 'Онлайн', text: 'Сразу, на странице банка' },
  { tab: 'ON_RECEIPT', name: 'При получении', text: 'Когда заберёте или привезём' },
  { tab: 'INSTALMENT', name: 'Рассрочка', text: 'Цена та же, платежи по месяцам' },
  { tab: 'CREDIT', name: 'Кредит', text: 'Решение банка за несколько минут' },
  { tab: 'IN_PARTS', name: 'Частями', text: 'Несколько платежей, без процентов' },
];

/** By an invoice, and with the bank of businesses, companies pay and nobody else. */
const ofCompanies: readonly Method['kind'][] = ['BANK_TRANSFER', 'SBER_BUSINESS'];

/** The methods that whoever buys may pay with; the invoice of a company comes first, the bank of businesses next. */
export function methodsFor<One extends Pick<Method, 'typeId'>>(methods: readonly One[], isCompany: boolean): One[] {
  const others = typesOfOthers(isCompany).map(String);
  const firstIds = companyTypes.map(String);
  const own = methods.filter(({ typeId }) => !others.includes(typeId));
  const first = firstIds.flatMap((id) => own.filter(({ typeId }) => typeId === id));
  return [...first, ...own.filter((method) => !first.includes(method))];
}

/** Whether a company that buys is offered no invoice: a manager makes one out then. */
export const lacksInvoice = (methods: readonly Pick<Method, 'kind'>[]): boolean => !methods.some(({ kind }) => kind === 'BANK_TRANSFER');

/** What the contacts lack for the invoice that a method is; null for nothing. */
export const invoiceEmailFaultOf = ({ typeId }: Pick<Method, 'typeId'>, contacts: Draft['contacts']): string | null =>
  invoiceEmailFault(Number(typeId), contacts?.email ?? null);

export const lacksInvoiceEmail = (method: Pick<Method, 'typeId'>, contacts: Draft['contacts']): boolean =>
  invoiceEmailFaultOf(method, contacts) !== null;

type Placed = Pick<Method, 'tab' | 'kind'>;

/** The tab a method stands under: what the provider puts elsewhere stands under «Онлайн». */
export const tabOf = ({ tab, kind }: Placed): Tab => (ofCompanies.includes(kind) ? 'COMPANY' : tab === 'OTHER' ? 'ONLINE' : tab);

/** Methods by tab, only the tabs that have some; `first` stands before all others, and its tab before the other tabs. */
export function byTab<One extends Placed>(
  methods: readonly One[],
  first?: One,
): { tab: Tab; name: string; text: string; methods: One[] }[] {
  const ordered = first === undefined ? methods : [first, ...methods.filter((method) => method !== first)];
  const filled = tabs
    .map((tab) => ({ ...tab, methods: ordered.filter((method) => tabOf(method) === tab.tab) }))
    .filter((tab) => tab.methods.length > 0);
  return first === undefined
    ? filled
    : filled.toSorted((one, other) => Number(other.methods[0] === first) - Number(one.methods[0] === first));
}

/** Methods of a tab that are seen whatever they bring; where only one more would be left, it is seen too. */
const maxVisible = 3;

/** Which methods of a tab are seen at once: the first of them, and all that bring something, which come right after the very first. */
export function splitVisible<One>(methods: readonly One[], bringsSomething: (method: One) => boolean): [One[], One[]] {
  const bringing = methods.slice(1).filter(bringsSomething);
  const ordered = [...new Set([...methods.slice(0, 1), ...bringing, ...methods])];
  const visibleCount = Math.max(maxVisible, 1 + bringing.length);
  return ordered.length - visibleCount < 2 ? [ordered, []] : [ordered.slice(0, visibleCount), ordered.slice(visibleCount)];
}

const methodForms: PluralForms = ['способ', 'способа', 'способов'];

/** What opens the folded ones: «Ещё 3 способа». */
export const moreText = (folded: readonly unknown[]): string => `Ещё ${pluralize(folded.length, methodForms)}`;

/** The method that a form names by its tab, and by its type where the tab has several. */
export function methodOf(methods: readonly Method[], tab: string, typeId: string): Method | null {
  const inTab = methods.filter((method) => tabOf(method) === tab);
  return inTab.find((method) => method.typeId === typeId) ?? null;
}

/** Whether a method may be chosen: its broker lends as much. */
export const isOpen = ({ isLimitExceeded }: Pick<Method, 'isLimitExceeded'>): boolean => isLimitExceeded !== true;

/** What the broker of a method lends, and whether that is enough; empty where it tells no limit. */
export function limitText({ limit, isLimitExceeded }: Pick<Method, 'limit' | 'isLimitExceeded'>): string {
  if (limit == null) return '';
  return `Ваш лимит — ${rubles(limit.amount)}${isLimitExceeded === true ? ', на эту покупку его не хватит' : ''}`;
}

/** The term that a method is paid back over: the one that was chosen, else the last (spec 2 §4); null where nobody tells. */
export const termOf = ({ terms }: Pick<Method, 'terms'>, months: number | undefined): Method['terms'][number] | null =>
  terms.find((term) => term.months === months) ?? terms.at(-1) ?? null;

/**
 * The monthly payment of a tab, over the term that it goes with: of the term that was chosen for one of its methods, «по 1 250 ₽ на 12 мес.», else
 * the smallest, «от 1 167 ₽ на 24 мес.»; null where nobody tells one.
 */
export function monthlyText(
  methods: readonly Pick<Method, 'typeId' | 'terms' | 'isLimitExceeded'>[],
  selectedTypeId: string | null,
  chosenMonths: number | undefined,
): string | null {
  const open = methods.filter(isOpen);
  const chosen = open.find(({ typeId }) => typeId === selectedTypeId)?.terms.find(({ months }) => months === chosenMonths);
  const [smallest] = open.flatMap(({ terms }) => terms).toSorted((one, other) => one.payment.amount - other.payment.amount);
  const term = chosen ?? smallest;
  return term ? `${chosen ? 'по' : 'от'}\u00a0${rubles(term.payment.amount)}\u00a0на\u00a0${term.months}\u00a0мес.` : null;
}

/** The method that stands ticked: the chosen one where it may be, else the first that may be; null where none may. */
export const tickedMethod = (tabs: readonly { methods: readonly Method[] }[], selectedTypeId: string | null): Method | null => {
  const open = tabs.flatMap(({ methods }) => methods).filter(isOpen);
  return open.find(({ typeId }) => typeId === selectedTypeId) ?? open[0] ?? null;
};

/** The method with the term that was chosen for it: one that was chosen for another means nothing here. */
export function withTerm(typeId: string, last: Draft['payment']): { paymentTypeId: string; months?: number } {
  return { paymentTypeId: typeId, ...(last?.paymentTypeId === typeId && last.months !== undefined && { months: last.months }) };
}

/** Name of the field with the method of a tab. */
export const methodField = (tab: string): string => `method.${tab}`;
