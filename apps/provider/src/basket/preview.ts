import type { basketEndpoints } from '@vitrina/services/basket/endpoints.ts';
import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { type Database, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { toDatabaseId } from '../platform/database-id.ts';
import { invalid, notFound } from '../platform/refusal.ts';
import { readOffered } from '../pricing/tradein/exchange-read.ts';
import { presentsOf } from './presents.ts';
import { type BasketState, type PreviewItem, previewBasket } from './state.ts';

type Body = Input<(typeof basketEndpoints)['preview']>['body'];

/** What a basket of these goods and old devices would cost, with the presents that they bring. */
export async function preview(db: Database, { items, devices = [] }: Body, cityId: number): Promise<BasketState> {
  const wanted = items.map(({ product_id, quantity, parent, action_id }, at): PreviewItem => {
    if (parent !== undefined && parent >= at)
      throw invalid({ [`items.${at}.parent`]: ['Товар должен стоять после того, к которому относится'] });
    return {
      id: at + 1,
      productId: toDatabaseId(product_id),
      parentId: parent === undefined ? null : parent + 1,
      quantity,
      actionId: action_id === undefined ? null : toDatabaseId(action_id),
    };
  });
  const ids = [...new Set(wanted.map(({ productId }) => productId))];
  const found = await rows(db, sql`select 1 from products where id = any(${sql.param(ids)}::int[]) and status = 1`);
  if (found.length < ids.length) throw notFound('Товар не найден');
  const offered = await readOffered(
    db,
    devices.map(({ calculator_id, model_id, ...device }) => ({
      ...device,
      calculatorId: toDatabaseId(calculator_id),
      modelId: toDatabaseId(model_id),
    })),
  );
  const exchange = { devices: offered, productId: offered.length === 0 ? null : (wanted[0]?.productId ?? null) };
  const bought = await previewBasket(db, wanted, { cityId, exchange });
  // What lies under its product already is not given there once more.
  const presents = (await presentsOf(db, bought, cityId)).filter(
    ({ productId, parentId }) => !wanted.some((one) => one.productId === productId && one.parentId === parentId),
  );
  if (presents.length === 0) return bought;
  const given = presents.map((present, at): PreviewItem => ({ ...present, id: wanted.length + at + 1, actionId: null }));
  return previewBasket(db, [...wanted, ...given], { cityId, exchange });
}
