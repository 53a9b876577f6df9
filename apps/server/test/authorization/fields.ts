import { everyEndpoint } from '@vitrina/services/registry.ts';
import type { Belongings } from './belongings.ts';

/** `public`: what it is about is everybody's. Otherwise the field, asked for what is hers: another visitor gets null, an error, or his own. */
export type FieldAccess = 'public' | ((her: Belongings) => string);

/** As the gateway makes it. */
const nodeId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64url');

const address = 'address: { cityName: "Донецк", street: "Чужая", houseNumber: "1" }';

/** Fields that show the answer to a call of nobody's: it is the same for everybody. */
export const impersonal: ReadonlySet<string> = new Set(
  everyEndpoint.flatMap(({ field, identity }) => (field === undefined || identity !== 'nobody' ? [] : [`Query.${field}`])),
);

/** Every other field that takes an id. One that is not here fails the test: say of it what another visitor gets. */
export const fields: Readonly<Record<string, FieldAccess>> = {
  'Query.accessoryAction': 'public',
  'Query.actionMechanics': 'public',
  'Query.actions': 'public',
  'Query.productAction': 'public',
  'Query.category': 'public',
  'Query.city': 'public',
  'Query.listing': 'public',
  'Query.newsItem': 'public',
  'Query.product': 'public',
  'Query.products': 'public',
  'Query.serviceCenters': 'public',
  'Query.specialOffer': 'public',
  // Whoever has its `tx` may use it.
  'Query.smartPrice': 'public',
  'Mutation.smartPriceStartValuation': 'public',
  'Mutation.smartPriceBegin': 'public',
  'Query.stores': 'public',
  'Query.storesByAddress': 'public',
  'Query.tags': 'public',
  'Query.reviewCounts': 'public',
  'Query.comments': ({ product }) => `comments(type: REVIEW, ownerId: "${product}") { nodes { id text author } }`,
  'Query.node': ({ order }) => `node(nodeId: "${nodeId('Order', order)}") { nodeId ... on Order { contactName mobilePhone } }`,
  'Query.nodes': ({ payment, repair }) =>
    `nodes(nodeIds: ["${nodeId('Payment', payment)}", "${nodeId('RepairRequest', repair)}"]) { nodeId ... on Payment { status } ... on RepairRequest { device } }`,
  'Query.order': ({ order }) => `order(id: "${order}") { id contactName mobilePhone }`,
  'Query.ordersSearch': ({ order }) => `ordersSearch(number: "${order}") { nodes { id contactName mobilePhone } }`,
  'Query.orderToRepay': ({ order }) => `orderToRepay(orderId: "${order}") { __typename }`,
  'Query.payment': ({ payment }) => `payment(id: "${payment}") { status }`,
  'Query.basket': () => 'basket(paymentTypeId: "17") { items { id productId } }',
  'Query.basketPreview': 'public',
  'Query.paymentMethods': () => 'paymentMethods { typeId }',
  'Query.orderQuote': () => 'orderQuote(deliveries: []) { total { amount } token }',
  'Query.trackedOrder': ({ order }) => `trackedOrder(id: "${order}", phone: "+79009990009") { id statusName }`,

  'Query.orderReceipts': ({ paid }) => `orderReceipts(orderId: "${paid}") { __typename }`,
  'Query.sberBusinessAuthorization': ({ order }) => `sberBusinessAuthorization(orderId: "${order}") { url }`,
  'Query.tradeInDiscount': ({ product }) => `tradeInDiscount(productId: "${product}") { discount { amount } }`,
  'Query.tradeInBrandModels': 'public',
  'Query.tradeInColors': 'public',
  'Query.tradeInDerivableColorPrices': 'public',
  'Query.tradeInDerivableMemories': 'public',
  'Query.tradeInGroups': 'public',
  'Query.tradeInLetterModels': 'public',
  'Query.tradeInLetterPrices': 'public',
  'Query.tradeInMemoryInfo': 'public',
  'Query.tradeInPopularBrands': 'public',
  'Query.tradeInPrices': 'public',
  'Query.tradeInSearch': 'public',
  'Query.repairDeviceProblems': 'public',
  'Query.repairModelProblems': 'public',
  'Query.repairModels': 'public',
  'Query.repairRequestsSearch': ({ repair }) => `repairRequestsSearch(number: "${repair}") { nodes { id contactName mobilePhone } }`,
  'Query.repairRequest': ({ repair }) => `repairRequest(id: "${repair}") { id }`,
  // The first card is the demo shopper's.
  'Query.loyaltyVerifyData': () => 'loyaltyVerifyData(cardId: "1") { phone }',
  'Query.loyaltyVerification': () => 'loyaltyVerification(cardId: "1", checkData: "nobodys") { isValid }',
  'Query.loyaltyLimit': () => 'loyaltyLimit(cardId: "1", checkData: "nobodys") { maxAmount { amount } }',
  'Mutation.loyaltyCardRemove': () => 'loyaltyCardRemove(input: { cardId: "1" }) { __typename }',
  'Mutation.basketSetBonuses': () => 'basketSetBonuses(input: { cardId: "1", checkData: "nobodys", amount: 100 }) { basket { id } }',
  // It joins files by their ids; whose they are is tested in the provider's authorization test.
  'Mutation.repairRequestCreate': 'public',
  'Mutation.repairSendOpeningCode': 'public',
  'Mutation.repairOpen': ({ repair }) =>
    `repairOpen(input: { id: "${repair}", phone: "+79009990009", code: "123456", requestId: "nobodys" }) { repairKey }`,

  'Mutation.addressUpdate': (her) => `addressUpdate(input: { id: "${her.address}", ${address} }) { addresses { street } }`,
  'Mutation.addressRemove': (her) => `addressRemove(input: { id: "${her.address}" }) { addresses { street } }`,
  'Mutation.articleReviewLike': 'public',
  'Mutation.articleReviewDislike': 'public',
  'Mutation.basketAddItem': ({ product }) => `basketAddItem(input: { productId: "${product}" }) { basket { revision } }`,
  'Mutation.basketAddAccessory': ({ line, product }) =>
    `basketAddAccessory(input: { parentId: "${line}", productId: "${product}" }) { basket { revision } }`,
  'Mutation.basketAddWarranty': ({ line }) => `basketAddWarranty(input: { parentId: "${line}", warrantyId: "1" }) { basket { revision } }`,
  'Mutation.corpFastOrder': 'public',
  'Mutation.tradeInSave': () => 'tradeInSave(input: { modelId: "1", memory: 64, condition: PERFECT }) { exchange { devices { model } } }',
  'Mutation.tradeInRemove': () => 'tradeInRemove(input: { tId: "10001" }) { exchange { devices { model } } }',
  'Mutation.tradeInSetData': ({ product }) =>
    `tradeInSetData(input: { devices: [], productId: "${product}" }) { exchange { devices { model } } }`,
  'Mutation.tradeInSetDerivable': ({ product }) =>
    `tradeInSetDerivable(input: { productId: "${product}" }) { exchange { devices { model } } }`,
  'Mutation.basketSetQuantity': ({ line }) => `basketSetQuantity(input: { itemId: "${line}", quantity: 2 }) { basket { revision } }`,
  'Mutation.basketSetDeferredItems': ({ line }) => `basketSetDeferredItems(input: { itemIds: ["${line}"] }) { basket { revision } }`,
  'Mutation.basketSetLater': ({ line }) => `basketSetLater(input: { itemIds: ["${line}"] }) { basket { revision } }`,
  'Mutation.basketRemoveItem': ({ line }) => `basketRemoveItem(input: { itemId: "${line}" }) { basket { revision } }`,
  'Mutation.commentCreate': ({ comment, product }) =>
    `commentCreate(input: { type: REVIEW, ownerId: "${product}", parentId: "${comment}", text: "Ответ чужого", author: "Чужой", consents: [PERSONAL_DATA] }) { comment { id } }`,
  'Mutation.commentLike': ({ comment }) => `commentLike(input: { id: "${comment}" }) { votes { likesCount } }`,
  'Mutation.commentDislike': ({ comment }) => `commentDislike(input: { id: "${comment}" }) { votes { likesCount } }`,
  'Mutation.commentModerate': ({ comment }) => `commentModerate(input: { id: "${comment}", decision: REFUSE }) { comment { id text } }`,
  'Mutation.orderSetStatus': ({ order }) =>
    `orderSetStatus(input: { orderId: "${order}", status: CANCELLED }) { order { id contactName } }`,
  'Mutation.orderCancel': ({ order }) => `orderCancel(input: { orderId: "${order}" }) { order { id } }`,
  'Mutation.orderUpdate': ({ order }) =>
    `orderUpdate(input: { orderId: "${order}", contactName: "Чужой", mobilePhone: "+79009990009" }) { order { id } }`,
  'Mutation.orderRequestReturn': ({ order }) =>
    `orderRequestReturn(input: { orderId: "${order}", items: [{ itemId: "1", quantity: 1 }], reason: CHANGED_MIND, handover: STORE, idempotencyKey: "of-another-visitor" }) { order { id } }`,
  'Mutation.orderWithdrawReturn': ({ order }) => `orderWithdrawReturn(input: { orderId: "${order}", requestId: "1" }) { order { id } }`,
  'Mutation.orderSendGift': ({ order }) =>
    `orderSendGift(input: { orderId: "${order}", email: "chuzhoy@example.ru", name: "Чужой", idempotencyKey: "of-another-visitor" }) { order { id } }`,
  'Mutation.orderCreate': () =>
    'orderCreate(input: { revision: 1, contact: { firstName: "Чужой", phone: "+79009990009" }, isOneClick: true, deliveries: [], consents: [PERSONAL_DATA], idempotencyKey: "of-another-visitor" }) { orders { id } }',
  'Mutation.orderSendCode': 'public',
  'Mutation.orderOpen': ({ order }) =>
    `orderOpen(input: { orderId: "${order}", phone: "+79009990009", code: "123456", requestId: "nobodys" }) { orderKey }`,
  'Mutation.paymentStart': ({ order }) =>
    `paymentStart(input: { orderId: "${order}", returnUrl: "/", idempotencyKey: "of-another-visitor" }) { payment { id } }`,
  'Mutation.productListAdd': ({ product }) =>
    `productListAdd(input: { kind: COMPARISON, productIds: ["${product}"] }) { list { productIds } }`,
  'Mutation.productListRemove': ({ product }) =>
    `productListRemove(input: { kind: FAVORITES, productIds: ["${product}"] }) { list { productIds } }`,
  'Mutation.profileSubscribe': ({ product }) =>
    `profileSubscribe(input: { productId: "${product}", isWanted: true }) { user { id firstName } }`,
};

