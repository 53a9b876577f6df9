import { demoShopper } from './demo-shopper.ts';
import { type Example, example } from './example.ts';

/** A laptop of the demonstration catalogue; its id stays the same as long as the data does. */
const product = 1_026_139_288;
/** A smartphone that an old device is taken for. */
const smartphone = 1_030_546_500;

/** Payment by card (spec 1 §9). */
const card = 17;
/** Sber Business. */
const sberBusiness = 56;

const contact = { firstName: 'Анна', lastName: 'Смирнова', phone: '+7 900 000-00-00', email: 'anna@example.com' };

/** In the order in which one visitor can run them all. */
export const examples: readonly Example[] = [
  example(
    'products',
    'Search: twelve laptops with prices and stock',
    `
query Laptops($text: String!, $perPage: Int!) {
  listing(of: { search: { text: $text } }, perPage: $perPage) {
    totalCount
    pageInfo { pageCount }
    nodes {
      id
      name
      url
      offer { price priceOld benefit }
      highlights { name value }
      availability { isAvailable storesCount }
    }
    facets { code name type values { code name count } }
  }
}`,
    { variables: { text: 'ноутбук', perPage: 12 } },
  ),
  example(
    'products',
    'A product with specifications and availability',
    `
query Product($id: ID!) {
  product(id: $id) {
    name
    brand { name }
    images
    offer { price priceOld orderType credit { monthlyPayment periods } }
    isBuyable
    availability { isAvailable storesCount pickupDayText deliveryDayText deliveryCost }
    specifications { groupName items { name value unit } }
    reviewCounters { count rating }
    tabs
    manuals { name url size }
    supplierOffers { supplierName price isBuyable }
    markdownOffers { name grade price }
  }
}`,
    { variables: { id: product } },
  ),
  example(
    'products',
    'The tree of categories',
    'query Categories { categories { id name url productsCount children { id name url productsCount } } }',
  ),
  example('site', 'Parts of the sitemap', 'query SitemapParts { sitemapParts { after last changedAt } }'),
  example('products', 'Brands', 'query Brands { brands { id code name url } }'),
  example('products', 'Series', 'query Series { series { name url productsCount brand { name } } }'),
  example(
    'search',
    'Suggestions while typing',
    `
query Suggestions($text: String!) {
  searchSuggestions(text: $text) { queries categories { name url } products { name url price } }
}`,
    { variables: { text: 'смарт' } },
  ),
  example(
    'site',
    'The home page',
    `
query Home {
  mainPage {
    slider { title url }
    productOfDay { endsAt product { name offer { price } } }
    brands { name url }
    recommendations { name url }
  }
}`,
  ),
  example(
    'site',
    'Menu, tags and their synonyms',
    'query Menu { menu { name url children { name url } } tags { alias name url } tagSynonyms { synonym tagAlias } }',
  ),
  example(
    'site',
    'Title and description of a page',
    'query Seo($path: String!) { seo(path: $path) { title description canonical } breadcrumbs(path: $path) { name url } }',
    { variables: { path: '/catalog' } },
  ),
  example(
    'cities',
    'Cities',
    `
query Cities($text: String) {
  currentCity { name timeZone }
  cities(query: $text, perPage: 20) { nodes { id alias name region } totalCount }
}`,
    { variables: { text: 'а' } },
  ),
  example(
    'stores',
    'Stores nearest to an address, and who repairs a brand',
    `
query StoresByAddress($address: String!, $brand: String) {
  storesByAddress(address: $address) { distance store { id name address isOpen hoursText } }
  serviceCenters(brandCode: $brand) { id name address phone workTimeLine }
}`,
    { variables: { address: 'Артёма 74', brand: 'lg' } },
  ),
  example(
    'cities',
    'The city nearest to a place',
    'query NearestCity($latitude: Float!, $longitude: Float!) { nearestCity(latitude: $latitude, longitude: $longitude) { id alias name } }',
    { variables: { latitude: 48.03, longitude: 37.9 } },
  ),
  example('stores', 'Stores of the city', 'query Stores { stores { id name kind address workTimeLine stations latitude longitude } }'),
  example(
    'accessories',
    'Accessories of a product by kind, its bundle and warranties',
    `
query Accessories($id: ID!) {
  product(id: $id) {
    name
    accessoryCategories { id name productsCount }
    accessories(perPage: 6, availableFirst: true) { totalCount nodes { id name url offer { price } } }
    accessoryBundle { products { id name } variants { kind name actionId prices { productId finalPrice } } }
    mathAccessories { name offer { price } }
    warranties { id name offer { price } }
  }
}`,
    { variables: { id: product } },
  ),
  example(
    'basket',
    'Put a product into the basket',
    `
mutation AddToBasket($input: BasketAddItemInput!) {
  basketAddItem(input: $input) {
    basket { id revision quantity totalSum items { id quantity sum product { name } } }
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
    basket { promocodeStatus { name isApplied message } discounts { name promocode sum } discount totalSum }
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
    'mutation RemovePromocode { basketRemovePromocode { basket { promocode totalSum } } }',
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
    totalSum
    items { id productId quantity price sum product { name url } }
    orders { key items { id } sum }
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
    sum
    pickup { typeId kind cost timeText storeId store { address } }
    courier { typeId cost day interval timeText }
    express { cost minutes }
  }
}`,
    { after: ['AddToBasket'] },
  ),
  example('payments', 'Ways to pay for the basket', 'query PaymentMethods { paymentMethods { typeId kind name tab isPrepaid periods } }', {
    after: ['AddToBasket'],
  }),
  example(
    'orders',
    'Make an order from the basket',
    `
mutation MakeOrder($input: OrderCreateInput!) {
  orderCreate(input: $input) { orders { id status statusName totalSum } }
}`,
    {
      variables: {
        input: {
          revision: 0,
          contact,
          deliveries: [{ orderKey: 'buy', typeId: 1, storeId: '' }],
          paymentTypeId: card,
          consents: ['PERSONAL_DATA'],
          idempotencyKey: '',
        },
      },
      takes: {
        'input.revision': 'Basket.basket.revision',
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
  order(id: $id) { id status statusName totalSum isPaid store { name address } steps { name isActive } items { name quantity sum } }
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
    payment { id status sum }
  }
}`,
    {
      variables: { input: { orderId: '', typeId: card, returnUrl: '/cart', idempotencyKey: '' } },
      takes: { 'input.orderId': 'MakeOrder.orderCreate.orders.0.id' },
      fresh: ['input.idempotencyKey'],
    },
  ),
  example('payments', 'How the attempt to pay stands', 'query PaymentStatus($id: ID!) { payment(id: $id) { id status sum } }', {
    variables: { id: '' },
    takes: { id: 'StartPayment.paymentStart.payment.id' },
  }),
  example(
    'payments',
    'Pay it as a company instead',
    `
mutation PayAsCompany($input: PaymentStartInput!) {
  paymentStart(input: $input) { url payment { id kind status } }
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
  example(
    'comments',
    'Reviews of a product, the best first',
    `
query Reviews($id: ID!) {
  comments(type: REVIEW, ownerId: $id, sort: BEST, perPage: 3) {
    totalCount
    nodes { author rate text pros cons date isVerified images like notLike }
  }
}`,
    { variables: { id: product } },
  ),
  example(
    'comments',
    'Questions about it, with their answers',
    `
query Questions($id: ID!) {
  comments(type: QUESTION, ownerId: $id) { totalCount nodes { id author text answers { author text isExpert } } }
}`,
    { variables: { id: product } },
  ),
  example(
    'comments',
    'Ask something: it waits to be looked at',
    `
mutation AskAboutProduct($input: CommentCreateInput!) {
  commentCreate(input: $input) { comment { id status isMine } }
}`,
    {
      variables: {
        input: {
          type: 'QUESTION',
          ownerId: product,
          text: 'Сколько портов USB у этой модели?',
          author: 'Анна',
          consents: ['PERSONAL_DATA'],
        },
      },
    },
  ),
  example(
    'lists',
    'Compare a product',
    `
mutation Compare($input: ProductListAddInput!) {
  productListAdd(input: $input) { list { productIds mostCount } }
}`,
    { variables: { input: { kind: 'COMPARISON', productIds: [product] } } },
  ),
  example(
    'lists',
    'What is compared, and the favourites',
    `
query Lists {
  comparison { products { name url highlights { name value } } }
  favorites { productIds products { name } }
}`,
    { after: ['Compare'] },
  ),
  example(
    'articles',
    'Special offers with a discount',
    `
query SpecialOffers($filter: SpecialOfferFilterInput, $perPage: Int!) {
  specialOffers(filter: $filter, perPage: $perPage) {
    totalCount
    nodes { id name url announce endsOn mechanics { name } brands { name } }
  }
  specialOfferMechanics { code name count }
}`,
    { variables: { filter: { mechanics: ['discount'] }, perPage: 6 } },
  ),
  example(
    'articles',
    'A special offer and its goods',
    `
query SpecialOffer($id: ID!) {
  specialOffer(id: $id) {
    name
    announce
    body { kind text items }
    products { name url offer { price priceOld } }
    previews { name url }
  }
}`,
    { variables: { id: 1 } },
  ),
  example(
    'articles',
    'Reviews of a category, and what they can be narrowed by',
    `
query ArticleReviews($filter: ReviewFilterInput) {
  articleReviews(filter: $filter, sort: "-like") { totalCount nodes { name url minutes likesCount } }
  reviewBrands(filter: $filter) { name route isChosen }
  reviewTags(filter: $filter) { name route isChosen }
}`,
    { variables: { filter: { category: 'smartphones' } } },
  ),
  example(
    'articles',
    'One review',
    `
query Review($slug: String!) {
  articleReview(slug: $slug) { name publishedOn body { kind text items } products { name url } related { name url } likesCount vote }
}`,
    { variables: { slug: 'oled-ili-mini-led' } },
  ),
  example(
    'articles',
    'Like a review, once',
    'mutation LikeReview($id: ID!) { articleReviewLike(input: { id: $id }) { likesCount vote } }',
    {
      variables: { id: 203 },
    },
  ),
  example('articles', 'News', 'query News { news(perPage: 5) { nodes { name url publishedOn announce } } }'),
  example(
    'banners',
    'The banner of a product page, and all rooms for banners',
    'query Banners($type: String!) { banners(type: $type) { title text url image } bannerTypes { code name } }',
    { variables: { type: 'YII_CARD_DETAIL_BEFORE_DELIVERY' } },
  ),
  example('auth', 'Who asks', 'query Viewer { viewer { kind isSignedIn isMobileApp application city { name } } }'),
  example(
    'auth',
    'Sign in as the demonstration shopper',
    `
mutation SignIn($input: SessionSignInInput!) {
  sessionSignIn(input: $input) { session { user { firstName } expiresIn } }
}`,
    { variables: { input: { ...demoShopper } } },
  ),
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
  }
  employeeSignOut { redirectUrl }
}`,
    { variables: { token: 'VT42-8KQM-2XRD-6WNH' } },
  ),
  example(
    'auth',
    'Send a code to sign in by (it comes to /demo/outbox of the provider)',
    `
mutation SendCode($input: SessionSendCodeInput!) {
  sessionSendCode(input: $input) { requestId expiresIn }
}`,
    { variables: { input: { phone: '+7 900 000-00-01', purpose: 'SIGN_IN' } } },
  ),
  example(
    'orders',
    'How an order stands, by its number and phone',
    `
query TrackedOrder($id: ID!, $phone: Phone!) {
  trackedOrder(id: $id, phone: $phone) { id statusName isPaid totalSum steps { name isActive } }
}`,
    { variables: { id: '', phone: contact.phone }, takes: { id: 'MakeOrder.orderCreate.orders.0.id' } },
  ),
  example(
    'repair',
    'What is repaired, and what a repair of one model costs',
    `
query Repair($deviceType: ID!, $brand: ID!, $model: ID!) {
  repairDeviceTypes { id name hasImei }
  appliances: repairDeviceTypes(isMajorAppliance: true) { id name }
  repairBrands(deviceTypeId: $deviceType) { id name }
  repairModels(brandId: $brand, deviceTypeId: $deviceType) { id name }
  repairModelProblems(modelId: $model) { id name cost discountedCost }
}`,
    { variables: { deviceType: 1, brand: 1, model: 1 } },
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
  tradeInMemoryInfo(modelId: $model) { step memories { memory name price } }
  tradeInPrices(modelId: $model) { memory condition price }
  tradeInColors(modelId: $model, memory: 128, condition: PERFECT) { name code price }
}`,
    { variables: { group: '1', words: 'айфон 15', model: '24' } },
  ),
  example(
    'tradein',
    'Hand an old device in for a new one',
    `
mutation HandIn($device: TradeInSaveInput!) {
  tradeInSave(input: $device) {
    exchange { devices { tId brand model memory condition price } total }
  }
}`,
    { variables: { device: { modelId: '24', memory: 128, condition: 'PERFECT' } } },
  ),
  example(
    'tradein',
    'What is handed in with the basket, and what it takes off',
    `
query Exchange {
  tradeInExchangeDevices { tId brand model price }
  basket { discounts { name sum } totalSum }
}`,
  ),
  example(
    'repair',
    'Ask to be called back about a repair',
    `
mutation CallBack($input: RepairCallRequestInput!) {
  repairCallRequest(input: $input) { isTaken }
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
  example('profile', 'The signed-in shopper', 'query Me { me { id firstName lastName phone email isConfirmedEmail } }', {
    after: ['SignIn'],
  }),
  example(
    'orders',
    'The orders of the signed-in shopper',
    'query Orders { orders(page: 1, perPage: 5) { nodes { id statusName totalSum isCancelable } totalCount pageInfo { pageCount } } }',
    { after: ['SignIn'] },
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
    'mutation KeepAddress($input: AddressAddInput!) { addressAdd(input: $input) { addresses { id cityName street houseNumber } } }',
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
    'query Notifications { loyaltyNotifications(perPage: 5) { nodes { kind title text url date } totalCount } }',
    { after: ['SignIn'] },
  ),
  example(
    'loyalty',
    'Send the code by which a loyalty card is added (it comes to /demo/outbox of the provider)',
    `
mutation SendCardCode($input: LoyaltySendSmsInput!) {
  loyaltySendSms(input: $input) { requestId expiresIn }
}`,
    { variables: { input: { phone: '+7 900 000-00-01' } }, after: ['SignIn'] },
  ),
  example(
    'loyalty',
    'The loyalty cards of the signed-in shopper',
    'query Cards { loyaltyCards { id ean balance isActive entries { kind amount orderId date } } }',
    { after: ['SignIn'] },
  ),
  example('credit', 'What brokers lend to the signed-in shopper', 'query Limits { revoLimit }', { after: ['SignIn'] }),
  example('auth', 'Sign out', 'mutation SignOut { sessionSignOut { isEndedAtProvider } }', { after: ['SignIn'] }),
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
      terms { months label payment overpayment banks { name } }
      lastTerm { months payments }
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
    smartPriceOffer { totalDiscount discountBenefit }
  }
}`,
    { variables: { id: smartphone } },
  ),
];
