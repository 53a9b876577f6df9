import { pageSize } from '@vitrina/services/products/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { storesPageSize } from '@vitrina/services/stores/vocabulary.ts';
import { cityByAlias, visitorCity } from '../cities/loaders.ts';
import { timeZoneOf } from '../cities/rules.ts';
import type { Context } from '../context/context.ts';
import { ShopError } from '../errors.ts';
import { quietly } from '../failure.ts';
import type { ProductResolvers } from '../generated/resolvers.ts';
import { giving } from '../loader.ts';
import { reaches } from '../reaches.ts';
import { availabilityOf, fullProduct } from './loaders.ts';
import type { Availability, FullProduct, Product } from './rows.ts';
import { gradeText, isBuyable, isShownAsAvailable, orderTypeOf, paths, stickersOf, warrantyDays } from './rules.ts';

const { similars, lookedWith } = domains.products;
const { list } = domains.delivery;
const { withProduct } = domains.stores;

const isPreorder = ({ offer }: Product): boolean => orderTypeOf(offer) === 'PREORDER';

/** A field of the product page: a card is completed by one more call, a full product has it at hand. */
const ofFull = <Value>(read: (product: FullProduct) => Value) =>
  reaches({ fullProduct }, async ({ fullProduct }, row: Product) => read(isFull(row) ? row : await fullProduct(row.id)));

const isFull = (row: Product): row is FullProduct => 'specifications' in row;

export const productResolvers: ProductResolvers = {
  url: paths.product,
  priceOnline: ({ special_offer }) => special_offer?.price_online ?? null,
  stickers: ({ stickers }, _args, { viewer }) => stickersOf(stickers, viewer.branch),
  tradeInSticker: ({ trade_in_sticker }) => trade_in_sticker?.price ?? null,
  markdownGrade: ({ markdown_grade }) => gradeText(markdown_grade),

  availability: reaches({ availabilityOf }, ({ availabilityOf }, { id }) => availabilityOf(id)),
  isBuyable: reaches({ availabilityOf }, async ({ availabilityOf }, row, _args, context) => {
    const can = (isAvailable: boolean) =>
      isBuyable({ price: row.offer.price, isPreorder: isPreorder(row), isAvailable, isCreditAvailable: null });
    // Stock is asked for only where it decides.
    if (can(false) === can(true)) return can(true);
    if (orderTypeOf(row.offer) === 'NONE') return can(false);
    const stock = await known(availabilityOf(row.id), 'Product.isBuyable', context);
    return stock === null ? null : can(stock.available);
  }),
  isShownAsAvailable: reaches({ availabilityOf }, async ({ availabilityOf }, row, _args, context) => {
    if (!isShownAsAvailable(row.offer, true)) return false;
    const stock = await known(availabilityOf(row.id), 'Product.isShownAsAvailable', context);
    return stock === null ? null : isShownAsAvailable(row.offer, stock.available);
  }),

  article: ofFull((product) => product.article),
  description: ofFull((product) => product.description),
  country: ofFull((product) => product.country),
  warrantyDays: ofFull(warrantyDays),
  specifications: ofFull((product) => product.specifications),
  manuals: ofFull((product) => product.manuals),
  supplierOffers: ofFull((product) => product.supplier_offers),
  markdownOffers: ofFull((product) => product.children),
  questionsCount: ofFull((product) => product.attr.questions_count),
  youtube: ofFull((product) => product.youtube),
  comparedModel: ofFull((product) => product.compared_model),
  modifications: ofFull((product) => product.modifications),
  colors: ofFull((product) => product.colors),

  similars: reaches(
    { similars },
    ({ similars }, { id }, _args, context) =>
      quietly(context, 'Product.similars', similars({ params: { id }, query: { per_page: pageSize.products } }), []),
    { items: pageSize.products },
  ),
  lookedWith: reaches(
    { lookedWith },
    ({ lookedWith }, { id }, _args, context) =>
      quietly(context, 'Product.lookedWith', lookedWith({ params: { id }, query: { per_page: pageSize.products } }), []),
    { items: pageSize.products },
  ),
  deliveries: reaches({ list }, ({ list }, { id, offer }, _args, context) => {
    const found = list({ query: { products: [{ product_id: id, quantity: 1 }], sum: offer.price } });
    return quietly(context, 'Product.deliveries', found, []);
  }),
  stores: reaches({ withProduct, visitorCity, cityByAlias }, async ({ visitorCity, cityByAlias }, row, { cityAlias }, context) => {
    const city = cityAlias == null ? await visitorCity() : await cityByAlias(cityAlias);
    if (city === null) throw new ShopError('NOT_FOUND', 'Такого города нет.');
    const { withProduct: stockOf } = giving({ withProduct })(context.inCity(city.id));
    const { items } = await stockOf({ body: { product_id: row.id, per_page: storesPageSize } });
    const asked = { isPreorder: isPreorder(row), timeZone: timeZoneOf(city) };
    return items.map((store) => ({ ...store, asked }));
  }),
};

/** Null while nobody knows: the shopper sees that the stock is unknown, not that there is none. */
function known(stock: Promise<Availability | null>, field: string, context: Context): Promise<Availability | null> {
  return quietly(context, field, stock, null);
}
