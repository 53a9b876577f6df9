import { demoShopper } from '../demo-shopper.ts';
import { type Example, example } from '../example.ts';
import { contact, product } from './demonstration.ts';

/** A smartphone that an old device is taken for. */
const smartphone = 1_030_546_500;

/** Whoever asks, and how a shopper signs in. */
export const signingIn: readonly Example[] = [
  example('auth', 'Who asks', 'query Viewer { viewer { kind isSignedIn isMobileApp application city { name } } }'),
  example(
    'auth',
    'Sign in as the demonstration shopper',
    `
mutation SignIn($input: SessionSignInInput!) {
  sessionSignIn(input: $input) { session { user { firstName } expiresIn } userErrors { ... on UserError { code message field } } }
}`,
    { variables: { input: { ...demoShopper } } },
  ),
  example(
    'auth',
    'Send a code to sign in by (it comes to /demo/outbox of the provider)',
    `
mutation SendCode($input: SessionSendCodeInput!) {
  sessionSendCode(input: $input) { requestId expiresIn userErrors { ... on UserError { code message field } } }
}`,
    { variables: { input: { phone: '+7 900 000-00-01', purpose: 'SIGN_IN' } } },
  ),
];

/** Companies that buy, and staff of the shop. */
export const companies: readonly Example[] = [
  example('corp', 'The company of a tax number', 'query Company($inn: String!) { company(inn: $inn) { name kpp ogrn address } }', {
    variables: { inn: '9301000177' },
  }),
  example(
    'employee',
    'Staff signs in by a personnel token, and out again (the token of the demonstration)',
    `
mutation Staff($token: String!) {
  employeeSignInToken(input: { token: $token }) {
    employee { tradePointNumber tradePointName personnelNumber employeeName }
    userErrors { ... on UserError { code message field } }
  }
  employeeSignOut { redirectUrl }
}`,
    { variables: { token: 'VT42-8KQM-2XRD-6WNH' } },
  ),
];

/** An order on its way, without signing in. */
export const following: readonly Example[] = [
  example(
    'orders',
    'How an order stands, by its number and phone',
    `
query TrackedOrder($id: ID!, $phone: Phone!) {
  trackedOrder(id: $id, phone: $phone) { id statusName isPaid totalSum { amount } steps { name isActive } }
}`,
    { variables: { id: '', phone: contact.phone }, takes: { id: 'MakeOrder.orderCreate.orders.0.id' } },
  ),
  example(
    'orders',
    'Send a code that opens an order on another device (it comes to /demo/outbox of the provider)',
    `
mutation SendOrderCode($input: OrderSendCodeInput!) {
  orderSendCode(input: $input) { requestId expiresIn userErrors { ... on UserError { code message field } } }
}`,
    { variables: { input: { orderId: '', phone: contact.phone } }, takes: { 'input.orderId': 'MakeOrder.orderCreate.orders.0.id' } },
  ),
];

/** A device that is repaired, or handed in for a new one. */
export const services: readonly Example[] = [
  example(
    'repair',
    'What is repaired, and what a repair of one model costs',
    `
query Repair($deviceType: ID!, $brand: ID!, $model: ID!) {
  repairDeviceTypes { id name hasImei }
  appliances: repairDeviceTypes(isMajorAppliance: true) { id name }
  repairBrands(deviceTypeId: $deviceType) { id name }
  repairModels(brandId: $brand, deviceTypeId: $deviceType) { id name }
  repairModelProblems(modelId: $model) { id name cost { amount } discountedCost { amount } }
}`,
    { variables: { deviceType: 1, brand: 1, model: 1 } },
  ),
  example(
    'repair',
    'Ask to be called back about a repair',
    `
mutation CallBack($input: RepairCallRequestInput!) {
  repairCallRequest(input: $input) { userErrors { ... on UserError { code message field } } }
}`,
    {
      variables: {
        input: {
          name: contact.firstName,
          phone: contact.phone,
          deviceType: 'Смартфон',
          comment: 'Не заряжается',
          consents: ['PERSONAL_DATA'],
          idempotencyKey: '',
        },
      },
      fresh: ['input.idempotencyKey'],
    },
  ),
  example(
    'repair',
    'Send a code that opens a repair request on another device (the same answer whether or not there is one)',
    `
mutation SendRepairCode($input: RepairSendOpeningCodeInput!) {
  repairSendOpeningCode(input: $input) { requestId expiresIn userErrors { ... on UserError { code message field } } }
}`,
    { variables: { input: { id: '100001', phone: contact.phone } } },
  ),
  example(
    'tradein',
    'What an old telephone is worth',
    `
query TradeIn($group: ID, $words: String, $model: ID!) {
  tradeInCalculators { id name description view }
  tradeInGroups { id name grades { condition letter name description signs } }
  tradeInPopularBrands(groupId: $group) { id name }
  tradeInSearch(groupId: $group, query: $words, perPage: 5) { nodes { id brand name } totalCount }
  tradeInMemoryInfo(modelId: $model) { step memories { memory name price { amount } } }
  tradeInPrices(modelId: $model) { memory condition price { amount } }
  tradeInColors(modelId: $model, memory: 128, condition: PERFECT) { name code price { amount } }
}`,
    { variables: { group: '1', words: 'айфон 15', model: '24' } },
  ),
  example(
    'tradein',
    'Hand an old device in for a new one',
    `
mutation HandIn($device: TradeInSaveInput!) {
  tradeInSave(input: $device) {
    exchange { devices { tId brand model memory condition price { amount } } total { amount } }
    userErrors { ... on UserError { code message field } }
  }
}`,
    { variables: { device: { modelId: '24', memory: 128, condition: 'PERFECT' } } },
  ),
  example(
    'tradein',
    'What is handed in with the basket, and what it takes off',
    `
query Exchange {
  tradeInExchangeDevices { tId brand model price { amount } }
  basket { discounts { name sum { amount } } totalSum { amount } }
}`,
  ),
];

