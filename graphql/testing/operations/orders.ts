import { quoteToken } from '../quote-token.ts';
import { type Operations, pageInfo } from './operation.ts';

const orderFields = `id nodeId cityName city { id } status statusName statusCode isActive isCancelled isPaid paymentState isAwaitingPayment steps { name isActive } orderTypeId deliveryDate deliveryTimeFrom
  deliveryTimeTo deliveryAddress deliveryTypeId deliveryTypeName deliveryCost { amount } store { id } discount { amount } paymentKind paymentTypeId paymentTypeName paymentStatusCode paymentStatusName cmsAddressee sum { amount } sumPrepaid { amount } totalSum { amount }
  waitingSum { amount } contactName email mobilePhone promocode isCancelable isEditable receiptUrl comment insertedAt receivedAt heldUntil isPhoneToConfirm
  items { id parentId isWarranty productId product { id } name url image quantity returned returnableCount price { amount } finalPrice { amount } sum { amount } warrantyUntil manuals { id } tradeIn { calculatorId groupId brandId modelId memory price { amount } } }
  company { inn name } employee { tradePointNumber personnelNumber } discounts { actionId name promocode sum { amount } }
  isGiftable gift { email name words sentAt } hasSim deliveryTimes { date from to } refunds { id sum { amount } status reason requestedAt }
  isReturnable returnDeadlines { changedMind defect } returnRequests { id createdAt status reason comment handover items { itemId quantity } answer isWithdrawable }`;

export const orders: Operations = {
  createOrder: {
    source: `mutation CreateOrder($input: OrderCreateInput!) { orderCreate(input: $input) {
      orders { ${orderFields} } orderKey } }`,
    variables: {
      input: {
        revision: 3,
        contact: { firstName: 'Анна', phone: '8 (999) 123-45-67' },
        deliveries: [{ orderKey: 'buy', typeId: 1, storeId: 5 }],
        quote: quoteToken(0),
        paymentTypeId: 17,
        consents: [],
        idempotencyKey: 'checkout-0123456789',
      },
    },
  },
  quote: {
    source: `query Quote($deliveries: [OrderDeliveryInput!]!) { orderQuote(deliveries: $deliveries, paymentTypeId: 17) {
      orders { orderKey sum { amount } discount { amount } deliveryCost { amount } total { amount } } sum { amount } discount { amount } deliveryCost { amount } total { amount } token validUntil } }`,
    variables: { deliveries: [{ orderKey: 'buy', typeId: 1, storeId: 5 }] },
  },
  order: { source: `query Order { order(id: 9000) { ${orderFields} } }` },
  ownOrders: {
    source: `query OwnOrders { orders(page: 1, perPage: 10) { nodes { id } ${pageInfo} } }`,
    headers: { cookie: 'access_token=access-0' },
  },
  changeOrder: {
    source: `mutation ChangeOrder($input: OrderUpdateInput!) { orderUpdate(input: $input) { order { id } } orderCancel(input: { orderId: 9000 }) { order { id status } } }`,
    variables: { input: { orderId: 9000, contactName: 'Анна', mobilePhone: '+7 999 123-45-67', comment: 'Позвоните' } },
    headers: { cookie: 'access_token=access-0' },
  },
  requestReturn: {
    source: `mutation RequestReturn($input: OrderRequestReturnInput!) { orderRequestReturn(input: $input) { order { id returnRequests { id } } } }`,
    variables: {
      input: {
        orderId: 9000,
        items: [{ itemId: 1, quantity: 1 }],
        reason: 'DEFECT',
        comment: 'Полоса на экране',
        handover: 'COURIER',
        idempotencyKey: 'return-0123456789',
      },
    },
    headers: { cookie: 'access_token=access-0' },
  },
  sendGift: {
    source: `mutation SendGift($input: OrderSendGiftInput!) { orderSendGift(input: $input) { order { id gift { sentAt } } } }`,
    variables: {
      input: { orderId: 9000, email: 'masha@example.ru', name: 'Маша', words: 'С днём рождения!', idempotencyKey: 'gift-0123456789' },
    },
    headers: { cookie: 'access_token=access-0' },
  },
  withdrawReturn: {
    source: `mutation WithdrawReturn { orderWithdrawReturn(input: { orderId: 9000, requestId: 6 }) { order { id returnRequests { id status } } userErrors { __typename } } }`,
    headers: { cookie: 'access_token=access-0' },
  },
  opening: {
    source: `mutation Opening($phone: Phone!) { orderSendCode(input: { orderId: 9000, phone: $phone }) { requestId expiresIn }
      orderOpen(input: { orderId: 9000, phone: $phone, code: "123456", requestId: "request-3" }) { orderKey } }`,
    variables: { phone: '+7 999 123-45-67' },
  },
  tracking: {
    source: `query Tracking($phone: Phone!) { trackedOrder(id: 9000, phone: $phone) { id status statusName statusCode isActive steps { name } deliveryDate
      deliveryTimeFrom deliveryTimeTo deliveryTypeName isPaid totalSum { amount } insertedAt } }`,
    variables: { phone: '+7 999 123-45-67' },
  },
  office: {
    source: `query Office { ordersFeed(after: "7", first: 3) { edges { cursor node { changedAt status statusCode order { id } } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } latestCursor }
      ordersSearch(storeId: 5, statuses: [READY, CANCELLED], perPage: 3) { totalCount nodes { id } ${pageInfo} } }`,
    headers: { 'x-app-key': 'office' },
  },
  setStatus: {
    source: `mutation SetStatus { orderSetStatus(input: { orderId: 9000, status: READY }) { order { id status } userErrors { __typename } } }`,
    headers: { 'x-app-key': 'office' },
  },
  receipts: {
    source: `query Receipts { orderReceipts(orderId: 9000) { number operation issuedAt shift kktRegistration fiscalDrive fiscalSign
      seller { name inn address taxation } buyer items { name price { amount } quantity sum { amount } vatRate vatSum { amount } subject method } sum { amount } cash { amount } cashless { amount } vatSum { amount } qr } }`,
  },
};
