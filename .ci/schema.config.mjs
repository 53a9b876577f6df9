import graphqlEslint from '@graphql-eslint/eslint-plugin';

/** Types without an id, by the reason. */
const withoutId = {
  'an expected failure, read once': [
    ...['BasketChanged', 'CodeWrong', 'Conflict', 'InvalidValue', 'NotFound', 'OutOfStock', 'PriceChanged', 'QuoteExpired', 'QuoteInvalid'],
    ...['BasketPriceChange', 'BasketQuantityChange', 'BasketUnavailable'],
  ],
  'there is one, that of who asks': [
    'ApplicationKey',
    'Company',
    'Employee',
    'LoyaltyVerification',
    'LoyaltyVerifyData',
    'Session',
    'Viewer',
  ],
  'known by a code or a name of its own, within what it belongs to': [
    ...['AdventDay', 'BannerType', 'CreditBank', 'Facet', 'FacetValue', 'Feature', 'ModificationValue', 'ProductColor', 'ProductList'],
    ...['PromocodeStatus', 'ReviewFilterBadge', 'ReviewSortItem', 'SitemapPart', 'Specification', 'SpecificationGroup', 'TagSynonym'],
    ...[
      'PaymentMethod',
      'ProductOfDay',
      'SpecialOfferChoice',
      'SpecialOfferPromocode',
      'TradeInColor',
      'TradeInDeviceColor',
      'TradeInGrade',
      'TradeInMemory',
    ],
    ...['VariantColor', 'ArticleReviewMark', 'Tile', 'Sticker', 'Notification', 'SuperPriceCondition', 'CreditTerm', 'PaymentTerm'],
  ],
  'a value or a reckoning, which only what it belongs to gives a meaning': [
    ...['AccessoryBundle', 'ActionCondition', 'ActionLine', 'ActionMechanic', 'ActionPresent', 'AddressSuggestion', 'AdventCalendar'],
    ...['ArticleBlock', 'Availability', 'BasketItemOffer', 'BasketMergedItem', 'BasketOrder', 'BasketPreview', 'BasketSmartPrice'],
    ...['BonusEntry', 'Breadcrumb', 'BundlePrice', 'BundleVariant', 'CheckoutOrder', 'CleanedAddress', 'CleanedName', 'CleanedPhone'],
    ...['CommentVotes', 'ComparedModel', 'Credit', 'CreditConditions', 'DeliveryOption', 'DeviceWorth', 'Dimensions', 'Discount'],
    ...[
      'Gift',
      'Highlight',
      'LoyaltyLimit',
      'LoyaltyRules',
      'Modification',
      'Money',
      'NameSuggestion',
      'Offer',
      'OrderChange',
      'OrderCompany',
    ],
    ...['OrderDeliveryTime', 'OrderEmployee', 'OrderQuote', 'OrderStep', 'OrderToRepay', 'OrderToRepayItem', 'OrderTotal', 'PartialPickup'],
    ...['PrepaidItem', 'PricePoint', 'Receipt', 'ReceiptLine', 'ReceiptSeller', 'Rental', 'RepairAddress', 'RepairEvent', 'ReviewCounters'],
    ...['ReviewCounts', 'Screen'],
    ...['ReturnDeadlines', 'ReturnItem', 'RunningCost', 'RunningCostPart', 'Tariff'],
    ...['SberBusinessAuthorization', 'SearchPart', 'SearchReading', 'SearchSuggestions', 'Seo', 'SeoRedirect', 'SmartPrice'],
    ...['SmartPriceInfo', 'SmartPriceOffer', 'StoreNearAddress', 'StoreStock', 'SuperPrice', 'SupplierOffer', 'TradeInBonus'],
    ...['TradeInDevice', 'TradeInDiscount', 'TradeInExchange', 'TradeInMemoryInfo', 'TradeInPrice', 'Variant', 'WorkHours'],
  ],
};

const recommended = graphqlEslint.configs['flat/schema-recommended'].rules;
const relay = graphqlEslint.configs['flat/schema-relay'].rules;

/** The conventions of public schemas, by graphql-eslint; what is ours alone is held by `graphql/commands/conventions.ts`. */
export default [
  {
    files: ['schema/*.graphql'],
    languageOptions: { parser: graphqlEslint.parser, parserOptions: { graphQLConfig: { schema: 'schema/*.graphql' } } },
    plugins: { '@graphql-eslint': graphqlEslint },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...recommended,
      ...relay,
      // Fields are described in a line, types in a block.
      '@graphql-eslint/description-style': 'off',
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          DirectiveDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          Argument: 'camelCase',
          DirectiveDefinition: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
          InputObjectTypeDefinition: { style: 'PascalCase', requiredSuffixes: ['Input'] },
        },
      ],
      // The feed of orders is read forwards, and is no part of a list that a screen turns back.
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      // A list that is told whole is a list; what is read by parts is a connection or a numbered page.
      '@graphql-eslint/relay-edge-types': [
        'error',
        { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
      ],
      '@graphql-eslint/strict-id-in-types': [
        'error',
        { exceptions: { types: Object.values(withoutId).flat(), suffixes: ['Payload', 'Page', 'PageInfo', 'Connection', 'Edge'] } },
      ],
    },
  },
  {
    // `Employee.employeeName` beside `tradePointName`; `Node.nodeId`, since `id` is the provider's own; `Order.orderTypeId` is an id of the provider's types.
    files: ['schema/{auth,base,orders}.graphql'],
    rules: { '@graphql-eslint/no-typename-prefix': 'off' },
  },
];
