import { randomBytes } from 'node:crypto';
import { smartPriceTerm } from '@vitrina/services/rules/smart-price.ts';
import type { smartprice as endpoints } from '@vitrina/services/smartprice/endpoints.ts';
import { sql } from '../../platform/database/sql.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { notFound } from '../../platform/refusal.ts';
import { valuationPath } from './page.ts';
import { readSmartPrice, takingPart } from './read.ts';
import { discountFor, grades } from './rules.ts';

const noOffer = () => notFound('На этот товар умной цены нет');
const unknown = () => notFound('Такой умной цены нет');

export const smartprice: Handlers<typeof endpoints> = {
  txInfo: async ({ body, context: { db } }) => {
    const smartPrice = await readSmartPrice(db, body.tx);
    if (smartPrice === undefined) throw unknown();
    const { tx, tradeInId, productId, totalDiscount, benefit, state } = smartPrice;
    const record = { tx, tradein_id: tradeInId, product_id: productId, total_discount: totalDiscount, discountBenefit: benefit };
    return { state, smart_price: state === 'completed' ? record : false };
  },
  product: async ({ query, context: { db, hasSandbox } }) => {
    if (!hasSandbox) throw noOffer();
    const productId = toDatabaseId(query.product_id);
    const product = await takingPart(db, productId);
    if (product === undefined) throw noOffer();
    const { total, benefit } = discountFor(product, grades[0]);
    return { product_id: productId, total_discount: total, discountBenefit: benefit };
  },
  link: async ({ query, context: { db, hasSandbox } }) => {
    if (!hasSandbox) throw noOffer();
    const productId = toDatabaseId(query.product_id);
    if ((await takingPart(db, productId)) === undefined) throw noOffer();
    const tx = randomBytes(16).toString('hex');
    await db.execute(sql`insert into smart_prices (tx, product_id, return_url, expires_at)
      values (${tx}, ${productId}, ${query.return_url}, now() + make_interval(days => ${smartPriceTerm.days}))`);
    return { tx, url: valuationPath(tx) };
  },
  check: async ({ query, context: { db } }) => {
    const smartPrice = await readSmartPrice(db, query.tx);
    if (smartPrice === undefined) throw unknown();
    return { state: smartPrice.state };
  },
};
