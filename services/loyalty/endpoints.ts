import * as z from 'zod';
import { captcha } from '../contract/captcha.ts';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { toKopecks, toRubles } from '../contract/fields/money.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import {
  extension,
  extensionList,
  extensionWithDefault,
  falseByDefault,
  fromExtension,
  fromSpec,
  orNull,
  requiredExtension,
} from '../contract/origin.ts';
import { sentCode, submittedCode } from '../contract/phone-code.ts';
import { rename } from '../contract/rename.ts';
import { digits, id, idText, instant, phone, rubles } from '../contract/wire.ts';
import { isEan } from './vocabulary.ts';

export const notification = z
  .object({
    id: extension(id),
    /** See the vocabulary. */
    kind: extension(z.string()),
    title: extensionWithDefault(z.string(), ''),
    text: extensionWithDefault(z.string(), ''),
    /** Path of the shop where it leads. */
    url: extension(z.string()),
    date: rename('happenedAt', extension(instant)),
  })
  .meta(fromExtension);

export type Notification = z.output<typeof notification>;

/** Money that comes or goes: below zero for what goes. */
const signedRubles = z.codec(z.number(), z.int(), {
  decode: toKopecks,
  encode: toRubles,
});

/** What has come to a card, or gone from it. */
export const bonusEntry = z
  .object({
    /** See the vocabulary. */
    kind: extension(z.string()),
    amount: requiredExtension(signedRubles),
    order_id: extension(id),
    date: rename('happenedAt', extension(instant)),
  })
  .meta(fromExtension);

export type BonusEntry = z.output<typeof bonusEntry>;

export const loyaltyCard = z
  .object({
    card_id: rename('id', id),
    /** Thirteen digits, as the till reads them. */
    ean: z.string(),
    /** Null as long as the phone of the card has not been confirmed; 0 where there are no bonuses. */
    balance: orNull(rubles),
    /** Where what the shopper earns goes. */
    activeCard: rename('isActive', falseByDefault),
    /** What lets its bonuses be spent; told once, when the phone is confirmed. */
    check_data: orNull(z.string()),
    /** The newest first, so many as the vocabulary says; empty as long as the phone has not been confirmed. */
    entries: extensionList(bonusEntry),
  })
  .meta(fromSpec('2 §3'));

export type LoyaltyCard = z.output<typeof loyaltyCard>;

const checkData = z.string().min(1).max(200);
const ean = z.string().refine(isEan, 'Такого номера карты не бывает. Проверьте цифры.');

const reads = { method: 'GET', source: 'spec 2 §7', identity: 'shopper', idempotency: 'safe', cache: 'never' } as const;
const changes = { method: 'POST', source: 'spec 2 §7', identity: 'shopper', idempotency: 'none', cache: 'never' } as const;

/** What a card promises whoever has none yet; each rule is told or not. */
const loyaltyRules = z
  .object({
    /** Of what is paid, as bonuses. */
    earned_percent: extension(z.number()),
    /** Of a price, by bonuses. */
    payable_percent: extension(z.number()),
    /** What a new card begins with. */
    welcome_bonuses: extension(rubles),
    /** Whether bonuses stay as long as the card does. */
    is_perpetual: extension(z.boolean()),
  })
  .meta(fromExtension);

export const loyalty = endpoints('loyalty', {
  rules: endpoint({
    method: 'GET',
    path: '/v2/plus-card/rules',
    field: 'loyaltyRules',
    summary: 'How many bonuses are earned and how much they may pay.',
    source: 'ours',
    answer: loyaltyRules,
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.features,
  }),
  list: endpoint({
    ...reads,
    path: '/v2/plus-card/list',
    summary: 'The cards in the account of the signed-in shopper.',
    answer: z.array(loyaltyCard),
  }),
  sendSms: endpoint({
    ...changes,
    path: '/v2/plus-card/send-sms',
    summary: 'Sends a code to the phone of a card, whether there is one or not.',
    source: 'contract, calls',
    body: z.object({ phone, captcha }),
    answer: sentCode,
  }),
  verifyCode: endpoint({
    ...changes,
    path: '/v2/plus-card/verify-code',
    summary: 'Confirms the phone of a card by the code; gives what a card is added and its bonuses are spent with.',
    source: 'contract, calls',
    body: submittedCode,
    answer: z
      .object({
        check_data: requiredExtension(checkData),
        /** The card of this phone that there is already. */
        card_id: extension(id),
      })
      .meta(fromExtension),
  }),
  add: endpoint({
    ...changes,
    path: '/v2/plus-card/add',
    summary:
      'Takes the card of a confirmed phone into the account; a phone that has none gets a new one. Its orders earn there from now on.',
    body: z.object({
      check_data: checkData,
      /** Of the card that the shopper has in hand; absent where any card of the phone will do. */
      ean: ean.optional(),
    }),
    answer: loyaltyCard,
  }),
  verifyData: endpoint({
    ...reads,
    path: '/v2/plus-card/verify-data',
    summary: 'Whose phone has to be confirmed before the bonuses of a card are shown and spent.',
    query: z.object({ card_id: idText }),
    answer: z
      .object({
        card_id: extension(id),
        /** Its last two digits; the others are hidden. */
        phone: extension(z.string()),
        is_verified: extension(z.boolean()),
      })
      .meta(fromExtension),
  }),
  validateVerifyData: endpoint({
    ...reads,
    path: '/v2/plus-card/validate-verify-data',
    summary: 'Whether bonuses of a card may still be spent with this.',
    query: z.object({ card_id: idText, check_data: checkData }),
    answer: z.object({ is_valid: requiredExtension(z.boolean()) }).meta(fromExtension),
  }),
  productsLimit: endpoint({
    ...changes,
    path: '/v2/plus-card/products-limit',
    summary: 'How much of these goods bonuses of a card may pay: 404 where it has none.',
    idempotency: 'safe',
    body: z.object({
      products: z.array(z.object({ product_id: id, qty: z.int().positive() })).max(200),
      card_id: id,
      check_data: checkData,
    }),
    answer: z.object({ maxAmount: rubles }).meta(fromSpec('2 §7')),
  }),
  remove: endpoint({
    ...changes,
    path: '/v2/plus-card/remove',
    summary: 'Takes a card out of the account. It keeps its bonuses and can be added again.',
    body: z.object({ card_id: id }),
    answer: z.object({ is_removed: extension(z.boolean()) }).meta(fromExtension),
  }),
  removeByEan: endpoint({
    ...changes,
    method: 'DELETE',
    path: '/v2/plus-card/{ean}',
    summary: 'The same by the number that stands on the card.',
    params: z.object({ ean: idText }),
    answer: z.object({ is_removed: extension(z.boolean()) }).meta(fromExtension),
  }),
  notifications: endpoint({
    method: 'GET',
    path: '/v2/loyalty/notifications',
    summary: 'What the signed-in shopper has been told of, the newest first.',
    source: 'spec 2 §7',
    query: z.object({ page: digits.optional(), per_page: digits.optional() }),
    answer: notification,
    paged: true,
    identity: 'shopper',
    idempotency: 'safe',
    cache: 'never',
  }),
});
