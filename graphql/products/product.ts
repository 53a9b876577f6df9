import { actionsOfSite } from '@vitrina/services/actions/vocabulary.ts';
import { pageSize } from '@vitrina/services/products/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { orFallback, orNull } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withCallsInCity } from '../cities/in-city.ts';
import { visitorCity } from '../cities/loaders.ts';
import type { Context } from '../context/context.ts';
import type { ProductResolvers } from '../generated/resolvers.ts';
import { featureStates } from '../site/loaders.ts';
import { accessoryCategoriesOf, availabilityOf, cardById, fullProduct, priceHistoryOf } from './loaders.ts';
import {
  gradeText,
  hasPage,
  isBuyable,
  isDigital,
  isOnSale,
  isShownAsAvailable,
  loweredPrice,
  lowestSupplierOffer,
  noReviews,
  offerShownInstead,
  orderTypeOf,
  paths,
  stickersOf,
  warrantyDays,
} from './rules.ts';
import type { FullProduct, Product, Stock, SupplierOffer } from './sources.ts';
import { tabsOf } from './tabs.ts';

const { similars, lookedWith, compilations } = domains.products;
const { rental } = domains.site;
const { list } = domains.delivery;

const isPreorder = ({ offer }: Product): boolean => orderTypeOf(offer) === 'PREORDER';

/** A field of the product page: a card is completed by one more call, a full product has it at hand. */
const ofFull = <Value>(read: (product: FullProduct) => Value) =>
  withCalls({ fullProduct }, async ({ fullProduct }, parent: Product) => read(isFull(parent) ? parent : await fullProduct(parent.id)));

/** What partners offer; one more call of a card where the provider tells it of a whole product only. */
const ofOffers = <Value>(read: (product: Product, offers: readonly SupplierOffer[]) => Value) =>
  withCalls({ fullProduct }, async ({ fullProduct }, parent: Product) =>
    read(parent, offersOf({ ...parent, supplier_offers: parent.supplier_offers ?? (await fullProduct(parent.id)).supplier_offers })),
  );

const offersOf = ({ id, supplier_offers }: Product): SupplierOffer[] =>
  (supplier_offers ?? []).map((offer) => ({ ...offer, product_id: id }));

const isFull = (parent: Product): parent is FullProduct => 'specifications' in parent;

const viewedTogether = withCalls({ lookedWith, featureStates }, async ({ lookedWith, featureStates }, { id }: Product) =>
  (await featureStates()).get('looked_with') === false ? [] : lookedWith({ params: { id }, query: { per_page: pageSize.products } }),
);

