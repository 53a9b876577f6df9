/** A ready operation of the sandbox, working with the demonstration catalogue. */
export interface Example {
  domain: string;
  title: string;
  query: string;
  variables: Record<string, unknown>;
  /** Changes nothing, so it is run as soon as it is opened. */
  isSafe: boolean;
}

const read = (domain: string, title: string, query: string, variables: Record<string, unknown> = {}): Example => ({
  domain,
  title,
  query: `${query.trim()}\n`,
  variables,
  isSafe: true,
});

const change = (...[domain, title, query, variables]: Parameters<typeof read>): Example => ({
  ...read(domain, title, query, variables),
  isSafe: false,
});

/** A laptop of the demonstration catalogue; its id stays the same as long as the data does. */
const product = 1_026_139_288;

export const examples: readonly Example[] = [
  read(
    'products',
    'Search: twelve laptops with prices',
    `
query Laptops($text: String!, $perPage: Int!) {
  listing(of: { query: $text }, perPage: $perPage) {
    pageInfo { totalCount pageCount }
    items {
      id
      name
      url
      offer { price priceOld benefit }
      highlights { name value }
    }
    facets { code name type values { code name count } }
  }
}`,
    { text: 'ноутбук', perPage: 12 },
  ),
  read(
    'products',
    'A product with specifications and availability',
    `
query Product($id: Int!) {
  product(id: $id) {
    name
    brand { name }
    images
    offer { price priceOld orderType credit { monthlyPayment periods } }
    isBuyable
    availability { isAvailable storesCount pickupDayText deliveryDayText deliveryCost }
    specifications { groupName items { name value unit } }
    reviewCounters { count rating }
  }
}`,
    { id: product },
  ),
  read('products', 'The tree of categories', '{ categories { id name url productsCount children { id name url productsCount } } }'),
  read('products', 'Brands', '{ brands { id code name url } }'),
  read(
    'search',
    'Suggestions while typing',
    'query Suggest($text: String!) { searchSuggestions(text: $text) { queries categories { name url } products { name url price } } }',
    {
      text: 'смарт',
    },
  ),
  read(
    'site',
    'The home page',
    '{ mainPage { slider { title url } productOfDay { endsAt product { name offer { price } } } brands { name url } recommendations { name url } } }',
  ),
  read(
    'site',
    'Menu, tags and their synonyms',
    '{ menu { name url children { name url } } tags { alias name url } tagSynonyms { synonym tagAlias } }',
  ),
  read(
    'site',
    'Title and description of a page',
    'query Seo($path: String!) { seo(path: $path) { title description canonical } breadcrumbs(path: $path) { name url } }',
    {
      path: '/catalog',
    },
  ),
  read(
    'cities',
    'Cities',
    'query Cities($text: String) { currentCity { name timeZone } cities(query: $text, perPage: 20) { items { id alias name region } pageInfo { totalCount } } }',
    {
      text: 'а',
    },
  ),
  read('stores', 'Stores of the city', '{ stores { id name kind address workTimeLine stations latitude longitude } }'),
  change(
    'basket',
    'Put a product into the basket',
    `
mutation Add($productId: Int!) {
  addToBasket(productId: $productId, quantity: 1) { id revision quantity totalSum items { id quantity sum product { name } } }
}`,
    { productId: product },
  ),
  read(
    'basket',
    'The basket of this browser',
    '{ basket { id revision quantity totalSum items { id productId quantity price sum product { name url } } orders { key itemIds sum } changes { itemId kind was now } } }',
  ),
  read(
    'delivery',
    'Ways to get what is in the basket',
    '{ checkoutOrders { key sum pickup { deliveryTypeId kind cost timeText store { id address } } courier { deliveryTypeId cost day interval timeText } express { cost minutes } } }',
  ),
  read('payments', 'Ways to pay for the basket', '{ paymentMethods { paymentTypeId name tab isPrepaid periods } }'),
  change(
    'orders',
    'Make an order from the basket',
    `
mutation Order($input: CreateOrderInput!, $key: String!) {
  createOrder(input: $input, idempotencyKey: $key) { orderKey orders { id status totalSum } }
}`,
    {
      input: {
        revision: 1,
        contact: { firstName: 'Анна', lastName: 'Смирнова', phone: '+7 900 000-00-00', email: 'anna@example.com' },
        deliveries: [],
        isOneClick: true,
        consents: ['personal-data'],
      },
      key: 'sandbox-order-0001',
    },
  ),
  read(
    'orders',
    'An order of this browser',
    'query Order($id: Int!) { order(id: $id) { id status totalSum isPaid steps { name isActive } items { name quantity sum } } }',
    {
      id: 1,
    },
  ),
];
