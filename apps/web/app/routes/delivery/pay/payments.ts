import { byTab, methodsFor, splitVisible, type Tab } from '../../../features/checkout/payment-methods.ts';
import type { WayToPayFragment } from '../../../generated/graphql.ts';
import { months } from '../../../platform/format/lending.ts';
import { exactRubles } from '../../../platform/format/money.ts';
import { plural } from '../../../platform/format/plural.ts';
import type { IconName } from '../../../ui/icon.tsx';

/** What holds for every way of a tab, whoever lends the money. */
export const tabTexts = {
  ONLINE: 'На защищённой странице банка сразу после оформления. Деньги вернутся тем же способом, если вы откажетесь от заказа.',
  ON_RECEIPT: 'В магазине, в пункте выдачи или курьеру. Сначала осмотрите покупку, потом платите.',
  INSTALMENT: 'Цена товара не увеличивается: проценты банку возмещает магазин.',
  CREDIT: 'Ставку и полную стоимость банк назовёт до подписания договора.',
  IN_PARTS: 'Несколько платежей без процентов: товар получаете сразу.',
} satisfies Partial<Record<Tab, string>>;
const texts: Readonly<Partial<Record<Tab, string>>> = tabTexts;

/** What is handed over only when it is paid. */
export const prepaidText = 'Цифровые коды, подарочные карты и заказы в постамат оплачиваются заранее.';

/** «6, 12 или 24 месяца». */
function periodsText(periods: readonly number[]): string {
  const last = periods.at(-1);
  if (last === undefined) return '';
  const before = periods.slice(0, -1).join(', ');
  return `${before === '' ? '' : `${before} или `}${last} ${plural(last, months)}`;
}

/** «от 1 500 ₽ до 500 000 ₽». */
const boundsText = ({ minBasketThreshold: min, maxBasketThreshold: max }: WayToPayFragment): string =>
  [min === null ? '' : `от ${exactRubles(min.amount)}`, max === null ? '' : `до ${exactRubles(max.amount)}`].filter(Boolean).join(' ');

/** Signs of kinds of payment; another one has that of its tab. */
const kindIcons: Readonly<Partial<Record<WayToPayFragment['kind'], IconName>>> = {
  SBP: 'qr',
  CASH: 'store',
  TRADE_IN: 'returns',
  SPASIBO: 'star',
  COURIER_CARD: 'truck',
  COURIER_CASH: 'truck',
  CARD: 'card',
  PSB: 'card',
  SBERBANK: 'card',
  BANK_TRANSFER: 'letter',
};
const tabIcons: Readonly<Record<Tab, IconName>> = {
  ONLINE: 'wallet',
  ON_RECEIPT: 'store',
  INSTALMENT: 'clock',
  CREDIT: 'clock',
  IN_PARTS: 'clock',
  COMPANY: 'letter',
  OTHER: 'wallet',
};

/** A loan shows over how long, whoever gives it. */
const iconOf = ({ kind, tab }: WayToPayFragment): IconName =>
  tab === 'ONLINE' || tab === 'ON_RECEIPT' || tab === 'OTHER' ? (kindIcons[kind] ?? tabIcons[tab]) : tabIcons[tab];

export interface WayText {
  id: string;
  icon: IconName;
  name: string;
  description: string | null;
  /** Over which time, and which sums; none where nothing limits it. */
  terms: string[];
}

const wayText = (way: WayToPayFragment): WayText => ({
  id: way.typeId,
  icon: iconOf(way),
  name: way.name,
  description: way.description,
  terms: [periodsText(way.periods), boundsText(way)].filter(Boolean),
});

export interface PaymentGroup {
  id: string;
  title: string;
  text: string;
  ways: WayText[];
  /** Those that the checkout folds. */
  folded: WayText[];
}

/** The ways of the checkout that a city with these types of payment has, by its tabs; a city that tells none may have any of them. */
export function paymentsIn(methods: readonly WayToPayFragment[], typeIds: readonly string[]) {
  const here = methods.filter(({ typeId }) => typeIds.length === 0 || typeIds.includes(typeId));
  const personal = methodsFor(here, false);
  const groups: PaymentGroup[] = byTab(personal).map(({ tab, name, text, methods: inTab }) => {
    const [ways, folded] = splitVisible(inTab, () => false);
    return { id: tab.toLowerCase(), title: name, text: texts[tab] ?? text, ways: ways.map(wayText), folded: folded.map(wayText) };
  });
  return {
    groups,
    company: here.filter((way) => !personal.includes(way)).map(wayText),
    /** Names of what buys a gift certificate. */
    forGifts: personal.filter(({ isForGiftCertificates }) => isForGiftCertificates).map(({ name }) => name),
  };
}
