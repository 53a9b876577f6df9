import { domains } from '@vitrina/services/registry.ts';
import { captchaOf } from '../auth/captcha.ts';
import { codeLimits, codeTryLimits } from '../auth/limits.ts';
import { parseSubmittedCode } from '../auth/rules.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits } from '../calls/with-limits.ts';
import { withKey } from '../context/visitor.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const { sendCode, open } = domains.orders;

/** An order that was made on another device: whoever holds its phone reads it here as well. */
export const openingMutations: Pick<NonNullable<Resolvers['Mutation']>, 'orderSendCode' | 'orderOpen'> = {
  orderSendCode: withLimits(
    codeLimits,
    withCalls({ sendCode }, ({ sendCode }, _parent, { input }) =>
      sendCode({ body: { order_id: input.orderId, phone: input.phone, ...captchaOf(input) } }),
    ),
  ),
  orderOpen: withLimits(
    codeTryLimits,
    withCalls({ open }, async ({ open }, _parent, { input }, context) => {
      const openedOrder = await open({ body: { order_id: input.orderId, ...parseSubmittedCode(input) } });
      context.adoptOrderKeys(withKey(context.viewer.orderKeys, openedOrder.order_key));
      return openedOrder;
    }),
  ),
};
