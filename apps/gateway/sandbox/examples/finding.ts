import { type Example, example } from '../example.ts';
import { product } from './demonstration.ts';

/** Goods, places, and what stands around them. */
export const finding: readonly Example[] = [
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
      offer { price { amount } priceOld { amount } benefit { amount } }
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
    offer { price { amount } priceOld { amount } orderType credit { monthlyPayment { amount } periods } }
    isBuyable
    availability { isAvailable storesCount pickupDayText deliveryDayText deliveryCost { amount } }
    specifications { groupName items { name value unit } }
    reviewCounters { count rating }
    tabs
    manuals { name url size }
    supplierOffers { supplierName price { amount } isBuyable }
    markdownOffers { name grade price { amount } }
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
  searchSuggestions(text: $text) { queries categories { name url } products { name url price { amount } } }
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
    productOfDay { endsAt product { name offer { price { amount } } } }
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
    accessories(perPage: 6, availableFirst: true) { totalCount nodes { id name url offer { price { amount } } } }
    accessoryBundle { products { id name } variants { kind name actionId prices { productId finalPrice { amount } } } }
    mathAccessories { name offer { price { amount } } }
    warranties { id name offer { price { amount } } }
  }
}`,
    { variables: { id: product } },
  ),
];
