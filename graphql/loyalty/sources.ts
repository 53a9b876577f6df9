import type { Id } from '@vitrina/services/contract/wire.ts';
import { loyaltyCard, notification } from '@vitrina/services/loyalty/endpoints.ts';
import { type Decoded, keysOf } from '../base/source.ts';
import type { Empty } from '../base/sources.ts';

export type Notification = Decoded<typeof notification>;

export type LoyaltyCard = Decoded<typeof loyaltyCard>;

export interface LoyaltyVerifyData {
  cardId: Id;
  phone: string | null;
  isVerified: boolean;
}
export interface LoyaltyVerification {
  isValid: boolean;
}
/** Kopecks. */
export interface LoyaltyLimit {
  maxAmount: number;
  balance: number | null;
}
export interface LoyaltySendCodePayload {
  requestId: string;
  expiresIn: number;
}
export interface LoyaltyVerifyCodePayload {
  checkData: string;
  cardId: Id | null;
}
export interface LoyaltyCardAddPayload {
  card: LoyaltyCard;
  checkData: string;
}
export type LoyaltyCardRemovePayload = Empty;

export const sources = {
  Notification: notification,
  LoyaltyCard: loyaltyCard,
  LoyaltyVerifyData: keysOf<LoyaltyVerifyData>()('cardId', 'phone', 'isVerified'),
  LoyaltyVerification: keysOf<LoyaltyVerification>()('isValid'),
  LoyaltyLimit: keysOf<LoyaltyLimit>()('maxAmount', 'balance'),
  LoyaltySendCodePayload: keysOf<LoyaltySendCodePayload>()('requestId', 'expiresIn'),
  LoyaltyVerifyCodePayload: keysOf<LoyaltyVerifyCodePayload>()('checkData', 'cardId'),
  LoyaltyCardAddPayload: keysOf<LoyaltyCardAddPayload>()('card', 'checkData'),
  LoyaltyCardRemovePayload: [],
};
