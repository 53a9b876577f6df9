import { messages as messagesOfForms } from '@vitrina/services/contract/fields/messages.ts';
import { isMobile, smsCodePattern } from '@vitrina/services/contract/fields/person.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { isEan, notificationsPageSize } from '@vitrina/services/loyalty/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { floorToRubles } from '@vitrina/services/rules/price.ts';
import { captchaOf } from '../auth/captcha.ts';
import { codeLimits, codeTryLimits } from '../auth/limits.ts';
import { badInput } from '../base/errors.ts';
import { toPageQuery } from '../base/paging.ts';
import { visitorBasket } from '../basket/loaders.ts';
import { orFallback, orNull } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits } from '../calls/with-limits.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { entryKindOf, kindOf, saysNoBonuses } from './rules.ts';

const { notifications, list, sendSms, verifyCode, add, verifyData, validateVerifyData, productsLimit, remove, removeByEan } =
  domains.loyalty;

/** Of forms (spec 1 §5), and those of this one. */
const messages = {
  ...messagesOfForms,
  code: 'Введите шесть цифр из сообщения.',
  ean: 'Такого номера карты не бывает. Проверьте цифры.',
} as const;

type Types = 'Notification' | 'LoyaltyCard' | 'BonusEntry';

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation' | Types> = {
  Query: {
    loyaltyNotifications: withCalls({ notifications }, ({ notifications }, _parent, args) => {
      const { page, per_page = notificationsPageSize } = toPageQuery(args);
      return notifications({ query: { page, per_page } });
    }),
    loyaltyCards: withCalls({ list }, ({ list }, _parent, _args, context) =>
      context.viewer.isGuest ? null : orFallback(context, 'Query.loyaltyCards', list({}), null),
    ),
    loyaltyVerifyData: withCalls({ verifyData }, async ({ verifyData }, _parent, { cardId }) => {
      const data = await orNull(verifyData({ query: { card_id: cardId } }));
      return data && { cardId: data.card_id ?? asId(cardId), phone: data.phone, isVerified: data.is_verified ?? false };
    }),
    loyaltyVerification: withCalls({ validateVerifyData }, async ({ validateVerifyData }, _parent, { cardId, checkData }) => {
      const data = await orNull(validateVerifyData({ query: { card_id: cardId, check_data: checkData } }));
      return { isValid: data?.is_valid ?? false };
    }),
    loyaltyLimit: withCalls(
      { productsLimit, visitorBasket },
      async ({ productsLimit, visitorBasket }, _parent, { cardId, checkData, products }, { viewer }) => {
        if (viewer.isGuest) return null;
        const requestedGoods = products?.map(({ productId, quantity }) => ({ product_id: productId, qty: quantity }));
        const goods =
          requestedGoods ?? (await visitorBasket())?.items.map(({ product_id, quantity }) => ({ product_id, qty: quantity })) ?? [];
        try {
          const { maxAmount } = await productsLimit({ body: { products: goods, card_id: cardId, check_data: checkData } });
          return { maxAmount: floorToRubles(maxAmount), balance: null };
        } catch (error) {
          if (saysNoBonuses(error)) return { maxAmount: 0, balance: 0 };
          throw error;
        }
      },
    ),
  },
  Mutation: {
    loyaltySendCode: withLimits(
      codeLimits,
      withCalls({ sendSms }, async ({ sendSms }, _parent, { input }) => {
        const { phone } = input;
        if (!isMobile(phone)) throw badInput({ 'input.phone': [messages.mobile] });
        const { request_id, expires_in } = await sendSms({ body: { phone, ...captchaOf(input) } });
        return { requestId: request_id, expiresIn: expires_in };
      }),
    ),
    loyaltyVerifyCode: withLimits(
      codeTryLimits,
      withCalls({ verifyCode }, async ({ verifyCode }, _parent, { input: { phone, code, requestId } }) => {
        if (!/^\d*$/.test(code)) throw badInput({ 'input.code': [messages.numeric] });
        if (!smsCodePattern.test(code)) throw badInput({ 'input.code': [messages.smsCode] });
        const { check_data, card_id } = await verifyCode({ body: { phone, code, request_id: requestId } });
        return { checkData: check_data, cardId: card_id };
      }),
    ),
    loyaltyCardAdd: withCalls({ add }, async ({ add }, _parent, { input: { checkData, ean } }) => {
      if (ean != null && !isEan(ean)) throw badInput({ 'input.ean': [messages.ean] });
      const card = await add({ body: { check_data: checkData, ean: ean ?? undefined } });
      return { card, checkData: card.check_data ?? checkData };
    }),
    loyaltyCardRemove: withCalls({ remove, removeByEan }, async ({ remove, removeByEan }, _parent, { input: { cardId, ean } }) => {
      if (ean != null && !isEan(ean)) throw badInput({ 'input.ean': [messages.ean] });
      if (ean != null) await removeByEan({ params: { ean: asId(ean) } });
      else if (cardId != null) await remove({ body: { card_id: cardId } });
      return {};
    }),
  },
  Notification: {
    kind: ({ kind }) => kindOf(kind),
  },
  BonusEntry: { kind: ({ kind }) => entryKindOf(kind) },
};
