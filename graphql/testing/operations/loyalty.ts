import { type Operations, pageInfo } from './operation.ts';

export const loyalty: Operations = {
  loyalty: {
    source: `query Loyalty { loyaltyCards { id ean balance { amount } isActive entries { kind amount { amount } orderId happenedAt } } loyaltyVerifyData(cardId: 7) { cardId phone isVerified }
      loyaltyVerification(cardId: 7, checkData: "check-1") { isValid } loyaltyLimit(cardId: 7, checkData: "check-1", products: [{ productId: 42, quantity: 1 }]) { maxAmount { amount } balance { amount } } }`,
    headers: { cookie: 'access_token=access-0' },
  },
  loyaltyRules: {
    source: 'query LoyaltyRules { loyaltyRules { earnedPercent payablePercent welcomeBonuses { amount } isPerpetual } }',
  },
  changeLoyalty: {
    source: `mutation ChangeLoyalty { loyaltySendCode(input: { phone: "+7 999 123-45-67" }) { requestId expiresIn }
      loyaltyVerifyCode(input: { phone: "+7 999 123-45-67", code: "123456", requestId: "request-1" }) { checkData cardId }
      loyaltyCardAdd(input: { checkData: "check-1", ean: "2900000000070" }) { card { id } checkData } loyaltyCardRemove(input: { cardId: 7 }) { __typename }
      byNumber: loyaltyCardRemove(input: { ean: "2900000000070" }) { __typename }
      basketSetBonuses(input: { cardId: 7, checkData: "check-1", amount: 100 }) { basket { bonuses { amount } } } basketRemoveBonuses { basket { bonuses { amount } } } }`,
    headers: { cookie: 'access_token=access-0' },
  },
  loyaltyNotifications: {
    source: `query LoyaltyNotifications { loyaltyNotifications(page: 1, perPage: 2) { nodes { id kind title text url happenedAt } ${pageInfo} } }`,
    headers: { cookie: 'access_token=access-0' },
  },
};
