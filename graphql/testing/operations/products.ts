import { card, type Operations, option, pageInfo, storeFields } from './operation.ts';

export const products: Operations = {
  nodes: {
    source: `query Nodes { node(nodeId: "UHJvZHVjdDo0Mg") { nodeId ... on Product { id } ... on Order { id } }
      nodes(nodeIds: ["U3RvcmU6NQ", "Q2F0ZWdvcnk6Nw"]) { nodeId ... on Store { name } ... on Category { nodeId url } ... on City { nodeId } ... on NewsItem { nodeId }
        ... on Payment { nodeId } ... on RepairRequest { nodeId } ... on SpecialOffer { nodeId } } }`,
  },
  listing: {
    source: `query Listing($of: ListingOfInput!, $page: Int, $filters: [FilterInput!]) { listing(of: $of, page: $page, filters: $filters) {
      nodes { ${card} } ${pageInfo} sort facets { code name type unit values { code name count } min max sort } } }`,
    variables: { of: { category: 7 }, page: 2, filters: [{ code: 'brand', chosen: { values: ['lg'] } }] },
  },
  product: {
    source: `query Product($id: ID!) { product(id: $id) { ${card} article description country warrantyDays
      specifications { groupName items { code name value unit isMain } } manuals { id name url size }
      supplierOffers { supplierId supplierName price { amount } priceOld { amount } quantity isBuyable } markdownOffers { id name price { amount } grade url product { id newProduct { id } } } newProduct { id }
      offerShownInstead { supplierId availability { isAvailable pickupDayText deliveryDayText deliveryCost { amount } } } tabs partners: deliveries(supplierId: 8, sum: 880) { kind } questionsCount youtube
      comparedModel { url name } modifications { name values { productId value url isCurrent isAvailable } } isWarranty
      colors { productId name code url image isCurrent price { amount } } similars { id } viewedTogether { id } lookedWith { id } compilations { id name products { id } } priceHistory { at price { amount } } rental { pricePerDay { amount } } deliveries { ${option} }
      stores(city: 1) { store { ${storeFields} } product { id } quantity pickupAt timeText } } }`,
    variables: { id: 42 },
  },
  catalogue: {
    source: `query Catalogue { categories { id code name image url productsCount children { id url } } category(id: 7) { url } none: category(id: 8) { id }
      brands { id code name image url } series { id code name url productsCount brand { id name url } } products(ids: [42, 43, 42]) { id name } }`,
  },
};
