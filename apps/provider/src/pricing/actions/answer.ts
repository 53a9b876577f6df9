import type { actions as endpoints } from '@vitrina/services/actions/endpoints.ts';
import { isPercentage } from '@vitrina/services/actions/vocabulary.ts';
import type { Output } from '@vitrina/services/contract/endpoint.ts';
import { toRubles } from '@vitrina/services/contract/fields/money.ts';
import { reducedPrice } from '@vitrina/services/rules/reduced-price.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { isTarget } from './conditions.ts';
import { conditionText } from './labels.ts';
import { isApplicable } from './pricing.ts';
import type { StoredAction } from './read.ts';
import type { Condition, Goods } from './terms.ts';

export type Action = WithDatabaseIds<Output<(typeof endpoints)['mechanics']>>;

/** A line as an action shows it: a present says whose it is. */
export interface DisplayedGoods extends Goods {
  presentOf?: number | null;
}

/** An action as the wire has it, for these lines. */
export function actionAnswer(action: StoredAction, conditions: readonly Condition[], lines: readonly DisplayedGoods[]): Action {
  const targets = lines.filter((line) => isTarget(action, line));
  const pieces = targets.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    id: action.id,
    parent_id: action.parentId,
    public_name: action.name,
    public_description: action.description,
    action_type: action.type,
    discount:
      action.type === 'present' || action.discount === 0 ? null : isPercentage(action.type) ? action.discount : toRubles(action.discount),
    required: false,
    promocode: action.promocode,
    mechanics: [
      {
        type: action.mechanic,
        done: isApplicable(conditions),
        conditions: conditions.map((condition) => ({
          name: conditionText(condition),
          done: condition.isMet,
          product_ids: 'productIds' in condition ? condition.productIds.slice(0, 3) : [],
        })),
        params: {
          price_from: action.minSum > 0 ? action.minSum : null,
          price_of_accessories: action.accessoriesSum > 0 ? action.accessoriesSum : null,
          recommend_cross: action.mechanic === 'combo' || action.accessoriesSum > 0,
          recommend_dso: action.recommendsService,
          credit_notification: action.creditNotification,
        },
      },
    ],
    delivery_ids: [],
    payment_ids: [...action.paymentTypeIds],
    sum_action_ids: [...action.sumsWith],
    bank_flags: { sberbank: action.isOfSberbank },
    inner_payment: true,
    is_trade_in_action: action.mechanic === 'trade-in-1' || action.mechanic === 'trade-in-2',
    deferreds: action.maxLoan === null ? [] : [{ max_loan: action.maxLoan }],
    presents: action.presents.map(({ productId, quantity }) => {
      const inBasket = lines.filter((line) => line.presentOf === action.id && line.productId === productId);
      const basketQty = inBasket.reduce((sum, line) => sum + line.quantity, 0);
      return { selected: basketQty > 0, qty: quantity * Math.max(1, pieces), product_id: productId, basket_qty: basketQty };
    }),
    basket: targets.map((line) => ({
      product_id: line.productId,
      quantity: line.quantity,
      price: line.price,
      final_price: isApplicable(conditions) ? reducedPrice(line.price, [action]) : line.price,
    })),
    article_id: action.articleId,
    ends_at: action.endsAt,
  };
}
