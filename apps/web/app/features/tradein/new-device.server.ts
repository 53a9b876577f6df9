import type { RouterContextProvider } from 'react-router';
import { TradeInGoodsDocument, TradeInNewDocument, TradeInVariantsDocument } from '../../generated/graphql.ts';
import { notFound } from '../../platform/gateway/query.server.ts';
import { queryCalculator } from './ask.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Goods that are shown for a choice. */
const maxProducts = 8;

/** The new device that is wanted, with its variants; an id that no product has is no address of this shop. */
export async function readNewDevice(context: Context, request: Request, productId: string | null) {
  if (productId === null) return null;
  const found = await queryCalculator(context, request, TradeInNewDocument, { productId });
  if (found === false) return null;
  const { product } = found;
  if (!product) return notFound();
  const variants =
    product.modelId === null ? false : await queryCalculator(context, request, TradeInVariantsDocument, { modelId: product.modelId });
  const colors = variants === false ? [] : (variants.tradeInDerivableColorPrices ?? []);
  const memories = variants === false ? [] : (variants.tradeInDerivableMemories ?? []);
  return {
    id: product.id,
    name: product.name,
    url: product.url,
    image: product.images[0] ?? null,
    price: product.offer.price,
    isBuyable: product.isBuyable,
    /** Calculators whose money may pay for it. */
    calculators: (found.tradeInCalculators ?? []).map(({ id }) => id),
    memories,
    colors,
  };
}

/** What is bought most of what old devices pay for, one of each model, to begin with. */
export async function readGoods(context: Context, request: Request, category: string | undefined) {
  if (category === undefined) return [];
  const found = await queryCalculator(context, request, TradeInGoodsDocument, { category });
  const goods = found === false ? [] : (found.listing?.nodes ?? []);
  const models = new Map(goods.filter(({ isBuyable }) => isBuyable).map((product) => [product.modelId ?? product.id, product]));
  return [...models.values()].slice(0, maxProducts);
}
