import type { Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { orNullForStrangers, quietly } from '../calls/fallback.ts';
import { each } from '../calls/loader.ts';
import { isStranger } from '../orders/rules.ts';
import { type OrderToRepay, orderToRepay } from './rules.ts';

const { repaymentMethods } = domains.payments;
const { toRepay } = domains.orders;

/** An order that may still be paid, with the methods for it; null for strangers. Methods of a branch that cannot be loaded hide none. */
export const repayable = each(
  { toRepay, repaymentMethods },
  async ({ toRepay, repaymentMethods }, orderId: Id, context): Promise<OrderToRepay | null> => {
    if (isStranger(context)) return null;
    const shown = repaymentMethods({});
    const [repayment, ofBranch] = await Promise.all([
      orNullForStrangers(toRepay({ params: { id: orderId } })),
      quietly(context, 'OrderToRepay.methods', shown, null),
    ]);
    return repayment && orderToRepay(repayment, ofBranch);
  },
);
