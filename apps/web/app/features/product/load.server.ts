import { lastPaymentOf } from '@vitrina/services/rules/credit-schedule.ts';
import { paymentsText } from '@vitrina/services/rules/payments-text.ts';
import { createContext, type RouterContextProvider, redirect } from 'react-router';
import type { CategoryPlace } from '../../entities/catalogue/address.ts';
import { availabilityLine } from '../../entities/product/availability.ts';
import { preorderLabel } from '../../entities/product/buy-label.ts';
import { reductionCode } from '../../entities/product/labels.ts';
import { onlinePrice } from '../../entities/product/online-price.ts';
import { smartPriceTx } from '../../entities/smart-price/load.server.ts';
import { ProductPageDocument, type ProductPageQuery, type SupplierOfferFieldsFragment } from '../../generated/graphql.ts';
import { rubles } from '../../platform/format/money.ts';
import { creditSentence, repriced } from '../../platform/format/monthly.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { type PluralForms, pluralize } from '../../platform/format/plural.ts';
import { absent, notFound, throwFailure } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { checkSeo, queryPage } from '../../platform/head/seo.server.ts';
import type { SberOffer } from './credit/sber.ts';
import { differenceText, otherPrices } from './other-prices.ts';
import { isAbsent, receivingNote } from './receiving.ts';
import { pricePromotions, type SelectedOffer, selectOffer } from './selected-offer.ts';
import { warrantyText } from './warranty.ts';

