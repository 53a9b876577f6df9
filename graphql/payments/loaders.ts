import type { Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { hideExistence, orFallback } from '../calls/fallback.ts';
import { keyedLoader } from '../calls/loader.ts';
import { isUnidentifiedGuest } from '../orders/rules.ts';
import { type OrderToRepay, orderToRepay } from './rules.ts';

const { repaymentMethods } = domains.payments;
const { toRepay } = domains.orders;

/** An order that may still be paid, with the methods for it; null for anybody else. Methods of a branch that cannot be loaded hide none. */
export const repayable = keyedLoader(
  { toRepay, repaymentMethods },
  async ({ toRepay, repaymentMethods }, orderId: Id, context): Promise<OrderToRepay | null> => {
    if (isUnidentifiedGuest(context)) return null;
    const branchMethods = repaymentMethods({});
    const [repayment, ofBranch] = await Promise.all([
      hideExistence(toRepay({ params: { id: orderId } })),
      orFallback(context, 'OrderToRepay.methods', branchMethods, null),
    ]);
    return repayment && orderToRepay(repayment, ofBranch);
  },
);
