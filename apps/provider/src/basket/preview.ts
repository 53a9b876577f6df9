import type { basketEndpoints } from '@vitrina/services/basket/endpoints.ts';
import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { type Database, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { toDatabaseId } from '../platform/database-id.ts';
import { invalid, notFound } from '../platform/refusal.ts';
import { readOfferedDevices } from '../pricing/tradein/exchange-read.ts';
import { planPreviewPresents } from './presents.ts';
import { type BasketState, type PreviewItem, previewBasket } from './state.ts';

type Body = Input<(typeof basketEndpoints)['preview']>['body'];

/** What a basket of these goods and old devices would cost, with the presents that they bring. */
export async function preview(db: Database, { items, devices = [] }: Body, cityId: number): Promise<BasketState> {
  const previewItems = items.map(({ product_id, quantity, parent, action_id }, at): PreviewItem => {
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
  const ids = [...new Set(previewItems.map(({ productId }) => productId))];
  const productRows = await rows(db, sql`select 1 from products where id = any(${sql.param(ids)}::int[]) and status = 1`);
  if (productRows.length < ids.length) throw notFound('Товар не найден');
  const offeredDevices = await readOfferedDevices(
    db,
    devices.map(({ calculator_id, model_id, ...device }) => ({
      ...device,
      calculatorId: toDatabaseId(calculator_id),
      modelId: toDatabaseId(model_id),
    })),
  );
  const exchange = { devices: offeredDevices, productId: offeredDevices.length === 0 ? null : (previewItems[0]?.productId ?? null) };
  const basketBefore = await previewBasket(db, previewItems, { cityId, exchange });
  // What lies under its product already is not given there once more.
  const presents = (await planPreviewPresents(db, basketBefore, cityId)).filter(
    ({ productId, parentId }) => !previewItems.some((one) => one.productId === productId && one.parentId === parentId),
  );
  if (presents.length === 0) return basketBefore;
  const presentItems = presents.map((present, at): PreviewItem => ({ ...present, id: previewItems.length + at + 1, actionId: null }));
  return previewBasket(db, [...previewItems, ...presentItems], { cityId, exchange });
}