interface Args {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

interface Page {
  data: ProductPageQuery;
  product: NonNullable<ProductPageQuery['product']>;
  /** Of the smart price that was looked up. */
  tx: string | null;
  /** Undefined where the look-up has failed. */
  smartPrice: ProductPageQuery['smartPrice'] | undefined;
  absentTabs(): never;
}

async function askPage(args: Args, id: string): Promise<Page> {
  const tx = smartPriceTx(args.context, args.url, id);
  const variables = { id, goods: [{ productId: id }], tx: tx ?? '0', hasTx: tx !== null };
  const { data, errors } = await queryPage(args, ProductPageDocument, variables);
  checkSeo({ ...args, params: {} });
  if (data === null) throwFailure(errors[0]);
  const hasFailed = errors.some(({ path }) => path === 'smartPrice');
  return {
    data,
    product: data.product ?? absent(errors, 'product'),
    tx,
    smartPrice: hasFailed ? undefined : data.smartPrice,
    absentTabs: () => absent(errors, 'product.tabs'),
  };
}

const pageContext = createContext<Promise<Page> | null>(null);

/** What a product's page shows first, «О товаре» included; one question of the two loaders that a page has. */
export function productPage(args: Args, id: string): Promise<Page> {
  const page = args.context.get(pageContext) ?? askPage(args, id);
  args.context.set(pageContext, page);
  return page;
}

/** A partner's piece lies in no store of the shop. */
const partnerAvailability = ({ availability }: SupplierOfferFieldsFragment) => availability && { ...availability, storesCount: 0 };

/** The partner beside the shop's own offer: who, for how much and when; first where that is cheaper, or the shop has none. */
function partnerLine(offer: SupplierOfferFieldsFragment | null, own: { price: number; isBuyable: boolean | null }) {
  if (offer === null) return null;
  const { supplierName, price, availability } = offer;
  const isCheaper = price.amount < own.price;
  const day = availability?.pickupDayText ?? availability?.deliveryDayText;
  const difference = own.isBuyable === false ? '' : differenceText(price.amount - own.price);
  const text = `У партнёра «${supplierName}»: ${rubles(price.amount)}${difference}`;
  return { text: day ? `${text}, ${day}` : text, isFirst: isCheaper || own.isBuyable === false };
}

/** Who sells it and when it is there, as short as it gets: «ТехноЛавка, 5 декабря», «Сегодня, 3 магазина». */
function barText(product: Parameters<typeof availabilityLine>[0], partner: { name: string } | null): string {
  if (partner === null) return availabilityLine(product).text;
  const { pickupDayText, deliveryDayText } = product.availability ?? {};
  return [partner.name, pickupDayText ?? deliveryDayText].filter(Boolean).join(', ');
}

const payments: PluralForms = ['платёж', 'платежа', 'платежей'];

/** What Sber's button buys; null where it is not offered. */
export function sberOfferOf(product: Page['product'], { price }: SelectedOffer): SberOffer | null {
  const { isBuyableOnCredit, sberTerm } = product;
  if (isBuyableOnCredit !== true || sberTerm === null) return null;
  const { months, payment } = sberTerm;
  const { monthlyPayment } = repriced({ type: 'DEFERRED', monthlyPayment: payment, periods: [months] }, onlinePrice(product), price);
  const lastPayment = lastPaymentOf({ price, payment: monthlyPayment.amount, months });
  return { months, text: `${pluralize(months, payments)} по ${paymentsText(monthlyPayment.amount, lastPayment)}` };
}

/** Why an order costs what it does, where not everybody pays that; null where everybody does. */
function priceNote(own: Pick<Page['product'], 'priceOnline' | 'offer'>, { promotions, priceOld }: SelectedOffer): string | null {
  const [promotion, ...others] = promotions;
  if (promotion === undefined) return own.priceOnline === null ? null : 'Цена при заказе на сайте';
  const names =
    others.length === 0
      ? `По акции «${nbsp(promotion.name)}»`
      : `По акциям: ${promotions.map(({ name, amount }) => `«${nbsp(name)}» −${rubles(amount)}`).join(', ')}`;
  // Lists have that price: what promotions take off is not told of all their goods.
  const without = onlinePrice(own);
  return without === priceOld ? names : `${names}; без ${others.length === 0 ? 'неё' : 'них'} ${rubles(without)}`;
}

/** What stands around every tab of a product. A product without a category has no page (spec 1 §5). */
export function loadFrame({ context, url }: Args, { data, product, absentTabs }: Page, place: CategoryPlace, tab: string) {
  const category = product.category ?? notFound();
  // A wrong code or category goes to the right one (contract, addresses), on the same tab.
  if (category.code !== place.code || category.id !== place.id) throw redirect(`${product.url}${tab}${url.search}`, 301);
  const {
    warrantyDays,
    tabs,
    shortUrl,
    description,
    country,
    youtube,
    actions,
    smartPriceOffer,
    tradeInBonuses,
    sberTerm,
    isBuyableOnCredit,
    priceHistory,
    runningCost,
    lowestSupplierOffer,
    ...rest
  } = product;
  const isNowhere = rest.offerShownInstead === null && isAbsent(rest);
  // Nothing is offered then by which it could be paid.
  const noTerms = { priceOnline: null, offer: { ...rest.offer, credit: null, pinkPrice: null, superPrice: null } };
  const own = isNowhere ? { ...rest, ...noTerms } : rest;
  const selectedOffer = selectOffer(own, isNowhere ? [] : pricePromotions(data));
  const availability = rest.offerShownInstead === null ? rest.availability : partnerAvailability(rest.offerShownInstead);
  const shownPrice = selectedOffer.partner === null ? onlinePrice(own) : selectedOffer.price;
  const { credit } = own.offer;
  const address = new URL(shortUrl === '' ? product.url : shortUrl, shopOf(context).origin).href;
  return {
    ...own,
    tabs: tabs ?? absentTabs(),
    selectedOffer,
    // By which share it is reduced is told of the price of stores.
    stickers: own.stickers.filter(({ code }) => code !== reductionCode || selectedOffer.price === own.offer.price.amount),
    priceNote: priceNote(own, selectedOffer),
    otherPrices: otherPrices(own, selectedOffer.price),
    lowestSupplierOffer,
    /** Null where no partner sells it beside the shop. */
    partnerLine: selectedOffer.partner === null ? partnerLine(lowestSupplierOffer, selectedOffer) : null,
    /** Where the page is found by whoever is told of it: the short address, where the provider has one. */
    address,
    /** Of the offer that the page shows. */
    availability,
    /** What the button says, in the box and in the phone's bar; undefined where it says what it always does. */
    buyLabel: preorderLabel({ ...rest, availability }),
    barLabel: preorderLabel({ offer: rest.offer }),
    barText: barText({ ...rest, lowestSupplierOffer, availability }, selectedOffer.partner),
    colors: (rest.colors ?? []).map(({ price, ...color }) => ({
      ...color,
      /** What it costs before promotions, where the shown one costs another price. */
      price: price === null || price.amount === shownPrice || color.isCurrent ? null : rubles(price.amount),
    })),
    modifications: rest.modifications ?? [],
    category,
    warranty: warrantyDays === null ? null : warrantyText(warrantyDays),
    receiving: receivingNote(rest),
    /** What is paid by the month for the shop's own piece. */
    monthly: credit === null ? null : creditSentence(repriced(credit, onlinePrice(own), selectedOffer.price), selectedOffer.price),
    isAbsent: isNowhere,
  };
}

export type FrameProduct = Awaited<ReturnType<typeof loadFrame>>;
