import * as z from 'zod';
import { knownBy, list, maybe, named, or, ours, oursList, shapedList, text, unnamed, yes } from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { id, instant, rubles } from '../contract/wire.ts';

/** Something that has to be done before the action counts, in the words of a shopper. */
export const condition = z
  .object({
    name: knownBy(z.string()),
    /** Those of an action are the unmet ones where the provider tells of no others. */
    done: ours(z.boolean()),
    /** Goods that meet it when they are put in. */
    product_ids: oursList(id),
  })
  .meta(unnamed);

export const mechanic = z
  .object({
    /** `combo`, `bonuses`, `trade-in-1`, `trade-in-2`, or what the provider calls it. */
    type: text,
    done: rename('isDone', yes),
    conditions: shapedList(condition),
    params: maybe(
      z
        .object({
          price_from: maybe(rubles),
          price_of_accessories: maybe(rubles),
          recommend_cross: yes,
          recommend_dso: yes,
          credit_notification: maybe(z.string()),
        })
        .meta(named('2 §3')),
    ),
  })
  .meta(named('2 §3'));

export const present = z
  .object({
    selected: rename('isSelected', yes),
    /** Pieces that come with the goods. */
    qty: rename('quantity', or(z.int().nonnegative(), 1)),
    product_id: id,
    /** Pieces that are in the basket. */
    basket_qty: rename('basketQuantity', or(z.int().nonnegative(), 0)),
  })
  .meta(named('2 §3'));

/** What an action does to one line. */
export const actionLine = z
  .object({ product_id: id, quantity: z.int().positive(), price: ours(rubles), final_price: rubles })
  .meta(unnamed);

export const action = z
  .object({
    id,
    parent_id: maybe(id),
    public_name: rename('name', text),
    public_description: rename('description', text),
    /** `info`, `present`, `percent`, `percent_discount`, `absolute_discount`, `special_price`. */
    action_type: or(z.string(), 'info'),
    /** Percents of `percent` and `percent_discount`, rubles of the others. */
    discount: maybe(z.number().nonnegative()),
    required: rename('isRequired', yes),
    promocode: maybe(z.string()),
    mechanics: list(mechanic),
    /** Ways of delivery and payment that it is bound to; none where it is bound to none. */
    delivery_ids: rename('deliveryTypeIds', list(z.int())),
    payment_ids: rename('paymentTypeIds', list(z.int())),
    /** Actions that it may be added to. */
    sum_action_ids: list(id),
    bank_flags: maybe(z.object({ sberbank: yes }).meta(named('2 §3'))),
    /** Where nobody says, it is paid within the shop as everything else. */
    inner_payment: rename('hasInnerPayment', or(z.boolean(), true)),
    is_trade_in_action: rename('isTradeIn', yes),
    deferreds: list(z.object({ max_loan: maybe(rubles) }).meta(named('2 §3'))),
    presents: list(present),
    basket: rename('lines', shapedList(actionLine)),
    /** The special offer that tells of it. */
    article_id: ours(id),
    ends_at: ours(instant),
  })
  .meta(named('2 §3'));
