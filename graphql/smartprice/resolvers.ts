import { domains } from '@vitrina/services/registry.ts';
import { badInput } from '../base/errors.ts';
import { isReturnPath } from '../base/return-path.ts';
import { orNull } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits } from '../calls/with-limits.ts';
import type { MutationSmartPriceStartValuationArgs, ProductResolvers, Resolvers } from '../generated/resolvers.ts';
import { valuationLimits } from './limits.ts';
import { smartPriceIn, stateOf, txOf, wayBack } from './rules.ts';

const { txInfo, product, link, check } = domains.smartprice;

const ofProduct: Pick<ProductResolvers, 'smartPriceOffer'> = {
  smartPriceOffer: withCalls({ product }, ({ product }, { id }) => orNull(product({ query: { product_id: id } }))),
};

const startValuation = withLimits(
  valuationLimits,
  withCalls(
    { link },
    ({ link }, _parent: object, { input: { productId, returnUrl } }: MutationSmartPriceStartValuationArgs, { publicOrigin }) => {
      if (!isReturnPath(returnUrl)) throw badInput({ 'input.returnUrl': ['Нужен путь на этом сайте.'] });
      return link({ query: { product_id: productId, return_url: wayBack(returnUrl, publicOrigin) } });
    },
  ),
);

interface OfSmartPrice extends Pick<Resolvers, 'BasketSmartPrice' | 'SmartPrice'> {
  Query: Pick<NonNullable<Resolvers['Query']>, 'smartPrice'>;
  Mutation: Pick<NonNullable<Resolvers['Mutation']>, 'smartPriceStartValuation' | 'smartPriceBegin'>;
  Product: typeof ofProduct;
}

export const resolvers: OfSmartPrice = {
  Query: {
    smartPrice: withCalls({ txInfo }, async ({ txInfo }, _parent, { tx }) => {
      const found = await orNull(txInfo({ body: { tx: txOf(tx, 'tx') } }));
      return found && { state: stateOf(found.state), smartPrice: smartPriceIn(found) };
    }),
  },
  Mutation: {
    smartPriceStartValuation: startValuation,
    smartPriceBegin: startValuation,
  },
  Product: ofProduct,
  BasketSmartPrice: {
    state: withCalls({ check }, async ({ check }, { tx }) => {
      const found = await orNull(check({ query: { tx } }));
      return stateOf(found?.state ?? null);
    }),
  },
};
