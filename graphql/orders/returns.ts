import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { lengthFault, maxLength, requiredFault } from '@vitrina/services/contract/fields/text.ts';
import {
  maxReturnLines,
  type ReturnHandover as WireHandover,
  type ReturnStatus as WireStatus,
} from '@vitrina/services/orders/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { needsReturnComment, type ReturnReason as WireReason } from '@vitrina/services/rules/returns.ts';
import { assertValid } from '../base/errors.ts';
import { idempotencyKeyOf } from '../base/idempotency.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits, withMissLimits } from '../calls/with-limits.ts';
import type { OrderRequestReturnInput, Resolvers, ReturnHandover, ReturnReason, ReturnStatus } from '../generated/resolvers.ts';
import { failedLookLimit, orderChangeLimits } from './limits.ts';

const { order, requestReturn, withdrawReturn } = domains.orders;

const reasons: Readonly<Record<ReturnReason, WireReason>> = {
  CHANGED_MIND: 'changed_mind',
  DEFECT: 'defect',
  WRONG_ITEM: 'wrong_item',
  OTHER: 'other',
};
const handovers: Readonly<Record<ReturnHandover, WireHandover>> = { STORE: 'store', COURIER: 'courier' };
const statuses: Readonly<Record<ReturnStatus, WireStatus>> = {
  NEW: 'new',
  ACCEPTED: 'accepted',
  REFUSED: 'refused',
  DONE: 'done',
  WITHDRAWN: 'withdrawn',
};

/** A word of the provider's by its name; undefined for one that is not known. */
const nameOfWord = <Name extends string>(names: Readonly<Record<Name, string>>, word: string | null): Name | undefined =>
  (Object.keys(names) as Name[]).find((name) => names[name] === word);

/** What a shopper wants to return of a received order. */
export const returns: Required<Pick<Resolvers, 'ReturnRequest'>> & {
  Mutation: Pick<NonNullable<Resolvers['Mutation']>, 'orderRequestReturn' | 'orderWithdrawReturn'>;
} = {
  Mutation: {
    orderRequestReturn: withLimits(
      orderChangeLimits,
      withMissLimits(
        failedLookLimit,
        withCalls({ requestReturn, order }, async ({ requestReturn, order }, _parent, { input }) => {
          const id = input.orderId;
          await requestReturn({ params: { id }, body: bodyOf(input), idempotencyKey: idempotencyKeyOf(input.idempotencyKey) });
          return { order: await order({ params: { id } }) };
        }),
      ),
    ),
    orderWithdrawReturn: withLimits(
      orderChangeLimits,
      withMissLimits(
        failedLookLimit,
        withCalls({ withdrawReturn, order }, async ({ withdrawReturn, order }, _parent, { input: { orderId: id, requestId } }) => {
          await withdrawReturn({ params: { id, request_id: requestId } });
          return { order: await order({ params: { id } }) };
        }),
      ),
    ),
  },
  ReturnRequest: {
    status: ({ status }) => nameOfWord(statuses, status) ?? 'NEW',
    reason: ({ reason }) => nameOfWord(reasons, reason) ?? 'OTHER',
    handover: ({ handover }) => nameOfWord(handovers, handover) ?? null,
    isWithdrawable: ({ is_withdrawable }) => is_withdrawable ?? false,
  },
};

function itemsFault(items: OrderRequestReturnInput['items']): string | null {
  if (items.length === 0) return messages.choose;
  const isEachOnce = new Set(items.map(({ itemId }) => itemId)).size === items.length;
  return isEachOnce && items.length <= maxReturnLines && items.every(({ quantity }) => quantity > 0) ? null : messages.invalid;
}

/** As the wire has it; all faults at once (spec 1 §5). */
function bodyOf({ items, reason, comment, handover }: OrderRequestReturnInput) {
  const words = (comment ?? '').trim();
  const wireReason = reasons[reason];
  assertValid({
    items: itemsFault(items),
    comment: needsReturnComment(wireReason) ? requiredFault(words, maxLength.returnComment) : lengthFault(words, maxLength.returnComment),
  });
  return {
    items: items.map(({ itemId, quantity }) => ({ item_id: itemId, quantity })),
    reason: wireReason,
    comment: words === '' ? null : words,
    handover: handovers[handover],
  };
}
