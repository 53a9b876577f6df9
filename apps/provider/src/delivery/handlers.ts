import type { delivery as endpoints, Variation } from '@vitrina/services/delivery/endpoints.ts';
import type { DeliveryPurpose } from '@vitrina/services/delivery/vocabulary.ts';
import { basketIdOf } from '../basket/owner.ts';
import { sumOf } from '../basket/response.ts';
import { type Line, readBasket } from '../basket/state.ts';
import { sizeOf, weightOf } from '../catalogue/cards/size.ts';
import { column, type Database, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { toDatabaseId, type WithDatabaseIds } from '../platform/database-id.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { typesBy } from '../pricing/payment-methods/methods.ts';
import { needsDelivery, type Part, split } from '../pricing/split.ts';
import { readSituation } from './load.ts';
import { type Good, type Option, planCourier, planExpress, planInParts, planPickup, type Situation, sourceOf } from './plan.ts';

const planners: Readonly<Record<DeliveryPurpose, (situation: Situation) => Option[]>> = {
  pickup: planPickup,
  courier: planCourier,
  courier_fast: planExpress,
};

/** The deliveries of one part of a basket for one purpose. */
export async function variationOf(
  db: Database,
  cityId: number,
  now: Date,
  part: Part<Line>,
  purpose: DeliveryPurpose,
): Promise<WithDatabaseIds<Variation>> {
  const sum = sumOf(part.items);
  const isDigital = !needsDelivery(part.key);
  const situation = isDigital
    ? undefined
    : await readSituation(
        db,
        cityId,
        now,
        part.items.filter(({ isWarranty }) => !isWarranty),
        sum,
      );
  return {
    key: part.key,
    has_preorder_product: part.items.some(({ isPreorder }) => isPreorder),
    is_digital: isDigital,
    in_stock: isDigital
      ? part.items.every((line) => line.available >= line.quantity)
      : situation !== undefined && sourceOf(situation).from !== 'nowhere',
    item_ids: part.items.map((line) => line.id),
    sum,
    deliveries:
      situation === undefined
        ? []
        : planners[purpose]({ ...situation, takesDevice: part.items.some((line) => line.takesDevice) }).map((option) =>
            withAllowedPayments(option, part),
          ),
    ...(situation !== undefined && purpose === 'pickup' && { sooner_in_parts: soonerInParts(situation, part) }),
  };
}

/** Parts are offered where no price hangs on goods of the other part, and nothing is parted yet. */
function soonerInParts(situation: Situation, part: Part<Line>): WithDatabaseIds<NonNullable<Variation['sooner_in_parts']>> {
  const { key, items } = part;
  const isBound = items.some(
    ({ takesDevice, presentOf, pieces }) =>
      takesDevice || presentOf !== null || pieces.some(({ discounts }) => discounts.some(({ actionId }) => actionId !== null)),
  );
  if (key !== 'buy' || isBound) return [];
  const ids = new Set(items.map(({ id }) => id));
  const roots = items.filter(({ parentId }) => parentId === null || !ids.has(parentId));
  const lines = roots.map((root) => items.filter(({ id, parentId }) => id === root.id || parentId === root.id));
  const groups = lines.map((together) => ({ goods: together.filter(({ isWarranty }) => !isWarranty), sum: sumOf(together) }));
  const parts = planInParts(situation, groups) ?? [];
  return parts.map((one) => ({
    item_ids: one.groups.flatMap((index) => lines[index]?.map(({ id }) => id) ?? []),
    delivery: withAllowedPayments(one.option, part),
  }));
}

const withAllowedPayments = (option: Option, part: Part<Line>): Option => {
  const types = option.payment_type_id ?? [];
  const allowedTypes = typesBy(
    option.delivery_type_id,
    part.items.map(({ categoryId }) => categoryId),
    types,
  );
  return { ...option, payment_type_id: allowedTypes };
};

export const delivery: Handlers<typeof endpoints> = {
  variationsOrders: async ({ query, context }) => {
    const basket = await readBasket(context.db, await basketIdOf(context.db, context), context.cityId, {
      isPreorderApart: query.split ?? true,
    });
    const parts = split(basket?.lines ?? [], query.split);
    return Promise.all(parts.map((part) => variationOf(context.db, context.cityId, context.now, part, query.delivery_purpose)));
  },
  list: async ({ query, context }) => {
    const goods = await goodsOf(
      context.db,
      query.products.map(({ product_id: id, quantity, supplier_id: supplier }) => ({
        productId: toDatabaseId(id),
        quantity,
        supplierId: supplier === undefined ? null : toDatabaseId(supplier),
      })),
    );
    const situation = await readSituation(context.db, context.cityId, context.now, goods, query.sum ?? 0);
    if (situation === undefined) return [];
    const purposes: DeliveryPurpose[] =
      query.delivery_purpose === undefined ? ['pickup', 'courier', 'courier_fast'] : [query.delivery_purpose];
    return purposes.flatMap((purpose) => planners[purpose](situation));
  },
};

type RequestedGood = Pick<Good, 'productId' | 'quantity' | 'supplierId'>;

/** Goods that are brought: what the shop does not sell any more only from a partner. */
async function goodsOf(db: Database, requested: readonly RequestedGood[]): Promise<Good[]> {
  const productRows = await rows(
    db,
    { id: column.number, orderType: column.text, releasedAt: column.textOrNull, facts: column.facts },
    sql`select id, order_type as "orderType", released_at::text as "releasedAt", facts from products
        where id = any(${sql.param(requested.map(({ productId }) => productId))}::int[]) and not is_digital and status = 1`,
  );
  return requested.flatMap((good) => {
    const product = productRows.find(({ id }) => id === good.productId);
    if (product === undefined || (good.supplierId === null && product.orderType === 'false')) return [];
    const { orderType, releasedAt, facts } = product;
    const isPreorder = orderType === 'preorder' && good.supplierId === null;
    return [{ ...good, isPreorder, releasedAt, size: sizeOf(facts), weight: weightOf(facts) }];
  });
}