export const productResolvers: Omit<ProductResolvers, 'stores' | 'stock'> = {
  url: paths.product,
  isOnSale,
  priceOnline: ({ offer, special_offer }) => loweredPrice(offer.price, special_offer?.price_online),
  stickers: ({ stickers }, _args, { viewer }) => stickersOf(stickers, viewer.branch),
  reviewCounters: ({ review_counters }) => review_counters ?? noReviews,
  isDigital,
  lowestSupplierOffer: (product) => lowestSupplierOffer(offersOf(product)),
  tradeInSticker: ({ trade_in_sticker }) => trade_in_sticker?.price ?? null,
  markdownGrade: ({ markdown_grade }) => gradeText(markdown_grade),

  availability: withCallsInCity({ availabilityOf, visitorCity }, async ({ availabilityOf, visitorCity }, { id }) => {
    const found = await availabilityOf(id);
    return found && { ...found, city: visitorCity };
  }),
  isBuyable: withCallsInCity({ availabilityOf }, async ({ availabilityOf }, parent, { onCredit }, context) => {
    const isCreditAvailable = onCredit ? parent.offer.credit !== null : null;
    const can = (isAvailable: boolean) =>
      isBuyable({ price: parent.offer.price, isPreorder: isPreorder(parent), isAvailable, isCreditAvailable });
    // Stock is asked for only where it decides.
    if (can(false) === can(true)) return can(true);
    if (orderTypeOf(parent.offer) === 'NONE') return can(false);
    const stock = await orUnknown(availabilityOf(parent.id), 'Product.isBuyable', context);
    return stock === null ? null : can(stock.available);
  }),
  isShownAsAvailable: withCallsInCity({ availabilityOf }, async ({ availabilityOf }, parent, _args, context) => {
    if (!isShownAsAvailable(parent.offer, true)) return false;
    const stock = await orUnknown(availabilityOf(parent.id), 'Product.isShownAsAvailable', context);
    return stock === null ? null : isShownAsAvailable(parent.offer, stock.available);
  }),

  article: ofFull((product) => product.article),
  description: ofFull((product) => product.description),
  country: ofFull((product) => product.country),
  warrantyDays: ofFull(warrantyDays),
  specifications: ofFull((product) => product.specifications),
  manuals: ofFull((product) => product.manuals),
  supplierOffers: ofOffers((_product, offers) => [...offers]),
  offerShownInstead: ofOffers(({ offer }, offers) => offerShownInstead(offer, offers)),
  markdownOffers: ofFull((product) => product.children),
  tabs: withCalls(
    { fullProduct, accessoryCategoriesOf },
    async ({ fullProduct, accessoryCategoriesOf }, parent: Product, _args, context) => {
      const [product, hasAccessories] = await Promise.all([
        isFull(parent) ? parent : fullProduct(parent.id),
        // Where nobody knows, the part itself says that it cannot be loaded.
        orFallback(
          context,
          'Product.tabs',
          accessoryCategoriesOf(parent.id).then((found) => found.length > 0),
          true,
        ),
      ]);
      return tabsOf({
        isDigital: isDigital(product),
        isMarkdown: product.is_markdown,
        orderType: orderTypeOf(product.offer),
        hasAccessories,
        hasCredit: product.offer.credit !== null,
        manuals: product.manuals.length,
        markdownOffers: product.children.length,
        supplierOffers: product.supplier_offers.length,
      });
    },
  ),
  newProduct: withCalls({ fullProduct, cardById }, async ({ fullProduct, cardById }, parent: Product) => {
    if (!parent.is_markdown) return null;
    const { new_product_id } = isFull(parent) ? parent : await fullProduct(parent.id);
    const card = new_product_id === null ? null : await cardById(new_product_id);
    return card !== null && hasPage(card) ? card : null;
  }),
  questionsCount: ofFull((product) => product.attr?.questions_count ?? 0),
  youtube: ofFull((product) => product.youtube),
  comparedModel: ofFull((product) => product.compared_model),
  modifications: ofFull((product) => product.modifications),
  colors: ofFull((product) => product.colors),

  actions: withCalls({ actions: domains.actions.list }, ({ actions }, { id }) =>
    actions({ query: { ...actionsOfSite, basket: [{ product_id: id, qty: 1 }] } }),
  ),
  compilations: withCalls({ compilations }, ({ compilations }, { id }) => compilations({ params: { id } })),
  priceHistory: withCalls({ priceHistoryOf }, ({ priceHistoryOf }, { id }) => priceHistoryOf(id)),
  rental: withCalls({ rental }, async ({ rental }, { id }) => {
    const found = await orNull(rental({ query: { item_id: id } }));
    return found?.available ? found : null;
  }),
  similars: withCalls({ similars, featureStates }, async ({ similars, featureStates }, { id }) =>
    (await featureStates()).get('similar') === false ? [] : similars({ params: { id }, query: { per_page: pageSize.products } }),
  ),
  viewedTogether,
  lookedWith: viewedTogether,
  deliveries: withCallsInCity({ list, visitorCity }, async ({ list, visitorCity }, { id, offer }, { supplierId, sum }) => {
    const product = { product_id: id, quantity: 1, supplier_id: supplierId ?? undefined };
    const found = await list({ query: { products: [product], sum: sum ?? offer.price } });
    return found.map((option) => ({ ...option, city: visitorCity }));
  }),
};

/** Null while nobody knows: the shopper sees that the stock is unknown, not that there is none. */
function orUnknown(stock: Promise<Stock | null>, field: string, context: Context): Promise<Stock | null> {
  return orFallback(context, field, stock, null);
}
