import { domains } from '@vitrina/services/registry.ts';
import { captchaOf } from '../auth/captcha.ts';
import { codeLimits, codeTryLimits } from '../auth/limits.ts';
import { broughtOf } from '../auth/rules.ts';
import { limited } from '../calls/limited.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withKey } from '../context/visitor.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const { sendCode, open } = domains.orders;

/** An order that was made on another device: whoever holds its phone reads it here as well. */
export const opening: Pick<NonNullable<Resolvers['Mutation']>, 'orderSendCode' | 'orderOpen'> = {
  orderSendCode: limited(
    codeLimits,
    withCalls({ sendCode }, ({ sendCode }, _parent, { input }) =>
      sendCode({ body: { order_id: input.orderId, phone: input.phone, ...captchaOf(input) } }),
    ),
  ),
  orderOpen: limited(
    codeTryLimits,
    withCalls({ open }, async ({ open }, _parent, { input }, context) => {
      const opened = await open({ body: { order_id: input.orderId, ...broughtOf(input) } });
      context.adoptOrderKeys(withKey(context.viewer.orderKeys, opened.order_key));
      return opened;
    }),
  ),
};
