const money =
  'price priceOld benefit orderType credit { type monthlyPayment periods } superPrice { finalPrice discount finalDiscount actionIds } pinkPrice discountTradein beforeDiscountPrice';
const card = `id name url shortUrl categoryNameSingular modelId images brand { id code name image url } category { id code name url }
  offer { ${money} } priceOnline isBuyable isShownAsAvailable maxQuantity stickers { code name } tradeInSticker
  reviewCounters { count rating distribution } highlights { name value } isMarkdown markdownGrade isDemo isDigital supplierId isUsed
  availability { isAvailable quantity storesCount pickupAt pickupDayText deliveryAt deliveryDayText deliveryCost }`;
const option = `deliveryTypeId kind purpose cost datetime interval timeText day minutes storeId store { id name } paymentTypeIds
  hasPreorderProduct costPrepayment`;
const storeFields = `id type kind brand images name city { id alias name } address stations directions longitude latitude
  workTime { opens closes } workTimeLine convenience services availability { quantity pickupAt timeText }`;
const orderFields = `id cityName status statusId isActive isCancelled isPaid steps { name isActive } orderTypeId deliveryDate deliveryTimeFrom
  deliveryTimeTo deliveryAddress deliveryTypeName deliveryCost store { id } discount paymentTypeName paymentStatusName sum sumPrepaid totalSum
  waitingSum contactName email mobilePhone promocode isCancelable isEditable receiptUrl comment insertedAt
  items { id productId name url image quantity price finalPrice sum }`;
const basket = `id revision quantity sum discount totalSum promocode orders { key itemIds sum isPreOrder } changes { itemId kind was now }
  items { id productId product { id name } quantity parentId isPreOrder isOnlyRttPreOrder price priceOld finalPrice sum warrantyId warrantyPrice
  supplierId maxQuantity isAvailable }`;
const city = 'id alias name declension region timeZone deliveryTypeIds paymentTypeIds phone latitude longitude hasMetro';
const pageInfo = 'pageInfo { totalCount perPage pageCount currentPage }';
const profile = `id firstName lastName birthdate sex phone email newEmail isConfirmedEmail subscribeProductIds subscribeTypes`;
const session = `user { ${profile} } accessToken refreshToken expiresIn refreshExpiresIn`;
const method = 'paymentTypeId name description tab isPrepaid periods minBasketThreshold maxBasketThreshold';

interface Example {
  source: string;
  variables?: Record<string, unknown>;
  /** Of whoever may ask it; a guest with a basket and an order when absent. */
  headers?: Record<string, string>;
}

