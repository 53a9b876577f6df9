import { actionTypes, mechanicTypes } from '@vitrina/services/actions/vocabulary.ts';
import { z } from 'zod';
import { addDays } from '../src/platform/clock/city-clock.ts';
import { insertAll } from '../src/platform/database/bulk.ts';
import type { Database } from '../src/platform/database/database.ts';
import type { PriceRow } from '../src/platform/database/rows.ts';
import * as tables from '../src/platform/database/schema/actions.ts';
import { readContent } from './content.ts';
import type { ExpandedProduct } from './expand.ts';

/** Goods by their categories; of many the most popular. */
const goods = z.strictObject({
  categories: z.array(z.string()).min(1),
  minRubles: z.int().positive().optional(),
  most: z.int().positive().default(100),
});

const actionSchema = z.strictObject({
  id: z.int().positive(),
  type: z.enum(actionTypes),
  mechanic: z.enum(mechanicTypes),
  name: z.string(),
  description: z.string(),
  /** Whole percents of percentages, kopecks of the others. */
  discount: z.int().nonnegative().default(0),
  promocode: z.string().optional(),
  /** Whether the promocode stands on the page of its offer. */
  isPublic: z.boolean().default(false),
  targets: goods.optional(),
  partners: goods.optional(),
  presents: goods.optional(),
  isForAll: z.boolean().default(false),
  isHidden: z.boolean().default(false),
  /** Ended before the demonstration began. */
  isOver: z.boolean().default(false),
  minSum: z.int().nonnegative().default(0),
  sumsWith: z.array(z.int()).default([]),
  article: z.int().optional(),
  /** The action that it is a part of. */
  parent: z.int().optional(),
  /** Ways to pay by which alone it counts. */
  payments: z.array(z.int()).default([]),
  recommendsService: z.boolean().default(false),
  isOfSberbank: z.boolean().default(false),
});

const demoActions = readContent('actions.json', z.array(actionSchema));

/** Goods that promotions are about: new ones that the shop itself has in stock. */
function selectGoods(products: readonly ExpandedProduct[], filter: z.output<typeof goods> | undefined): number[] {
  if (filter === undefined) return [];
  return products
    .filter(({ row, leaf }) => filter.categories.includes(leaf.code) && row.orderType === 'buy' && !row.isDigital && !row.isMarkdown)
    .filter(({ row }) => row.price >= (filter.minRubles ?? 0) * 100)
    .sort((one, other) => other.row.popularity - one.row.popularity || one.row.id - other.row.id)
    .slice(0, filter.most)
    .map(({ row }) => row.id);
}

/** Actions with their goods; those behind the prices of a promotion with the goods that have such a price. */
export async function seedActions(
  db: Database,
  { products, prices, today }: { products: readonly ExpandedProduct[]; prices: readonly PriceRow[]; today: string },
): Promise<void> {
  await insertAll(
    db,
    tables.actions,
    demoActions.map(({ type, name, description, promocode, isOver, sumsWith, article, parent, payments, ...rest }) => ({
      ...rest,
      actionType: type,
      publicName: name,
      publicDescription: description,
      promocode: promocode ?? null,
      startsAt: null,
      endsAt: isOver ? new Date(`${addDays(today, -30)}T00:00:00Z`) : null,
      sumActionIds: sumsWith,
      articleId: article ?? null,
      parentId: parent ?? null,
      paymentTypeIds: payments,
    })),
  );
  const roles = demoActions.flatMap(({ id, targets, partners, presents }) =>
    (
      [
        ['target', targets],
        ['partner', partners],
        ['present', presents],
      ] as const
    ).flatMap(([role, filter]) => selectGoods(products, filter).map((productId) => ({ actionId: id, productId, role, quantity: 1 }))),
  );
  const actionIds = new Set(demoActions.map(({ id }) => id));
  const priceConditions = prices.flatMap(({ productId, superConditions }) =>
    (superConditions ?? []).flatMap(({ actionId }) => {
      const id = Number(actionId);
      return actionIds.has(id) ? [{ actionId: id, productId, role: 'target' as const, quantity: 1 }] : [];
    }),
  );
  await insertAll(db, tables.actionProducts, [...roles, ...priceConditions]);
}
