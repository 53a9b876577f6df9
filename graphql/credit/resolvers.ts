import { defaultOrderTypeId } from '@vitrina/services/contract/fields/special-ids.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import type { CreditOffer as WireOffer } from '@vitrina/services/credit/endpoints.ts';
import { fromSite } from '@vitrina/services/credit/vocabulary.ts';
import { pageSize } from '@vitrina/services/products/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { isAppleOptionValid } from '@vitrina/services/rules/apple-option.ts';
import { planOf } from '@vitrina/services/rules/credit-schedule.ts';
import { visitorBasket } from '../basket/loaders.ts';
import { withCalls } from '../calls/with-calls.ts';
import type { ProductResolvers, Resolvers } from '../generated/resolvers.ts';
import { fullProduct } from '../products/loaders.ts';
import { loweredPrice } from '../products/rules.ts';
import type { Product } from '../products/sources.ts';
import { featureStates } from '../site/loaders.ts';
import { conditionsOf, inBasketOf } from './conditions.ts';
import { actionOfTerm, isServiceRequired, mokkaLimit } from './loaders.ts';
import {
  creditIdOf,
  creditKindOf,
  dailyPayment,
  isLimitExceeded,
  labelOf,
  lastTerm,
  longestFreeTerm,
  offersByKind,
  paymentTypeOf,
} from './rules.ts';
import type { CreditOffer, CreditPurchase, CreditTerm } from './sources.ts';

const { revoLimit } = domains.credit;
const { creditOffers, warranties } = domains.products;

/** What a piece costs that is the shop's own. */
const ownPrice = ({ offer, special_offer }: Product): number => loweredPrice(offer.price, special_offer?.price_online) ?? offer.price;

/** Offers of the banks, one of each kind, with what they are for. */
function creditOffersFor(purchase: CreditPurchase, offers: readonly WireOffer[], { brand, category }: Product): CreditOffer[] {
  const isApple = isAppleOptionValid({ brand, categoryId: category?.id ?? null, hasWarranty: purchase.hasWarranty });
  const allowedOffers = offers.map((one) => ({ ...one, terms: one.terms.filter((term) => isApple || term.is_apple !== true) }));
  return offersByKind(allowedOffers).map(({ type, terms }) => ({
    type,
    bought: purchase,
    terms: terms.map((term) => ({ ...term, type, bought: purchase })),
  }));
}

const ofProduct: Pick<ProductResolvers, 'creditOffers' | 'sberTerm'> = {
  creditOffers: withCalls({ creditOffers, warranties, fullProduct }, async ({ creditOffers, warranties, fullProduct }, product, args) => {
    const { id } = product;
    const { supplierId, warrantyId, groupDeferred, groupCredit } = args;
    const [offers, promised, partners] = await Promise.all([
      creditOffers({
        params: { id },
        query: {
          order_type_id: defaultOrderTypeId,
          supplier_id: supplierId ?? undefined,
          group_deferred: groupDeferred !== false,
          group_credit: groupCredit !== false,
        },
      }),
      warrantyId == null ? [] : warranties({ params: { id }, query: { per_page: pageSize.warranties } }),
      supplierId == null ? [] : fullProduct(id).then(({ supplier_offers }) => supplier_offers),
    ]);
    const price = partners.find(({ supplier_id }) => supplier_id === supplierId)?.price ?? ownPrice(product);
    const warranty = promised.find((one) => one.id === warrantyId);
    const purchase = { productId: id, price, total: price + (warranty?.offer.price ?? 0), hasWarranty: warranty !== undefined };
    return creditOffersFor(purchase, offers, product);
  }),
  sberTerm: withCalls({ creditOffers, featureStates }, async ({ creditOffers, featureStates }, product) => {
    const features = await featureStates();
    if (features.get('buyBySber') !== true || features.get('view.sber.credit') === false) return null;
    const { id } = product;
    const query = { order_type_id: defaultOrderTypeId, group_deferred: true, group_credit: true };
    const price = ownPrice(product);
    const offers = creditOffersFor(
      { productId: id, price, total: price, hasWarranty: false },
      await creditOffers({ params: { id }, query }),
      product,
    );
    return longestFreeTerm(offers.find(({ type }) => type === 'installmentSber')?.terms ?? []);
  }),
};

/** How a term is paid back, with what is really bought. */
const planBy = ({ bought: { price, total }, payment, months, rate, type }: CreditTerm) =>
  planOf({ payment, months, rate, price, total, hasInterest: type === 'credit' });

interface OfCredit extends Pick<Resolvers, 'Credit' | 'CreditConditions' | 'CreditOffer' | 'CreditTerm'> {
  Query: Pick<NonNullable<Resolvers['Query']>, 'revoLimit'>;
  Product: typeof ofProduct;
}

export const resolvers: OfCredit = {
  Query: {
    revoLimit: withCalls({ revoLimit, featureStates }, async ({ revoLimit, featureStates }, _parent, _args, { viewer }) => {
      if (viewer.isGuest || (await featureStates()).get('view.revo') === false) return null;
      return (await revoLimit({ body: { from_site: fromSite } })).limit;
    }),
  },
  Product: ofProduct,
  Credit: {
    type: ({ type }) => (type === 'deferred' ? 'DEFERRED' : 'OTHER'),
    dailyPayment: ({ monthly_payment }) => dailyPayment(monthly_payment),
  },
  CreditConditions: { isWarrantyAsked: ({ isWarrantyRequired }) => isWarrantyRequired },
  CreditOffer: {
    id: ({ type }) => creditIdOf(type),
    kind: ({ type }) => creditKindOf(type),
    lastTerm: ({ terms }) => lastTerm(terms),
    limit: withCalls({ mokkaLimit }, ({ mokkaLimit }, { type }) => (type === 'mokka' ? mokkaLimit() : null)),
    isLimitExceeded: withCalls({ mokkaLimit, visitorBasket }, async ({ mokkaLimit, visitorBasket }, { type, bought }) => {
      if (type !== 'mokka') return false;
      const limit = await mokkaLimit();
      if (limit === null) return false;
      const { inBasket, isInBasket } = inBasketOf(await visitorBasket(), bought.productId);
      return isLimitExceeded(isInBasket ? 0 : bought.total, limit, inBasket);
    }),
  },
  CreditTerm: {
    label: ({ type, months }) => labelOf(type, months),
    paymentTypeId: (term) => asId(paymentTypeOf(term.type, term)),
    // A payment that does not add up to the price is not shown beside those that do.
    payment: (term) => planBy(term).payment,
    payments: (term) => planBy(term).payments,
    overpayment: (term) => planBy(term).overpayment,
    hasConditions: ({ action_id }) => action_id !== null,
    conditions: withCalls(
      { actionOfTerm, visitorBasket, isServiceRequired },
      async ({ actionOfTerm, visitorBasket, isServiceRequired }, { action_id, type, bought }) => {
        if (action_id === null) return null;
        const [action, basket, isRequired] = await Promise.all([actionOfTerm(action_id), visitorBasket(), isServiceRequired()]);
        const { total, hasWarranty, productId } = bought;
        return conditionsOf(action, {
          ...{ isCredit: type === 'credit', total, hasWarranty, isServiceRequired: isRequired },
          ...inBasketOf(basket, productId),
        });
      },
    ),
  },
};
