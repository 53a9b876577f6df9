import { toKopecks } from '@vitrina/services/contract/fields/money.ts';
import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import fc from 'fast-check';
import type { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { stock } from '../platform/database/testing/small-shop.ts';

/** Goods of the baskets, and what one piece costs in rubles. */
export const goods = {
  washer: { id: 3001, price: 27_990 },
  headphones: { id: 3002, price: 3_990 },
  console: { id: 3003, price: 46_990 },
  pad: { id: 3004, price: 7_490 },
  fridge: { id: 3005, price: 74_990 },
  kettle: { id: 3006, price: 1_990 },
  vacuum: { id: 3007, price: 7_990 },
  brush: { id: 3008, price: 990 },
  tv: { id: 3009, price: 36_990 },
  warranty: { id: 3010, price: 3_290 },
  tablet: { id: 3011, price: 44_990 },
  dishwasher: { id: 3012, price: 34_990 },
  laptop: { id: 3013, price: 89_990 },
  preorder: { id: 3014, price: 89_990 },
  giftCard: { id: 3015, price: 5_000 },
  partners: { id: 3016, price: 44_590 },
} as const;
export type Name = keyof typeof goods;

export interface Action {
  percent?: number;
  /** Rubles. */
  less?: number;
  targets: Name[];
  partners?: Name[];
  present?: Name;
  paidBy?: number;
  code?: true;
  mechanic?: 'trade-in-1';
}

/** A basket, and how it is had and paid. */
export interface BasketSpec {
  goods: readonly (readonly [Name, number])[];
  /** Under the first line, by an action of its bundle. */
  bundle?: Name[];
  hasWarranty?: true;
  actions?: Action[];
  paidBy?: number;
  way?: 'pickup' | 'courier' | 'courier_fast';
  isTogether?: true;
  device?: true;
  /** Rubles. */
  smart?: number;
  bonuses?: number;
  /** What the orders come to by hand, in rubles. */
  sums?: number[];
}

const pads: Action = { less: 1_000, targets: ['pad'], partners: ['console'] };
const code = (...targets: Name[]): Action => ({ percent: 5, targets, code: true });
const kettles: Action = { percent: 5, targets: ['kettle'] };

/** Baskets whose sums were reckoned by hand. */
export const nineteen: Readonly<Record<string, BasketSpec>> = {
  B0: { goods: [['washer', 1]], actions: [code('washer'), { percent: 3, targets: ['washer'], paidBy: 66 }], paidBy: 66, sums: [25_750] },
  B1: { goods: [['headphones', 2]], actions: [code('headphones'), { percent: 10, targets: ['headphones'] }], sums: [6_782] },
  B2: {
    goods: [
      ['console', 1],
      ['pad', 2],
    ],
    actions: [pads],
    sums: [60_970],
  },
  B3: {
    goods: [
      ['console', 2],
      ['pad', 1],
    ],
    actions: [pads, code('console', 'pad')],
    sums: [95_395],
  },
  B4: { goods: [['fridge', 1]], actions: [{ less: 3_000, targets: ['fridge'] }], way: 'courier', sums: [72_980] },
  B5: { goods: [['kettle', 3]], actions: [kettles], way: 'courier_fast', sums: [6_360] },
  B6: { goods: [['vacuum', 2]], actions: [{ targets: ['vacuum'], present: 'brush' }], sums: [15_982] },
  B7: { goods: [['tv', 2]], hasWarranty: true, actions: [code('tv'), { less: 2_000, targets: ['tv'] }], sums: [72_860] },
  B8: { goods: [['tablet', 1]], device: true, actions: [{ less: 7_000, targets: ['tablet'], mechanic: 'trade-in-1' }], sums: [27_890] },
  B9: {
    goods: [['dishwasher', 1]],
    actions: [code('dishwasher'), { percent: 2, targets: ['dishwasher'], paidBy: 54 }],
    paidBy: 54,
    sums: [32_540],
  },
  B10: { goods: [['laptop', 1]], paidBy: paymentTypes.tinkoff, sums: [89_990] },
  B11: {
    goods: [
      ['preorder', 1],
      ['kettle', 1],
      ['headphones', 1],
    ],
    actions: [code('preorder', 'kettle', 'headphones'), { percent: 10, targets: ['headphones'] }],
    sums: [5_281, 85_490],
  },
  B12: {
    goods: [
      ['giftCard', 2],
      ['kettle', 1],
      ['partners', 1],
    ],
    sums: [46_580, 10_000],
  },
  B13: { goods: [['tablet', 1]], smart: 9_398, actions: [code('tablet')], sums: [33_342] },
  B14: {
    goods: [
      ['preorder', 1],
      ['kettle', 1],
    ],
    isTogether: true,
    way: 'courier',
    sums: [91_980],
  },
  B15: {
    goods: [
      ['preorder', 1],
      ['kettle', 1],
    ],
    way: 'courier',
    sums: [2_389, 89_990],
  },
  B16: {
    goods: [
      ['kettle', 2],
      ['headphones', 1],
    ],
    actions: [kettles, { percent: 15, targets: ['headphones'] }],
    bonuses: 2_151,
    sums: [5_020],
  },
  B17: {
    goods: [
      ['preorder', 1],
      ['kettle', 2],
      ['headphones', 1],
    ],
    actions: [code('preorder', 'kettle', 'headphones'), { percent: 10, targets: ['headphones'] }],
    ...{ way: 'courier', bonuses: 3_000, sums: [6_436, 83_624] },
  },
  B18: {
    goods: [['console', 1]],
    bundle: ['pad', 'headphones'],
    actions: [pads, { percent: 10, targets: ['headphones'] }],
    sums: [55_962],
  },
  B19: { goods: [['tablet', 3]], smart: 9_398, sums: [125_572] },
};

/** Where the goods of the baskets are, in some shop. */
interface Places {
  stores: readonly number[];
  supplier: number;
  pieces: number;
}

export async function writeGoods(db: Database, { stores, supplier, pieces }: Places): Promise<void> {
  const [brand] = (await db.execute<{ id: number }>(sql`select id from brands order by id limit 1`)).rows;
  for (const [name, { id, price }] of Object.entries(goods)) {
    const isGift = name === 'giftCard';
    const facts = name === 'fridge' ? { width: 60, height: 185, depth: 65 } : {};
    const category = isGift ? 20743 : name === 'tablet' ? 224 : 1061;
    await db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, is_digital, licences, warranty_days, kind, facts, released_at, max_quantity)
      values (${id}, ${name}, ${String(id)}, ${brand?.id ?? 1}, ${category}, ${toKopecks(price)}, ${name === 'preorder' ? 'preorder' : name === 'partners' ? 'false' : 'buy'}, ${isGift},
        ${isGift ? 100 : null}, 365, 'phone', ${JSON.stringify(facts)}::jsonb, ${name === 'preorder' ? '2026-11-22' : null}::date, 10)`);
    if (!isGift && name !== 'partners') for (const place of stores) await stock(db, place, id, pieces);
  }
  await db.execute(
    sql`insert into supplier_offers (product_id, supplier_id, price, quantity) values (${goods.partners.id}, ${supplier}, ${toKopecks(goods.partners.price)}, 9)`,
  );
  await db.execute(
    sql`insert into warranties (product_id, months, price_from, price_to) values (${goods.warranty.id}, 12, 3000000, 4000000)`,
  );
  await db.execute(sql`insert into product_relations (product_id, kind, related_id, position)
    values (${goods.console.id}, 'bundle', ${goods.pad.id}, 1), (${goods.console.id}, 'bundle', ${goods.headphones.id}, 2)`);
}

/** The only actions of the shop. */
export async function writeActions(db: Database, actions: readonly Action[]): Promise<void> {
  await db.execute(sql`delete from actions`);
  const ids = actions.map((_, at) => at + 1);
  for (const [at, { percent, less = 0, targets, partners = [], present, paidBy, code: isCode, mechanic }] of actions.entries()) {
    const type = present !== undefined ? 'present' : percent === undefined ? 'absolute_discount' : 'percent';
    const kind = mechanic ?? (present !== undefined ? 'present' : partners.length > 0 ? 'combo' : 'discount');
    await db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description, discount, min_sum, promocode, payment_type_ids, sum_action_ids)
      values (${at + 1}, ${type}, ${kind}, ${`Акция ${at + 1}`}, '', ${percent ?? less * 100}, 0, ${isCode === undefined ? null : 'ОСЕНЬ'},
        ${sql.param(paidBy === undefined || present !== undefined ? [] : [paidBy])}::int[], ${sql.param(ids.filter((id) => id !== at + 1))}::int[])`);
    const roles = [
      ...targets.map((name) => [name, 'target']),
      ...partners.map((name) => [name, 'partner']),
      ...(present ? [[present, 'present']] : []),
    ];
    for (const [name, role] of roles)
      await db.execute(
        sql`insert into action_products (action_id, product_id, role) values (${at + 1}, ${goods[name as Name].id}, ${role})`,
      );
  }
}

const name = fc.constantFrom<Name>('washer', 'headphones', 'console', 'pad', 'fridge', 'kettle', 'vacuum', 'tv', 'tablet', 'preorder');
const action: fc.Arbitrary<Action> = fc.record(
  {
    targets: fc.uniqueArray(name, { minLength: 1, maxLength: 3 }),
    percent: fc.integer({ min: 1, max: 40 }),
    partners: fc.uniqueArray(name, { minLength: 1, maxLength: 2 }),
    present: fc.constant<Name>('brush'),
    paidBy: fc.constantFrom(17, 66),
  },
  { requiredKeys: ['targets', 'percent'] },
);
/** Baskets by chance. */
export const randomBasket: fc.Arbitrary<BasketSpec> = fc.record({
  goods: fc.uniqueArray(fc.tuple(name, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 4, selector: ([one]) => one }),
  actions: fc.array(action, { maxLength: 3 }),
  way: fc.constantFrom('pickup' as const, 'courier' as const),
  paidBy: fc.constantFrom(17, 66),
});
