import * as samples from './samples.ts';

const money =
  'price priceOld benefit isAvailable quantity orderType credit { type monthlyPayment periods } superPrice { finalPrice discount finalDiscount actionIds conditions { actionId name } } pinkPrice discountTradein beforeDiscountPrice';
const card = `id name url shortUrl categoryNameSingular modelId variant { edition color { name code } } images brand { id code name image url } category { id code name url }
  offer { ${money} } priceOnline isBuyable isShownAsAvailable maxQuantity stickers { code name } tradeInSticker
  reviewCounters { count rating distribution } highlights { name value } isMarkdown markdownGrade isDemo isDigital supplierId isUsed
  availability { isAvailable quantity storesCount pickupAt pickupDayText deliveryAt deliveryDayText deliveryCost }`;
const option = `typeId kind purpose cost datetime interval timeText day minutes storeId store { id name } paymentTypeIds
  hasPreorderProduct costPrepayment cityId salePointId`;
const storeFields = `id url typeId typeCode kind brand images name city { id alias name } address stations directions longitude latitude
  workTime { opens closes } workTimeLine convenience services isOpen hoursText`;
const orderFields = `id cityName city { id } status statusName statusId isActive isCancelled isPaid isAwaitingPayment steps { name isActive } orderTypeId deliveryDate deliveryTimeFrom
  deliveryTimeTo deliveryAddress deliveryTypeId deliveryTypeName deliveryCost store { id } discount paymentKind paymentTypeId paymentTypeName paymentStatusId paymentStatusName cmsAddressee sum sumPrepaid totalSum
  waitingSum contactName email mobilePhone promocode isCancelable isEditable receiptUrl comment insertedAt heldUntil
  items { id parentId isWarranty productId name url image quantity price finalPrice sum }
  company { inn name } employee { tradePointNumber personnelNumber } discounts { actionId name promocode sum }
  hasSim deliveryTimes { date from to } refunds { id sum status reason requestedAt }`;
const device = `tId type calculatorId modelId brandId groupId brand model memory condition color price productId colors { productId name code price }
  discounts { name sum } newPrice itemId`;
const basket = `id revision quantity sum discount totalSum promocode promocodeStatus { name isApplied message } discounts { name sum } bonuses orders { key items { id } sum isPreorder } changes { __typename item { id } ... on BasketPriceChange { wasPrice: was nowPrice: now }
  ... on BasketQuantityChange { was now item { id } } ... on BasketPriceChange { item { id } } ... on BasketUnavailable { item { id } } }
  items { id productId product { id name } quantity parentId isPreorder isOnlyStorePreorder applicationType price priceOld finalPrice sum warrantyId warrantyPrice
  supplierId maxQuantity isAvailable isWarranty actionId presentOf discounts { sum }
  offer { price priceOld onlinePrice pinkPrice quantity isAvailable isPreorder orderType beforeDiscountPrice } }`;
const city =
  'id alias name declension region timeZone deliveryTypeIds paymentTypeIds phone latitude longitude zoneCode hasMkad territoryId kladrCode hasMetro';
const pageInfo = 'totalCount pageInfo { hasNextPage hasPreviousPage perPage pageCount currentPage }';
const profile = `id firstName lastName birthdate sex phone email newEmail isConfirmedEmail subscribeProductIds subscribeTypes`;
const session = `user { ${profile} } accessToken refreshToken expiresIn refreshExpiresIn`;
const method = 'typeId kind name description tab isForGiftCertificates isPrepaid periods minBasketThreshold maxBasketThreshold';
const list = `kind productIds mostCount products { id name }`;

const condition = 'name isMet products { id name }';
const action = `id parentId name description type discountPercent discountSum isRequired promocode isApplicable unmetConditions { ${condition} }
  mechanics { type isDone conditions { ${condition} } priceFrom priceOfAccessories isCrossRecommended isDsoRecommended creditNotification }
  deliveryTypeIds paymentTypeIds sumActionIds isOfSberbank hasInnerPayment isTradeIn maxLoan presents { productId product { id } quantity basketQuantity isSelected }
  lines { productId quantity price finalPrice } specialOfferUrl endsAt`;
