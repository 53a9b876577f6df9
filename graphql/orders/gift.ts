import { domains } from '@vitrina/services/registry.ts';
import { idempotencyKeyOf } from '../base/idempotency.ts';
import { giftRecipientOf } from '../basket/gift.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits, withMissLimits } from '../calls/with-limits.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { failedLookLimit, orderChangeLimits } from './limits.ts';

const { order, sendGift } = domains.orders;

/** Gift cards that are sent to somebody else than their buyer. */
export const giftMutations: Pick<NonNullable<Resolvers['Mutation']>, 'orderSendGift'> = {
  orderSendGift: withLimits(
    orderChangeLimits,
    withMissLimits(
      failedLookLimit,
      withCalls({ sendGift, order }, async ({ sendGift, order }, _parent, { input }) => {
        const id = input.orderId;
        await sendGift({ params: { id }, body: giftRecipientOf(input), idempotencyKey: idempotencyKeyOf(input.idempotencyKey) });
        return { order: await order({ params: { id } }) };
      }),
    ),
  ),
};