/** Operations that together ask for every field of the schema, with the variables of each. */
export const operations: Readonly<Record<string, Example>> = {
  chrome: {
    source: `query Chrome { currentCity { ${city} } menu { id name url image children { id } } features { key isActive } branch
      searchPlaceholders basket { quantity totalSum } tags { id alias name url categoryId } tagSynonyms { synonym tagAlias } }`,
  },
  cities: {
    source: `query Cities($query: String) { cities(query: $query, popular: true, page: 1, perPage: 20) { items { ${city} } ${pageInfo} }
      priorityCities { name } byId: city(id: 133) { id } byAlias: city(alias: "doneck") { alias } }`,
    variables: { query: 'дон' },
  },
  home: {
    source: `query Home { mainPage { blocks { name url image text } brands { id image url } productOfDay { product { ${card} } endsAt }
      recommendations { id } slider { id title text button url image imageMobile } services { name } }
      seo(path: "/") { title description h1 text canonical robots redirect { url code } } breadcrumbs(path: "/") { name url } }`,
  },
  listing: {
    source: `query Listing($of: ListingInput!, $page: Int, $filters: [FilterInput!]) { listing(of: $of, page: $page, filters: $filters) {
      items { ${card} } ${pageInfo} sort facets { code name type unit values { code name count } min max } } }`,
    variables: { of: { categoryId: 7 }, page: 2, filters: [{ code: 'brand', values: ['lg'] }] },
  },
  product: {
    source: `query Product($id: Int!) { product(id: $id) { ${card} article description country warrantyDays
      specifications { groupName items { code name value unit isMain } } manuals { id name url size }
      supplierOffers { supplierId supplierName price priceOld quantity } markdownOffers { id name price grade url } questionsCount youtube
      comparedModel { link name } modifications { name values { productId value url isCurrent available } }
      colors { productId name code url image isCurrent } similars { id } lookedWith { id } deliveries { ${option} }
      stores(cityAlias: "doneck") { ${storeFields} } } }`,
    variables: { id: 42 },
  },
  catalogue: {
    source: `query Catalogue { categories { id code name image url productsCount children { id url } } category(id: 7) { url } none: category(id: 8) { id }
      brands { id code name image url } series { id code name url productsCount brand { id name url } } products(ids: [42, 43, 42]) { id name } }`,
  },
  search: {
    source: `query Suggestions($text: String!) { searchSuggestions(text: $text) { queries categories { id name url } brands { id }
      products { id name url image price } } }`,
    variables: { text: ' тел ' },
  },
  basket: { source: `query Basket { basket { ${basket} } }` },
  changes: {
    source: `mutation Changes { addToBasket(productId: 42) { ${basket} } setBasketQuantity(itemId: 100, quantity: 3) { revision }
      removeFromBasket(itemId: 100) { revision items { id } } }`,
  },
  checkout: {
    source: `query Checkout { checkoutOrders { key itemIds sum isPreorder isDigital pickup { ${option} } courier { ${option} } express { ${option} } }
      paymentMethods { ${method} } }`,
  },
  stores: { source: `query Stores { stores(types: [1], query: "Артёма") { ${storeFields} } store(id: 5) { ${storeFields} } }` },
  createOrder: {
    source: `mutation CreateOrder($input: CreateOrderInput!, $key: String!) { createOrder(input: $input, idempotencyKey: $key) {
      orders { ${orderFields} } orderKey } }`,
    variables: {
      input: {
        revision: 3,
        contact: { firstName: 'Анна', phone: '8 (999) 123-45-67' },
        deliveries: [{ orderKey: 'buy', deliveryTypeId: 1, storeId: 5 }],
        paymentTypeId: 17,
        consents: [],
      },
      key: 'checkout-0123456789',
    },
  },
  order: { source: `query Order { order(id: 9000) { ${orderFields} } }` },
  repayment: {
    source: `query Repayment { orderToRepay(orderId: 9000) { orderId totalSum status canRepay methods { ${method} } }
      payment(id: 77) { id orderId paymentTypeId status sum } paymentStatus(id: 77) }`,
  },
  startPayment: {
    source: `mutation StartPayment($url: String!) { startPayment(orderId: 9000, paymentTypeId: 17, returnUrl: $url, idempotencyKey: "payment-0123456789") {
      payment { id status sum } url } }`,
    variables: { url: '/cart/payment/9000' },
  },
  person: {
    source: `query Person { me { ${profile} } viewer { kind isSignedIn isMobileApp application city { id }
      employee { tradePointNumber tradePointName personnelNumber employeeName } } }`,
    headers: { cookie: 'access_token=access-0; personnel_number=42; employee_name=Anna' },
  },
  signIn: {
    source: `mutation SignIn($login: String!, $password: String!) { login(login: $login, password: $password) { ${session} } }`,
    variables: { login: '+7 900 000-00-01', password: 'Vitrina2026' },
  },
  signOut: { source: 'mutation SignOut { logout }', headers: { cookie: 'access_token=access-0' } },
  renew: {
    source: `mutation Renew($token: String!) { refreshSession(refreshToken: $token) { ${session} } }`,
    variables: { token: 'refresh' },
    headers: { 'x-mobile-app': '1' },
  },
};