const answer = 'id author text date like notLike myVote isMine status';
const comment = `${answer} type rate pros cons experience images isVerified answersCount`;

interface Example {
  source: string;
  variables?: Record<string, unknown>;
  /** Of whoever may ask it; a guest with a basket and an order when absent. */
  headers?: Record<string, string>;
}

/** Operations that together ask for every field of the schema, with the variables of each. */
export const operations: Readonly<Record<string, Example>> = {
  chrome: {
    source: `query Chrome { currentCity { ${city} } menu { id name url image banner { id type title text url image } children { id } } features { key isActive } branch
      searchPlaceholders basket { quantity totalSum } tags { id alias name url categoryId } ofCategory: tags(category: 224) { alias } tagSynonyms { synonym tagAlias }
      sitemapParts { after last changedAt } sitemapProducts(last: 42) { id url changedAt } }`,
  },
  cities: {
    source: `query Cities($query: String) { cities(query: $query, popular: true, page: 1, perPage: 20) { nodes { ${city} } ${pageInfo} }
      priorityCities { name } byId: city(by: { id: 133 }) { id } byAlias: city(by: { alias: "doneck" }) { alias } }`,
    variables: { query: 'дон' },
  },
  home: {
    source: `query Home { mainPage { blocks { name url image text } brands { id image url } productOfDay { product { ${card} } endsAt }
      recommendations { id } slider { id title text button url image imageMobile } services { name } }
      seo(path: "/") { title description h1 text canonical robots redirect { url code } } breadcrumbs(path: "/") { name url } }`,
  },
  listing: {
    source: `query Listing($of: ListingOfInput!, $page: Int, $filters: [FilterInput!]) { listing(of: $of, page: $page, filters: $filters) {
      nodes { ${card} } ${pageInfo} sort facets { code name type unit values { code name count } min max } } }`,
    variables: { of: { category: 7 }, page: 2, filters: [{ code: 'brand', chosen: { values: ['lg'] } }] },
  },
  product: {
    source: `query Product($id: ID!) { product(id: $id) { ${card} article description country warrantyDays
      specifications { groupName items { code name value unit isMain } } manuals { id name url size }
      supplierOffers { supplierId supplierName price priceOld quantity isBuyable } markdownOffers { id name price grade url product { id } }
      offerShownInstead { supplierId } tabs partners: deliveries(supplierId: 8, sum: 880) { kind } questionsCount youtube
      comparedModel { url name } modifications { name values { productId value url isCurrent isAvailable } } isWarranty
      colors { productId name code url image isCurrent } similars { id } lookedWith { id } compilations { id name products { id } } rental { pricePerDay } deliveries { ${option} }
      stores(city: 1) { store { ${storeFields} } product { id } quantity pickupAt timeText } } }`,
    variables: { id: 42 },
  },
  accessories: {
    source: `query Accessories($id: ID!) { product(id: $id) {
      accessories(page: 1, sort: PRICE_ASC, groupIds: [7], filters: [{ code: "brand", chosen: { values: ["lg"] } }], onlyAvailable: true, availableFirst: true, actionId: 1301) {
        nodes { id name } ${pageInfo} } accessoryGroups(withBundle: true) { id name productsCount products { id } }
      accessoryCategories { id name productsCount } ofAction: accessoryCategories(actionId: 1301) { id }
      accessoryBundle { products { id } variants { kind actionId name description prices { productId finalPrice } months } }
      mathAccessories { id } mathAccessoryGroups { id name productsCount products { id } } warranties { id name isWarranty } } }`,
    variables: { id: 42 },
  },
  catalogue: {
    source: `query Catalogue { categories { id code name image url productsCount children { id url } } category(id: 7) { url } none: category(id: 8) { id }
      brands { id code name image url } series { id code name url productsCount brand { id name url } } products(ids: [42, 43, 42]) { id name } }`,
  },
  search: {
    source: `query Suggestions($text: String!) { searchReading(text: $text, asTyped: false) { redirect corrected leftOut total } searchSuggestions(text: $text) { queries categories { id name url } brands { id }
      products { id name url image price } } }`,
    variables: { text: ' тел ' },
  },
  basket: { source: `query Basket { basket { ${basket} } }` },
  changes: {
    source: `mutation Changes { basketAddItem(input: { productId: 42 }) { basket { ${basket} } }
      basketAddAccessory(input: { parentId: 100, productId: 50, actionId: 1301 }) { basket { revision } }
      basketAddWarranty(input: { parentId: 100, warrantyId: 60 }) { basket { revision } } basketTrace { isTraced }
      basketSetQuantity(input: { itemId: 100, quantity: 3 }) { basket { revision } }
      basketRemoveItem(input: { itemId: 100 }) { basket { revision items { id } } } basketClear { isCleared } }`,
  },
  checkout: {
    source: `query Checkout { checkoutOrders { key items { id } sum isPreorder isDigital isOnlyInStores pickup { ${option} } courier { ${option} } express { ${option} } expressOptions { salePoint { id name } } }
      paymentMethods { ${method} } }`,
  },
  stores: {
    source: `query Stores { stores(kinds: [STORE], query: "Артёма") { ${storeFields} } store(id: 5) { ${storeFields} }
      storesByAddress(address: "Артёма 74") { distance store { id } }
      serviceCenters(brandCode: "lg") { id name brandCodes address phone longitude latitude workTimeLine }
      nearestCity(latitude: 48, longitude: 37.8) { id name } }`,
  },
  offers: {
    source: `query Offers($filter: SpecialOfferFilterInput) { specialOffers(perPage: 3, filter: $filter) { totalCount pageInfo { pageCount } nodes { id name url announce image endsOn
      mechanics { code name } } } specialOfferMechanics { code name count } specialOfferBrands { code name count } specialOfferChannels { code name }
      specialOffer(id: 1) { id startsOn productTag body { kind text items image } brands { code name } channels { code }
      products { id name } previews { id url name announce image endsOn } } }`,
    variables: { filter: { mechanics: ['discount'] } },
  },
  reviews: {
    source: `query Reviews($filter: ReviewFilterInput) { articleReviews(perPage: 2, filter: $filter, sort: "-like") { totalCount pageInfo { pageCount } nodes { id slug name url announce image
      publishedOn minutes likesCount vote category { code name } brand { code } badges { code name } related { id } products { id } } }
      reviewCategories(filter: $filter) { route typeTag id name code value isChosen } reviewBrands(filter: $filter) { route isChosen } reviewTags { route }
      reviewPage(path: "/reviews/list/category-tv") { title description sorts { text value } }
      articleReview(slug: "kak-vybrat") { id dislikesCount vote body { kind text } related { id url } products { id name } } articleReviewByCode(code: "201") { slug } }`,
    variables: { filter: { category: 'tv' } },
    headers: { cookie: 'review_votes=l201' },
  },
  news: {
    source:
      'query News { news { totalCount pageInfo { pageCount } nodes { id name url announce image publishedOn } } newsItem(id: 301) { id body { kind text items } } }',
  },
  actions: {
    source: `query Actions { basket { actions { ${action} } } product(id: 42) { actions { id } } actions(ids: [3, 4]) { id }
      productAction(products: [{ productId: 42 }], showHidden: true) { id } accessoryAction(products: [{ productId: 42, quantity: 2 }], actionIds: [3]) { id }
      actionMechanics(actionId: 3, product: { productId: 42 }) { id } }`,
  },
  promocode: {
    source: `mutation Promocode { basketSetPromocode(input: { promocode: "осень5" }) { basket { promocode } } basketRemovePromocode { basket { promocode } } }`,
  },
  banners: { source: 'query Banners { banners(type: "YII_CARD_DETAIL_BEFORE_DELIVERY") { id type title url } bannerTypes { code name } }' },
  votes: {
    source: `mutation Votes { articleReviewLike(input: { id: 201 }) { likesCount dislikesCount vote }
      articleReviewDislike(input: { id: 202 }) { likesCount dislikesCount vote } }`,
  },
  createOrder: {
    source: `mutation CreateOrder($input: OrderCreateInput!) { orderCreate(input: $input) {
      orders { ${orderFields} } orderKey } }`,
    variables: {
      input: {
        revision: 3,
        contact: { firstName: 'Анна', phone: '8 (999) 123-45-67' },
        deliveries: [{ orderKey: 'buy', typeId: 1, storeId: 5 }],
        confirmedTotals: [{ orderKey: 'buy', sum: 1799.98, discount: 199.98, deliveryCost: 0 }],
        paymentTypeId: 17,
        consents: [],
        idempotencyKey: 'checkout-0123456789',
      },
    },
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
  changeProfile: {
    source: `mutation ChangeProfile($input: ProfileUpdateInput!) { profileUpdate(input: $input) { user { id } }
      profileSetMailings(input: { subscribeTypes: ["sale"] }) { user { subscribeTypes } }
      profileSubscribe(input: { productId: 42, isWanted: true }) { user { subscribeProductIds } }
      profileConfirmEmail(input: { token: "token-1" }) { isConfirmed } profileRemove { isRemoved } }`,
    variables: { input: { firstName: 'Анна', sex: 'FEMALE', phone: '+7 900 000-00-01', email: 'anna@vitrina.example' } },
    headers: { cookie: 'access_token=access-0' },
  },
  addresses: {
    source: `mutation Addresses($address: SavedAddressInput!) { addressAdd(input: { address: $address }) { addresses { id cityName street houseNumber floor
      flatNumber building housing } } addressUpdate(input: { id: 5, address: $address }) { addresses { id } }
      addressRemove(input: { id: 5 }) { addresses { id } } }`,
    variables: { address: { cityName: 'Донецк', street: 'Артёма', houseNumber: '74' } },
    headers: { cookie: 'access_token=access-0' },
  },
  typedTexts: {
    source: `query TypedTexts { addressSuggestions(text: "артема 74", cityName: "Донецк") { text cityName street houseNumber housing building flatNumber }
      nameSuggestions(text: "ан") { text firstName lastName patronymic } emailSuggestions(text: "anna")
      cleanedAddress(text: "артема 74 к2") { text cityName street houseNumber housing building flatNumber isKnown } cleanedPhone(text: "89491234567") { phone text isForeign }
      cleanedName(text: "анна") { text firstName lastName patronymic } }`,
  },
  ownAddresses: { source: 'query OwnAddresses { addresses { id } }', headers: { cookie: 'access_token=access-0' } },
  tracking: {
    source: `query Tracking($phone: Phone!) { trackedOrder(id: 9000, phone: $phone) { id status statusName isActive steps { name } deliveryDate
      deliveryTimeFrom deliveryTimeTo deliveryTypeName isPaid totalSum insertedAt } }`,
    variables: { phone: '+7 999 123-45-67' },
  },
  receipts: {
    source: `query Receipts { orderReceipts(orderId: 9000) { number operation issuedAt shift kktRegistration fiscalDrive fiscalSign
      seller { name inn address taxation } buyer items { name price quantity sum vatRate vatSum subject method } sum cash cashless vatSum qr } }`,
  },
  repayment: {
    source: `query Repayment { orderToRepay(orderId: 9000) { orderId totalSum contactName mobilePhone email deliveryCost items { productId price finalPrice quantity sectionId }
      prepaidBasket { productId amount } restrictedPaymentTypeIds status canRepay methods { ${method} } }
      payment(id: 77) { id orderId kind typeId status sum }
      virtualRestrictedPaymentTypeIds sberBusinessAuthorization(orderId: 9000) { url } }`,
  },
  startPayment: {
    source: `mutation StartPayment($url: String!) {
      paymentStart(input: { orderId: 9000, typeId: 17, returnUrl: $url, idempotencyKey: "payment-0123456789" }) {
      payment { id status sum } url } }`,
    variables: { url: '/cart/payment/9000' },
  },
  person: {
    source: `query Person { me { ${profile} } viewer { kind isSignedIn isMobileApp application city { id }
      employee { tradePointNumber tradePointName personnelNumber employeeName } } }`,
    headers: { cookie: 'access_token=access-0; employee_token=staff-1; personnel_number=42; employee_name=Anna' },
  },
  signIn: {
    source: `mutation SignIn($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { ${session} } basketChanges { productId product { id } supplierId was now } } }`,
    variables: { input: { login: '+7 900 000-00-01', password: 'Vitrina2026' } },
  },
  codes: {
    source: `mutation Codes($phone: Phone!) { sessionSendCode(input: { phone: $phone, purpose: SIGN_UP }) { requestId expiresIn }
      sessionVerifyCode(input: { phone: $phone, code: "123456", requestId: "request-1" }) { isVerified }
      passwordRequestReset(input: { login: "anna@vitrina.example" }) { isAccepted }
      passwordReset(input: { token: "token-1", password: "Vitrina2026" }) { isChanged } }`,
    variables: { phone: '+7 900 000-00-01' },
  },
  signInWithCode: {
    source: `mutation SignInWithCode($input: SessionSignInWithCodeInput!) { sessionSignInWithCode(input: $input) { session { expiresIn } basketChanges { now } } }`,
    variables: { input: { phone: '+7 900 000-00-01', code: '123456', requestId: 'request-1' } },
  },
  signUp: {
    source: `mutation SignUp($input: SessionSignUpInput!) { sessionSignUp(input: $input) { session { expiresIn } basketChanges { now } } }`,
    variables: {
      input: {
        phone: '+7 900 000-00-01',
        code: '123456',
        requestId: 'request-1',
        firstName: 'Анна',
        password: 'Vitrina2026',
        agreement: true,
      },
    },
  },
  signOut: { source: 'mutation SignOut { sessionSignOut { isEndedAtProvider } }', headers: { cookie: 'access_token=access-0' } },
  comments: {
    source: `query Comments($id: ID!) { comments(type: REVIEW, ownerId: $id, page: 1, sort: BEST, rates: [5], withImages: true, query: "тихо", useSimilar: true) {
      nodes { ${comment} answers { ${answer} isExpert } } ${pageInfo} } articles: comments(type: ARTICLE, ownerId: 5) { nodes { id } } }`,
    variables: { id: 42 },
  },
  say: {
    source: `mutation Say($input: CommentCreateInput!) { commentCreate(input: $input) { comment { id status isMine } }
      commentLike(input: { id: 501 }) { votes { like notLike myVote } } commentDislike(input: { id: 502 }) { votes { notLike } } }`,
    variables: {
      input: { type: 'REVIEW', ownerId: 42, text: 'Работает тихо, доволен.', author: 'Пётр', rate: 5, consents: ['PERSONAL_DATA'] },
    },
    headers: { cookie: 'comment_key=0123456789abcdef0123456789abcdef' },
  },
  tradeIn: {
    source: `query TradeIn { tradeInCalculators(productId: 42) { id name description view } tradeInGroups { id name code singular grades { condition letter name description signs } }
      tradeInPopularBrands(groupId: 1) { id name code } tradeInBrandModels(groupId: 1, brandId: 1) { id name code models { id name brand brandId groupId } }
      tradeInSearch(query: "айфон", model: "iPhone", page: 1, perPage: 100) { nodes { id name } ${pageInfo} } tradeInPrices(modelId: 24) { memory condition price }
      tradeInMemoryInfo(modelId: 24) { step memories { memory name price } } tradeInColors(modelId: 24, memory: 128, condition: PERFECT) { productId name code price hex }
      tradeInDerivableMemories(modelId: 7) { memory name price } tradeInDerivableColorPrices(modelId: 7, memory: 256) { productId name code price hex memory }
      tradeInLetterBrands(groupId: 1) { id } tradeInLetterModels(brandId: 1, calculatorId: 2) { id name } tradeInLetterPrices(modelId: 24) { memory condition price } }`,
  },
  exchange: {
    source: `query Exchange { tradeInExchangeDevices { ${device} } tradeInDerivable { ${device} } tradeInDiscount(productId: 42) { discount finalPrice discounts { name sum } }
      product(id: 42) { tradeInBonuses { devicesCount discount } } basket { exchangeDevices { ${device} } } order(id: 9000) { exchangeDevices { ${device} } } }`,
  },
  exchangeChanges: {
    source: `mutation ExchangeChanges($device: TradeInSaveInput!) { tradeInSave(input: $device) { exchange { devices { ${device} } derivable { tId } total } }
      tradeInSetData(input: { devices: [{ tId: 12345, modelId: 24, memory: 128, condition: WORKING }], productId: 42 }) { exchange { total } }
      tradeInSetDerivable(input: { productId: 42 }) { exchange { derivable { newPrice } } } tradeInRemoveDerivable { exchange { derivable { newPrice } } }
      tradeInRemove(input: { tId: 12345 }) { exchange { devices { tId } } } }`,
    variables: { device: { modelId: 24, memory: 128, condition: 'PERFECT', color: 'black' } },
  },
  repair: {
    source: `query Repair { repairDeviceTypes(isMajorAppliance: true) { id name hasImei } repairDeviceProblems(deviceTypeId: 1) { id isInstallation cost }
      repairBrands(deviceTypeId: 1) { id name code } repairModels(brandId: 3, deviceTypeId: 1) { id name }
      repairModelProblems(modelId: 5) { id name cost discountedCost isInstallation }
      repairRequest(id: 100001) { id kind status statusName device problem cost discountedCost handover createdAt documentIds
        history { status at comment } store { id } place address { street house building entrance floor flat date timeFrom timeTo notes } } }`,
    headers: { cookie: 'repair_keys=repair-key-1' },
  },
  orderRepair: {
    source: `mutation OrderRepair($input: RepairRequestCreateInput!, $call: RepairCallRequestInput!) { repairRequestCreate(input: $input) { id repairKey }
      repairCallRequest(input: $call) { isTaken } repairSendCode(input: { phone: "+7 999 123-45-67" }) { requestId expiresIn }
      repairVerifyCode(input: { phone: "+7 999 123-45-67", code: "123456", requestId: "request-1" }) { isVerified } }`,
    variables: {
      input: {
        kind: 'PAID',
        name: 'Анна',
        phone: '+7 999 123-45-67',
        phoneRequestId: 'request-1',
        modelId: 5,
        problemId: 11,
        handover: 'STORE',
        storeId: 1,
        consents: ['PERSONAL_DATA'],
        idempotencyKey: 'repair-1',
      },
      call: { name: 'Анна', phone: '+7 999 123-45-67', consents: ['PERSONAL_DATA'], idempotencyKey: 'repair-2' },
    },
  },
  renew: {
    source: `mutation Renew($token: String!) { sessionRefresh(input: { refreshToken: $token }) { session { ${session} } } }`,
    variables: { token: 'refresh' },
    headers: { 'x-mobile-app': '1' },
  },
  lists: {
    source: `query Lists { favorites { ${list} } comparison { ${list} } }`,
    headers: { cookie: 'access_token=access-0' },
  },
  addToList: {
    source: `mutation AddToList($input: ProductListAddInput!) { productListAdd(input: $input) { list { ${list} } } }`,
    variables: { input: { kind: 'COMPARISON', productIds: ['42'] } },
  },
  removeFromList: {
    source: `mutation RemoveFromList($input: ProductListRemoveInput!) { productListRemove(input: $input) { list { ${list} } } }`,
    variables: { input: { kind: 'FAVORITES', productIds: ['42'] } },
    headers: { cookie: 'favourites=42~43' },
  },
  adventCalendar: {
    source: `query AdventCalendar { adventCalendar { isOpen today opensOn gift { day } days { day isGift isToday isOpen title text url image } } }`,
  },
  employeeSignIn: {
    source: `mutation EmployeeSignIn($token: String!) {
      employeeSignInTradePoint(input: { tradePointNumber: "017", accessCode: "code" }) { employee { tradePointNumber tradePointName } }
      employeeSignInToken(input: { token: $token }) { employee { personnelNumber employeeName } } }`,
    variables: { token: 'badge-1' },
  },
  employeeSignOut: {
    source: 'mutation EmployeeSignOut { employeeSignOut { redirectUrl isEndedAtProvider } }',
    headers: { cookie: 'employee_token=staff-1' },
  },
  corpFastOrder: {
    source: 'mutation CorpFastOrder($input: CorpFastOrderInput!) { corpFastOrder(input: $input) { id isOrderStatusOpen } }',
    variables: { input: samples.corpOrderInput() },
  },
  company: {
    source: 'query CompanyByInn($inn: String!) { company(inn: $inn) { inn name kpp ogrn address } }',
    variables: { inn: '9301000177' },
  },
  ownComments: {
    source: `query OwnComments { ownComments(type: REVIEW, page: 1, perPage: 2, sort: NEWEST) { nodes { id text product { id name } } ${pageInfo} } }`,
    headers: { cookie: 'access_token=access-0' },
  },
  loyalty: {
    source: `query Loyalty { loyaltyCards { id ean balance isActive entries { kind amount orderId date } } loyaltyVerifyData(cardId: 7) { cardId phone isVerified }
      loyaltyVerification(cardId: 7, checkData: "check-1") { isValid } loyaltyLimit(cardId: 7, checkData: "check-1", products: [{ productId: 42, quantity: 1 }]) { maxAmount balance } }`,
    headers: { cookie: 'access_token=access-0' },
  },
  changeLoyalty: {
    source: `mutation ChangeLoyalty { loyaltySendSms(input: { phone: "+7 999 123-45-67" }) { requestId expiresIn }
      loyaltyVerifyCode(input: { phone: "+7 999 123-45-67", code: "123456", requestId: "request-1" }) { checkData cardId }
      loyaltyCardAdd(input: { checkData: "check-1", ean: "2900000000070" }) { card { id } checkData } loyaltyCardRemove(input: { cardId: 7 }) { isRemoved }
      loyaltyCardDelete(input: { ean: "2900000000070" }) { isRemoved }
      basketSetBonuses(input: { cardId: 7, checkData: "check-1", amount: 100 }) { basket { bonuses } } basketRemoveBonuses { basket { bonuses } } }`,
    headers: { cookie: 'access_token=access-0' },
  },
  loyaltyNotifications: {
    source: `query LoyaltyNotifications { loyaltyNotifications(page: 1, perPage: 2) { nodes { id kind title text url date } ${pageInfo} } }`,
    headers: { cookie: 'access_token=access-0' },
  },
  creditOffers: {
    source: `query CreditOffers($id: ID!) { product(id: $id) { id creditOffers(warrantyId: 60) { kind limit isLimitExceeded lastTerm { months }
      terms { months label actionId payment payments overpayment banks { name } paymentTypeId
        conditions { isCredit priceFrom priceOfAccessories accessories accessoriesPercent installmentLimit isLimitExceeded isWarrantyAsked isCompleted notification } } } }
      revoLimit }`,
    variables: { id: 42 },
    headers: { cookie: 'access_token=access-0' },
  },
  smartPrice: {
    source: `query SmartPrice($id: ID!) { product(id: $id) { id smartPriceOffer { totalDiscount discountBenefit } }
      smartPrice(tx: "0123456789abcdef") { state smartPrice { tx tradeinId productId totalDiscount discountBenefit } }
      basket { id smartPrice { tx productId state } } }`,
    variables: { id: 42 },
    headers: { cookie: `basket_id=${'0123456789abcdef'.repeat(2)}` },
  },
  smartPriceBegin: {
    source: 'mutation SmartPriceBegin { smartPriceBegin(input: { productId: 42, returnUrl: "/cart" }) { tx url } }',
  },
};
