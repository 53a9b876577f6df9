import * as z from 'zod';
import {
  extension,
  extensionList,
  falseByDefault,
  fromExtension,
  fromSpec,
  listOrEmpty,
  orNull,
  ownShapeList,
  requiredExtension,
  textOrEmpty,
  withDefault,
} from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { id, instant, rubles } from '../contract/wire.ts';

/** Something that has to be done before the action counts, in the words of a shopper. */
export const condition = z
  .object({
    name: requiredExtension(z.string()),
    /** Those of an action are the unmet ones where the provider tells of no others. */
    done: extension(z.boolean()),
    /** Goods that meet it when they are put in. */
    product_ids: extensionList(id),
  })
  .meta(fromExtension);

export const mechanic = z
  .object({
    /** `combo`, `bonuses`, `trade-in-1`, `trade-in-2`, or what the provider calls it. */
    type: textOrEmpty,
    done: rename('isDone', falseByDefault),
    conditions: ownShapeList(condition),
    params: orNull(
      z
        .object({
          price_from: orNull(rubles),
          price_of_accessories: orNull(rubles),
          recommend_cross: falseByDefault,
          recommend_dso: falseByDefault,
          credit_notification: orNull(z.string()),
        })
        .meta(fromSpec('2 §3')),
    ),
  })
  .meta(fromSpec('2 §3'));

export const present = z
  .object({
    selected: rename('isSelected', falseByDefault),
    /** Pieces that come with the goods. */
    qty: rename('quantity', withDefault(z.int().nonnegative(), 1)),
    product_id: id,
    /** Pieces that are in the basket. */
    basket_qty: rename('basketQuantity', withDefault(z.int().nonnegative(), 0)),
  })
  .meta(fromSpec('2 §3'));

/** What an action does to one line. */
export const actionLine = z
  .object({ product_id: id, quantity: z.int().positive(), price: extension(rubles), final_price: rubles })
  .meta(fromExtension);

export const action = z
  .object({
    id,
    parent_id: orNull(id),
    public_name: rename('name', textOrEmpty),
    public_description: rename('description', textOrEmpty),
    /** `info`, `present`, `percent`, `percent_discount`, `absolute_discount`, `special_price`. */
    action_type: withDefault(z.string(), 'info'),
    /** Percents of `percent` and `percent_discount`, rubles of the others. */
    discount: orNull(z.number().nonnegative()),
    required: rename('isRequired', falseByDefault),
    promocode: orNull(z.string()),
    mechanics: listOrEmpty(mechanic),
    /** Ways of delivery and payment that it is bound to; none where it is bound to none. */
    delivery_ids: rename('deliveryTypeIds', listOrEmpty(z.int())),
    payment_ids: rename('paymentTypeIds', listOrEmpty(z.int())),
    /** Actions that it may be added to. */
    sum_action_ids: listOrEmpty(id),
    bank_flags: orNull(z.object({ sberbank: falseByDefault }).meta(fromSpec('2 §3'))),
    /** Where nobody says, it is paid within the shop as everything else. */
    inner_payment: rename('hasInnerPayment', withDefault(z.boolean(), true)),
    is_trade_in_action: rename('isTradeIn', falseByDefault),
    deferreds: listOrEmpty(z.object({ max_loan: orNull(rubles) }).meta(fromSpec('2 §3'))),
    presents: listOrEmpty(present),
    basket: rename('lines', ownShapeList(actionLine)),
    /** The special offer that tells of it. */
    article_id: extension(id),
    ends_at: extension(instant),
  })
  .meta(fromSpec('2 §3'));
