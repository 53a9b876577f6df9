/** An operation of the tests. */
interface Example {
  source: string;
  variables?: Record<string, unknown>;
  /** Of whoever may ask it; a guest with a basket and an order when absent. */
  headers?: Record<string, string>;
}

/** By names that are their own among all domains. */
export type Operations = Readonly<Record<string, Example>>;

export const money =
  'price { amount currency } priceOld { amount } benefit { amount } isAvailable quantity orderType credit { type monthlyPayment { amount } dailyPayment { amount } periods } superPrice { finalPrice { amount } discount { amount } finalDiscount { amount } actionIds conditions { actionId name } } pinkPrice { amount } discountTradein { amount } beforeDiscountPrice { amount }';
export const card = `id nodeId isOnSale name url shortUrl categoryNameSingular modelId variant { edition color { name code } } images brand { id code name image url } category { id code name url }
  offer { ${money} } priceOnline { amount } isBuyable isShownAsAvailable maxQuantity stickers { code name } tradeInSticker { amount }
  reviewCounters { count rating distribution } highlights { name value } dimensions { width height depth } screen { diagonal resolution } runningCost { perYear { amount } years total { amount } parts { name quantity unit unitPrice { amount } cost { amount } basis tariff { source since } } } isLowestPrice isMarkdown markdownGrade isDemo isDigital supplierId lowestSupplierOffer { price { amount } } isUsed
  availability { isAvailable quantity storesCount pickupAt pickupDayText deliveryAt deliveryDayText deliveryCost { amount } }`;
export const option = `typeId kind purpose cost { amount } datetime interval timeText day minutes storeId store { id name } paymentTypeIds
  hasPreorderProduct costPrepayment { amount } cityId salePointId`;
export const storeFields = `id nodeId url typeId typeCode kind brand images name city { id alias name } address stations directions longitude latitude
  workTime { opens closes } workTimeLine convenience services isOpen hoursText`;
export const city =
  'id alias name declension region timeZone deliveryTypeIds paymentTypeIds phone latitude longitude zoneCode hasMkad territoryId kladrCode hasMetro';
export const pageInfo = 'totalCount pageInfo { hasNextPage hasPreviousPage perPage pageCount currentPage }';
export const profile = `id firstName lastName birthdate sex phone email newEmail isConfirmedEmail subscribeProductIds subscribeTypes`;
export const method =
  'typeId kind name description tab isForGiftCertificates isPrepaid periods terms { months rate payment { amount } lastPayment { amount } overpayment { amount } } minBasketThreshold { amount } maxBasketThreshold { amount } limit { amount } isLimitExceeded';
