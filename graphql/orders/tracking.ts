import { domains } from '@vitrina/services/registry.ts';
import { orNull } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits, withMissLimits } from '../calls/with-limits.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { failedLookLimit, orderLookLimits } from './limits.ts';
import { isActive, isPaid, orderStatusOf } from './rules.ts';

const { orderStatus } = domains.auth;

/** An order by its number and its phone: looked for as any other, so whoever counts numbers up is stopped with those who do it elsewhere. */
export const tracking: Required<Pick<Resolvers, 'TrackedOrder'>> & { Query: Pick<Resolvers['Query'] & object, 'trackedOrder'> } = {
  Query: {
    trackedOrder: withLimits(
      orderLookLimits,
      withMissLimits(
        failedLookLimit,
        withCalls({ orderStatus }, ({ orderStatus }, _parent, { id, phone }) => orNull(orderStatus({ body: { order_id: id, phone } }))),
      ),
    ),
  },
  TrackedOrder: {
    status: orderStatusOf,
    isActive,
    deliveryTypeName: ({ delivery_type }) => delivery_type?.name ?? '',
    isPaid: ({ payment_status_oi }) => (payment_status_oi === null ? null : isPaid({ payment_status_oi })),
  },
};