/** What the signed-in shopper has, up to signing out. */
export const account: readonly Example[] = [
  example('profile', 'The signed-in shopper', 'query Me { me { id firstName lastName phone email isConfirmedEmail } }', {
    after: ['SignIn'],
  }),
  example(
    'orders',
    'The orders of the signed-in shopper',
    'query Orders { orders(page: 1, perPage: 5) { nodes { id statusName totalSum { amount } isCancelable } totalCount pageInfo { pageCount } } }',
    { after: ['SignIn'] },
  ),
  example(
    'orders',
    'What of an order may be returned, until when, and what becomes of it (`orderRequestReturn` asks for it once it is received)',
    `
query Returns($id: ID!) {
  order(id: $id) {
    isReturnable
    returnDeadlines { changedMind defect }
    items { id name quantity returned returnableCount }
    returnRequests { id createdAt status reason handover items { itemId quantity } answer }
  }
}`,
    { variables: { id: '' }, takes: { id: 'Orders.orders.nodes.0.id' } },
  ),
  example(
    'address',
    'Addresses, names and e-mails while they are typed',
    `
query Typed($text: String!) {
  addressSuggestions(text: $text) { text street houseNumber }
  nameSuggestions(text: "Ан", part: FIRST_NAME) { firstName }
  emailSuggestions(text: "anna@")
}`,
    { variables: { text: 'артёма 7' } },
  ),
  example(
    'address',
    'What was typed, as it should be written',
    `
query Cleaned($address: String!, $phone: String!) {
  cleanedAddress(text: $address) { text street houseNumber isKnown }
  cleanedPhone(text: $phone) { phone text isForeign }
  cleanedName(text: "анна иванова") { text firstName lastName }
}`,
    { variables: { address: 'донецк, артема 74 кв 12', phone: '8 949 123-45-67' } },
  ),
  example(
    'addresses',
    'Keep an address',
    'mutation KeepAddress($input: AddressAddInput!) { addressAdd(input: $input) { addresses { id cityName street houseNumber } userErrors { ... on UserError { code message field } } } }',
    {
      variables: { input: { address: { cityName: 'Донецк', street: 'улица Артёма', houseNumber: '74' } } },
      after: ['SignIn'],
    },
  ),
  example(
    'addresses',
    'The addresses of the signed-in shopper',
    'query Addresses { addresses { id cityName street houseNumber flatNumber } }',
    {
      after: ['KeepAddress'],
    },
  ),
  example(
    'loyalty',
    'What the signed-in shopper has been told of',
    'query Notifications { loyaltyNotifications(perPage: 5) { nodes { kind title text url happenedAt } totalCount } }',
    { after: ['SignIn'] },
  ),
  example(
    'loyalty',
    'Send the code by which a loyalty card is added (it comes to /demo/outbox of the provider)',
    `
mutation SendCardCode($input: LoyaltySendCodeInput!) {
  loyaltySendCode(input: $input) { requestId expiresIn userErrors { ... on UserError { code message field } } }
}`,
    { variables: { input: { phone: '+7 900 000-00-01' } }, after: ['SignIn'] },
  ),
  example(
    'loyalty',
    'The loyalty cards of the signed-in shopper',
    'query Cards { loyaltyCards { id ean balance { amount } isActive entries { kind amount { amount } orderId happenedAt } } }',
    { after: ['SignIn'] },
  ),
  example('credit', 'What brokers lend to the signed-in shopper', 'query Limits { revoLimit { amount } }', { after: ['SignIn'] }),
  example(
    'auth',
    'Sign out',
    'mutation SignOut { sessionSignOut { isEndedAtProvider userErrors { ... on UserError { code message field } } } }',
    { after: ['SignIn'] },
  ),
];

/** What makes a purchase cheaper. */
export const benefits: readonly Example[] = [
  example(
    'promo',
    'The advent calendar: its doors, and what is behind those that are open',
    'query AdventCalendar { adventCalendar { isOpen today opensOn gift { title url } days { day isGift isOpen title url } } }',
  ),
  example(
    'credit',
    'Ways to buy a product on credit, with the payments of the last term',
    `query CreditOffers($id: ID!) {
  product(id: $id) {
    name
    creditOffers {
      kind
      terms { months label payment { amount } overpayment { amount } banks { name } }
      lastTerm { months payments { amount } }
    }
  }
}`,
    { variables: { id: product } },
  ),
  example(
    'smartprice',
    'What an old device may take off a product',
    `query SmartPriceOffers($id: ID!) {
  product(id: $id) {
    name
    smartPriceOffer { totalDiscount { amount } discountBenefit { amount } }
  }
}`,
    { variables: { id: smartphone } },
  ),
];
