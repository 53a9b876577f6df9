import type { Id } from '@vitrina/services/contract/wire.ts';
import type { DeliveryOption } from '@vitrina/services/delivery/endpoints.ts';
import type { DeliveryPurpose } from '@vitrina/services/delivery/vocabulary.ts';
import type { Payable } from '@vitrina/services/payments/eligibility.ts';
import type { Basket } from '../basket/sources.ts';
import type { CompleteVariation } from '../delivery/complete-variation.ts';
import { isExpress } from '../delivery/rules.ts';
import type { OrderDeliveryInput } from '../generated/resolvers.ts';
import { isAllGifts, isDigital } from '../products/rules.ts';
import type { Product } from '../products/sources.ts';

/** What a chosen way is for: it says where it is picked up, or when a courier comes, or neither. */
export function purposeOfChoice({ storeId, interval }: OrderDeliveryInput): DeliveryPurpose {
  if (storeId != null) return 'pickup';
  return interval == null ? 'courier_fast' : 'courier';
}

/** The option that was chosen; undefined when it is not possible any more. */
function optionOf(options: readonly DeliveryOption[], choice: OrderDeliveryInput): DeliveryOption | undefined {
  const purpose = purposeOfChoice(choice);
  return options.find((option) => {
    if (option.delivery_type_id !== Number(choice.typeId)) return false;
    if (purpose === 'pickup') return option.finish_storage_id === choice.storeId;
    // The store that sends may have been left to the shop.
    if (purpose === 'courier_fast') return isExpress(option) && (choice.salePointId == null || option.sale_point_id === choice.salePointId);
    return option.interval === choice.interval && Date.parse(option.datetime) === Date.parse(choice.datetime ?? '');
  });
}

/**
 * The orders of a basket as a method of payment has to take them: with the chosen deliveries, as far as those are chosen and still
 * possible. `cards` are the products by their ids; one that could not be loaded is neither a gift nor a code. `ruledOut` are the payment
 * types that do not pay virtual goods.
 */
export function payablesOf(
  basket: Basket,
  variations: readonly CompleteVariation[],
  choices: readonly OrderDeliveryInput[],
  cards: ReadonlyMap<Id, Product | null>,
  ruledOut: readonly number[] = [],
): (Payable & { option: DeliveryOption | undefined })[] {
  return basket.orders.map(({ key, item_ids, sum }) => {
    const goods = basket.items.filter(({ id }) => item_ids.includes(id)).map(({ product_id }) => cards.get(product_id));
    const same = variations.filter((variation) => variation.key === key);
    const choice = choices.find(({ orderKey }) => orderKey === key);
    const options = same.flatMap(({ deliveries }) => deliveries);
    const option = choice === undefined ? undefined : optionOf(options, choice);
    const isSent =
      same.some(({ is_digital }) => is_digital) || (goods.length > 0 && goods.every((card) => card != null && isDigital(card)));
    return {
      option,
      total: sum + (option?.delivery_cost ?? 0),
      isAllGifts: isAllGifts(goods.map((card) => card?.category?.id)),
      isSent,
      allowed: option?.payment_type_id ?? null,
      restricted: isSent ? ruledOut : [],
    };
  });
}
