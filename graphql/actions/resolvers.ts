import { actionsOfSite } from '@vitrina/services/actions/vocabulary.ts';
import { quantityFault } from '@vitrina/services/contract/fields/quantity.ts';
import { domains } from '@vitrina/services/registry.ts';
import { badInput } from '../base/errors.ts';
import { orNull } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { cardById } from '../products/loaders.ts';
import { actionTypeOf, conditionsOf, mechanicTypeOf, percentOf, sumOf, unmetOf } from './rules.ts';

const { list, ofProducts, ofAccessories, mechanics } = domains.actions;

/** Ids and goods that one field may ask for. */
const maxIds = 100;

/** Goods that are shown for a condition. */
const maxConditionProducts = 3;

function checkCount(things: readonly unknown[], field: string): void {
  if (things.length === 0 || things.length > maxIds) throw badInput({ [field]: [`От 1 до ${maxIds}.`] });
}

interface Goods<Id> {
  productId: Id;
  quantity?: number | null | undefined;
}

function pieces<Id>({ productId, quantity }: Goods<Id>, field: string): { id: Id; quantity: number } {
  const requestedQuantity = quantity ?? 1;
  const fault = quantityFault(requestedQuantity);
  if (fault !== null) throw badInput({ [`${field}.quantity`]: [fault] });
  return { id: productId, quantity: requestedQuantity };
}

interface GoodsArguments<Id> {
  products: readonly Goods<Id>[];
  actionIds?: readonly Id[] | null | undefined;
  showHidden: boolean;
}

function ofGoods<Id>({ products, actionIds, showHidden }: GoodsArguments<Id>) {
  checkCount(products, 'products');
  const query = { ...(actionIds ? { action_ids: [...actionIds] } : {}), ...(showHidden ? { show_hidden: true } : {}) };
  return { query, body: { products: products.map((goods, at) => pieces(goods, `products.${at}`)) } };
}

export const resolvers: Pick<Resolvers, 'Query' | 'Action' | 'ActionMechanic' | 'ActionCondition' | 'ActionPresent' | 'ActionLine'> = {
  Query: {
    actions: withCalls({ list }, ({ list }, _parent, { ids }) => {
      checkCount(ids, 'ids');
      return list({ query: { ...actionsOfSite, action_ids: ids } });
    }),
    productAction: withCalls({ ofProducts }, ({ ofProducts }, _parent, args) => ofProducts(ofGoods(args))),
    accessoryAction: withCalls({ ofAccessories }, ({ ofAccessories }, _parent, args) => ofAccessories(ofGoods(args))),
    actionMechanics: withCalls({ mechanics }, ({ mechanics }, _parent, { actionId, product }) =>
      orNull(mechanics({ params: { id: actionId }, body: { product: pieces(product, 'product') } })),
    ),
  },
  Action: {
    type: actionTypeOf,
    discountPercent: percentOf,
    discountSum: sumOf,
    isApplicable: (action) => unmetOf(action).length === 0,
    unmetConditions: unmetOf,
    isOfSberbank: ({ bank_flags }) => bank_flags?.sberbank ?? false,
    maxLoan: ({ deferreds }) =>
      deferreds.reduce<number | null>((maxLoan, { max_loan }) => (max_loan === null ? maxLoan : Math.max(maxLoan ?? 0, max_loan)), null),
    specialOfferUrl: ({ article_id }) => (article_id === null ? null : `/special-offers/${encodeURIComponent(article_id)}`),
  },
  ActionMechanic: {
    type: ({ type }) => mechanicTypeOf(type),
    typeCode: ({ type }) => type,
    conditions: conditionsOf,
    priceFrom: ({ params }) => params?.price_from ?? null,
    priceOfAccessories: ({ params }) => params?.price_of_accessories ?? null,
    isCrossRecommended: ({ params }) => params?.recommend_cross ?? false,
    isDsoRecommended: ({ params }) => params?.recommend_dso ?? false,
    creditNotification: ({ params }) => params?.credit_notification ?? null,
  },
  ActionCondition: {
    products: withCalls({ cardById }, ({ cardById }, { product_ids }) =>
      Promise.all(product_ids.slice(0, maxConditionProducts).map(cardById)),
    ),
  },
  ActionPresent: {
    product: withCalls({ cardById }, ({ cardById }, { product_id }) => cardById(product_id)),
  },
};