/** Fields about what is hers that another visitor may not have an answer of at all. */
export const hers: readonly string[] = [
  'Query.node',
  'Query.order',
  'Query.orderToRepay',
  'Query.payment',
  'Query.trackedOrder',
  'Query.orderReceipts',
  'Query.repairRequest',
  'Mutation.addressUpdate',
  'Mutation.addressRemove',
  'Mutation.basketSetQuantity',
  'Mutation.basketSetBonuses',
  'Mutation.loyaltyCardRemove',
  'Mutation.commentCreate',
  'Mutation.commentLike',
  'Mutation.commentDislike',
  'Mutation.commentModerate',
  'Mutation.orderSetStatus',
  'Mutation.orderCancel',
  'Mutation.orderUpdate',
  'Mutation.orderRequestReturn',
  'Mutation.orderSendGift',
  'Mutation.orderWithdrawReturn',
  'Mutation.orderOpen',
  'Mutation.repairOpen',
  'Mutation.paymentStart',
];

/** What everybody asks of himself without naming anything. */
export const own =
  '{ me { id firstName phone } addresses { street } orders { nodes { id contactName } } repairRequests { nodes { id contactName } } loyaltyNotifications { nodes { text } } loyaltyCards { ean } basket { items { id } exchangeDevices { model } } tradeInExchangeDevices { model } tradeInDerivable { model } favorites { productIds } comparison { productIds } }';
