import type { CodegenConfig } from '@graphql-codegen/cli';

/** What stands behind each object type: the type of the same name in `graphql/<domain>/rows.ts`. */
const rows = {
  cities: 'City CityPage PageInfo',
  site: 'MenuItem Tag TagSynonym Breadcrumb Seo SeoRedirect Feature Tile Slide ProductOfDay MainPage',
  products:
    'Product Brand Series ProductCategory Category Credit Offer SuperPrice Availability Specification SpecificationGroup Highlight Manual ' +
    'SupplierOffer MarkdownOffer Sticker ReviewCounters ModificationValue Modification ProductColor ComparedModel Facet FacetValue Listing',
  search: 'SearchSuggestions SuggestedLink SuggestedProduct',
  basket: 'Basket BasketItem BasketOrder BasketChange',
  delivery: 'DeliveryOption CheckoutOrder',
  stores: 'Store StoreCity WorkHours StoreAvailability',
  orders: 'Order OrderStep OrderItem CreatedOrders',
  payments: 'PaymentMethod Payment PaymentStart OrderToRepay',
  auth: 'Session Viewer Employee',
  profile: 'Profile',
};
const mappers = Object.fromEntries(
  Object.entries(rows).flatMap(([domain, types]) => types.split(' ').map((type) => [type, `../${domain}/rows.ts#${type}`])),
);

/** Types are generated from `schema/` into the rooms that use them; `npm run verify` fails when they are stale. */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'schema/generated/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true, commentDescriptions: false } },
    'graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context/context.ts#Context',
        mapperTypeSuffix: 'Row',
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        emitLegacyCommonJSImports: false,
        importExtension: '.ts',
        mappers,
        makeResolverTypeCallable: true,
        resolversNonOptionalTypename: false,
        avoidOptionals: { field: false, inputValue: false, object: false, defaultValue: false },
        inputMaybeValue: 'T | null | undefined',
        scalars: { Rubles: 'number', Phone: 'string', DateTime: 'string', Date: 'string' },
      },
    },
    'apps/web/app/generated/': {
      documents: ['apps/web/app/**/*.graphql'],
      preset: 'client',
      presetConfig: { fragmentMasking: false, persistedDocuments: true },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: { Rubles: 'number', Phone: 'string', DateTime: 'string', Date: 'string' },
      },
    },
    // An application of somebody else, as docs/clients.md shows it; Node runs it as it is.
    'docs/examples/stock-table/generated/': {
      documents: ['docs/examples/stock-table/*.graphql'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        emitLegacyCommonJSImports: false,
        importExtension: '.ts',
        scalars: { Rubles: 'number', Phone: 'string', DateTime: 'string', Date: 'string' },
      },
    },
  },
  ignoreNoDocuments: true,
};

export default config;
