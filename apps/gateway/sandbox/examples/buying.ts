import { type Example, example } from '../example.ts';
import { card, contact, product } from './demonstration.ts';

/** Sber Business. */
const sberBusiness = '56';

/** From the basket to the payment. */
export const buying: readonly Example[] = [
  example(
    'basket',
    'Put a product into the basket',
    `
mutation AddToBasket($input: BasketAddItemInput!) {
  basketAddItem(input: $input) {
    basket { id revision quantity totalSum { amount } items { id quantity sum { amount } product { name } } }
    userErrors { ... on UserError { code message field } }
  }
}`,
    { variables: { input: { productId: product, quantity: 1 } } },
  ),
  example(
    'basket',
    'A promotional code, and what it makes cheaper',
    `
mutation Promocode($input: BasketSetPromocodeInput!) {
  basketSetPromocode(input: $input) {
    basket { promocodeStatus { name isApplied message } discounts { name promocode sum { amount } } discount { amount } totalSum { amount } }
    userErrors { ... on UserError { code message field } }
  }
}`,
    { variables: { input: { promocode: 'осень5' } } },
  ),
  example(
    'actions',
    'Promotions by their ids',
    'query Promotions($ids: [ID!]!) { actions(ids: $ids) { name type unmetConditions { name } presents { product { name } } } }',
    { variables: { ids: ['301', '302'] } },
  ),
  example(
    'actions',
    'Promotions of the basket: what counts, and what is missing',
    'query BasketActions { basket { actions { name type isApplicable unmetConditions { name products { name url } } presents { product { name } } } } }',
  ),
  example(
    'basket',
    'The promotional code is given up',
    'mutation RemovePromocode { basketRemovePromocode { basket { promocode totalSum { amount } } userErrors { ... on UserError { code message field } } } }',
  ),
  example(
    'basket',
    'The basket of this browser',
    `
query Basket {
  basket {
    id
    revision
    quantity
    totalSum { amount }
    items { id productId quantity price { amount } sum { amount } product { name url } }
    orders { key items { id } sum { amount } }
    changes { __typename item { id } }
  }
}`,
    { after: ['AddToBasket'] },
  ),
  example(
    'delivery',
    'Ways to get what is in the basket',
    `
query Deliveries {
  checkoutOrders {
    key
    sum { amount }
    pickup { typeId kind cost { amount } timeText storeId store { address } }
    courier { typeId cost { amount } day interval timeText }
    express { cost { amount } minutes }
  }
}`,
    { after: ['AddToBasket'] },
  ),
  example('payments', 'Ways to pay for the basket', 'query PaymentMethods { paymentMethods { typeId kind name tab isPrepaid periods } }', {
    after: ['AddToBasket'],
  }),
  example(
    'orders',
    'What the order comes to, for the person to confirm',
    `
query Quote($deliveries: [OrderDeliveryInput!]!, $paymentTypeId: ID) {
  orderQuote(deliveries: $deliveries, paymentTypeId: $paymentTypeId) {
    orders { orderKey sum { amount } discount { amount } deliveryCost { amount } total { amount } }
    total { amount }
    token
    validUntil
  }
}`,
    {
      variables: { deliveries: [{ orderKey: 'buy', typeId: '1', storeId: '' }], paymentTypeId: card },
      takes: {
        'deliveries.0.orderKey': 'Deliveries.checkoutOrders.0.key',
        'deliveries.0.typeId': 'Deliveries.checkoutOrders.0.pickup.0.typeId',
        'deliveries.0.storeId': 'Deliveries.checkoutOrders.0.pickup.0.storeId',
      },
    },
  ),
  example(
    'orders',
    'Make an order from the basket',
    `
mutation MakeOrder($input: OrderCreateInput!) {
  orderCreate(input: $input) { orders { id status statusName totalSum { amount } } userErrors { ... on UserError { code message field } } }
}`,
    {
      variables: {
        input: {
          quote: '',
          contact,
          deliveries: [{ orderKey: 'buy', typeId: '1', storeId: '' }],
          paymentTypeId: card,
          company: { inn: '7707083893', name: 'ПАО Сбербанк' },
          consents: ['PERSONAL_DATA'],
          idempotencyKey: '',
        },
      },
      takes: {
        'input.quote': 'Quote.orderQuote.token',
        'input.deliveries.0.orderKey': 'Deliveries.checkoutOrders.0.key',
        'input.deliveries.0.typeId': 'Deliveries.checkoutOrders.0.pickup.0.typeId',
        'input.deliveries.0.storeId': 'Deliveries.checkoutOrders.0.pickup.0.storeId',
      },
      fresh: ['input.idempotencyKey'],
    },
  ),
  example(
    'orders',
    'An order of this browser',
    `
query Order($id: ID!) {
  order(id: $id) { id status statusName totalSum { amount } isPaid store { name address } steps { name isActive } items { name quantity sum { amount } } }
}`,
    { variables: { id: '' }, takes: { id: 'MakeOrder.orderCreate.orders.0.id' } },
  ),
  example(
    'payments',
    'Begin to pay the order',
    `
mutation StartPayment($input: PaymentStartInput!) {
  paymentStart(input: $input) {
    url
    payment { id status sum { amount } }
    userErrors { ... on UserError { code message field } }
  }
}`,
    {
      variables: { input: { orderId: '', typeId: card, returnUrl: '/cart', idempotencyKey: '' } },
      takes: { 'input.orderId': 'MakeOrder.orderCreate.orders.0.id' },
      fresh: ['input.idempotencyKey'],
    },
  ),
  example('payments', 'How the attempt to pay stands', 'query PaymentStatus($id: ID!) { payment(id: $id) { id status sum { amount } } }', {
    variables: { id: '' },
    takes: { id: 'StartPayment.paymentStart.payment.id' },
  }),
  example(
    'payments',
    'Pay it as a company instead',
    `
mutation PayAsCompany($input: PaymentStartInput!) {
  paymentStart(input: $input) { url payment { id kind status } userErrors { ... on UserError { code message field } } }
}`,
    {
      variables: { input: { orderId: '', typeId: sberBusiness, returnUrl: '/cart', idempotencyKey: '' } },
      takes: { 'input.orderId': 'MakeOrder.orderCreate.orders.0.id' },
      fresh: ['input.idempotencyKey'],
    },
  ),
  example(
    'payments',
    'Where the company signs in, and what does not pay codes and certificates',
    `
query VirtualAndBusiness($orderId: ID!) {
  sberBusinessAuthorization(orderId: $orderId) { url }
  virtualRestrictedPaymentTypeIds
}`,
    { variables: { orderId: '' }, takes: { orderId: 'MakeOrder.orderCreate.orders.0.id' }, after: ['PayAsCompany'] },
  ),
];
