import { fromSite } from '@vitrina/services/credit/vocabulary.ts';
import { oldModels } from '../platform/database/testing/old-devices.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { anna } from '../testing/shoppers.ts';
import { keyOfGuest } from './accounts.ts';
import { firstProductId } from './first-product-id.ts';

/** A call that reads, or that changes only what is its caller's; with a body it is sent by POST. */
export type Call = readonly [name: string, path: string, body?: object | undefined];

const products = [{ product_id: firstProductId, qty: 1 }];

/** What a shopper who is signed in asks for. */
export const ofShopper: readonly Call[] = [
  ['orders of a shopper', '/v3/customer/orders?page=1'],
  ['repair requests of a shopper', '/v1/orders?page=1'],
  ['favourites', '/v2/users/me/favorites'],
  ['comparison', '/v2/users/me/compare'],
  ['addresses', '/v2/users/me/addresses'],
  ['profile', '/v2/users/me/profile'],
  ['cards', '/v2/plus-card/list'],
  ['card', '/v2/plus-card/verify-data?card_id=1'],
  ['check of a card', `/v2/plus-card/validate-verify-data?card_id=1&check_data=${keyOfGuest(1)}`],
  ['bonuses for goods', '/v2/plus-card/products-limit', { card_id: 1, check_data: keyOfGuest(1), products }],
  ['notifications', '/v2/loyalty/notifications?page=1'],
  ['limit of Revo', '/broker/revo/limit', { from_site: fromSite }],
  ['limit of Mokka', `/broker/mokka/limit?phone=${anna.phone}`],
];

/** What belongs to an account or to whoever has its key. */
export const ofOwner: readonly Call[] = [
  ['basket', '/basket/get-basket'],
  ['what is put off for later', '/basket/later', { item_ids: ['1'] }],
  ['ways to receive', '/variations_orders?delivery_purpose=pickup'],
  ['methods of payment', '/api/v2/payment'],
  ['devices of an exchange', '/v2/tradein/exchange-devices'],
  ['new device of an exchange', '/trade-in-derivable'],
  ['discount of an exchange', `/v2/tradein/discount?product_id=${firstProductId}`],
  ['valuation', `/smartprice/check?tx=${keyOfGuest(600)}`],
  ['record of a valuation', '/smartprice/txinfo', { tx: keyOfGuest(600) }],
];

/** An order of the first shopper that has been received: it has papers, a warranty and a price as an old device. */
export const receivedOrder: Call = ['received order', '/v3/customer/orders/100900'];

/** The same of what has a number. */
export const ofNumbers = (order: number, payment: number, repair: number): readonly Call[] => [
  ['order', `/v3/customer/orders/${order}`],
  ['order to repay', `/v3/customer/orders/payment/${order}`],
  ['receipts', `/v3/customer/orders/${order}/receipt`],
  ['payment', `/api/payment-info/${payment}`],
  ['state of a payment', `/api/payment-action-status/${payment}`],
  ['repair request', `/v1/order/${repair}`],
];

/** One of every kind of call that reads the catalogue, or what is written about it. */
export const ofCatalogue: readonly Call[] = [
  ['home', '/v3/main-page/get-data'],
  ['tree', '/v2/categories'],
  ['menu', '/v2/menu'],
  ['branch of a visitor', '/v2/branch/get'],
  ['tags', '/v2/tags'],
  ['tags of a category', '/v2/tags?category_id=224'],
  ['brands', '/v2/brands'],
  ['series', '/v2/series'],
  ...['-popularity', 'price', '-price', '-rating', '-date', '-discount'].map(
    (sort) => [`listing by ${sort}`, `/v3/products/category/224?sort=${sort}&page=3`] as const,
  ),
  ['end of a listing', '/v3/products/category/224?page=17'],
  ['page beyond a listing', '/v3/products/category/224?page=40'],
  ['end of a brand', '/v3/products/brand/brand-3?page=2'],
  ['end of the whole', '/v3/products/search?page=26'],
  ['listing of the whole', '/v3/products/search?sort=price'],
  ['listing with a brand', '/v3/products/category/224?filter[brand][]=brand-3'],
  ['listing of what there is', '/v3/products/category/224?filter[available][]=1'],
  ['listing by price', '/v3/products/category/224?filter[price][min]=1200'],
  ['listing of used pieces', '/v3/products/category/224?filter[condition][]=used&filter[condition][]=demo'],
  ['listing of pieces of a brand', '/v3/products/brand/brand-3?filter[condition][]=used'],
  ['listing of all pieces', '/v3/products/search?filter[condition][]=used'],
  ['listing by a specification', '/v3/products/category/224?filter[screen][]=3&filter[memory][min]=1'],
  ['brand', '/v3/products/brand/brand-3'],
  ['brand in a category', '/v3/products/brand/brand-3/224?sort=price'],
  ['tag', '/v3/products/tag/skidki'],
  ['listing of a series', '/v3/products/series/galaxy'],
  ['model', '/v3/products/model/galaxy-s'],
  ['facets', '/v3/products/filters?category_id=224'],
  ['facets of a brand', '/v3/products/filters?brand_code=brand-3'],
  ['facets of the whole', '/v3/products/filters'],
  ['facets, filtered', '/v3/products/filters?category_id=224&filter[price][min]=1200&filter[screen][]=3&available=1'],
  ['facets of used pieces', '/v3/products/filters?category_id=224&filter[condition][]=used'],
  ['facets of all pieces', '/v3/products/filters?filter[condition][]=used'],
  ['search', '/v3/products/search?q=smartfon'],
  ['search for used pieces', '/v3/products/search?q=brand+5&filter[condition][]=used'],
  ['facets of a search', '/v3/products/filters?q=brand+5'],
  ['reading of a search', '/v3/search?q=A17'],
  ['suggestions', '/v3/search/suggestions?q=br'],
  ['product', `/v3/products/${firstProductId}`],
  ['cards', `/v3/products?product_ids[]=${firstProductId}&product_ids[]=${firstProductId + 1}`],
  ['similar', `/v2/products/${firstProductId}/similars`],
  ['looked with', `/v2/products/${firstProductId}/looked-with`],
  ['availability', '/v2/products/availability', { product_ids: [firstProductId, firstProductId + 1], city_id: shop.city }],
  ['stores', '/v2/stores', { product_id: firstProductId }],
  ...['-rate', '-date', '-like'].map(
    (sort) =>
      [
        `reviews by ${sort}`,
        `/v2/comments?type=product&owner_id=${firstProductId}&status=1&with_own=1&sort=${sort}&rates[]=5&query=q`,
      ] as const,
  ),
  ['questions', `/v2/comments?type=question&owner_id=${firstProductId}&use_similar=1`],
  ['answers', '/v2/comments?parent_ids[]=1'],
  ['offers', '/v2/articles/actions?mechanics[]=discount&brands[]=brand-3&channels[]=site'],
  ['offer', '/v2/articles/6'],
  ['mechanics of offers', '/v2/articles/actions/mechanics'],
  ['news', '/v2/articles/news?page=2'],
  ['articles about products', '/v2/articles/reviews?category=smartphones&brand=brand-3&badge=test'],
  ['article about products', '/v2/articles/reviews/slug/review-8'],
  ['categories of articles', '/v2/articles/reviews/filters/categories?brand=brand-3'],
  ['banners', '/v2/banner?visible=1&type=NEW_MENU_3'],
  ['banners of the menu', '/v2/banner?visible=1&location=menu'],
  ['advent calendar', '/v2/promo/advent-calendar'],
  ['seo', '/v3/seo?path=/catalog/smartphones/224'],
  ['seo of a brand', '/v3/seo?path=/catalog/brand/brand-3'],
  ['breadcrumbs', '/v2/breadcrumbs?path=/catalog/smartphones/224'],
  ['map of the site', '/v2/sitemap'],
  ['products on the map', `/v2/sitemap/products?after=${firstProductId}&last=${firstProductId + 500}`],
  ['seo of a product', `/v3/seo?path=/catalog/smartphones/224/${firstProductId}`],
  ['compilations', `/v2/products/${firstProductId}/compilations`],
  ['price history', `/v2/products/${firstProductId}/price-history`],
  ['price histories', `/v2/products/price-histories?product_ids[]=${firstProductId}&product_ids[]=${firstProductId + 1}`],
  ['rental', `/v2/arenter/availability?item_id=${firstProductId}`],
  ['accessories', `/v3/products/${firstProductId}/accessories?sort=-rating&available=1&available_first=1&per_page=24`],
  ['accessories of a bundle', `/v3/products/${firstProductId}/accessories?action_id=1302`],
  ['groups of accessories', `/v3/products/${firstProductId}/accessory-groups?with_bundle=1`],
  ['bundle of accessories', `/v3/products/${firstProductId}/accessory-bundle`],
  ['categories of accessories', `/v3/products/${firstProductId}/accessory-categories`],
  ['bought with it', `/v2/products/${firstProductId}/math-accessories`],
  ['groups of what is bought with it', `/v2/products/${firstProductId}/math-accessory-groups`],
  ['warranties', `/v2/products/${firstProductId}/warranties`],
  ['credit of a product', `/v2/products/${firstProductId}/credit-offers`],
  ['bonus of an exchange', `/v2/products/${firstProductId}/trade-in-discount`],
  ['smart price of a product', `/smartprice/product?product_id=${firstProductId}`],
  ['calculators of a product', `/v2/tradein/calculators?product_id=${firstProductId}`],
  ['memories of a model', '/v2/tradein/derivable-memories?model_id=1'],
  ['colours of a model', '/v2/tradein/derivable-color-prices?model_id=1'],
  ['old devices', '/v2/tradein/calculator/brand-models?brand_id=1'],
  ['search of old devices', '/v2/tradein/search?q=one'],
  ['price of an old device', `/v2/tradein/calculator/prices?model_id=${oldModels.phone}`],
  ['colours of an old device', `/v2/tradein/colors?model_id=${oldModels.phone}&memory=128&status=3`],
  ['promotions of a basket', `/v2/actions?basket[0][product_id]=${firstProductId}&basket[0][qty]=2&promocode=КОД`],
  ['promotion of a product', '/v2/actions/products', { products: [{ id: firstProductId, quantity: 1 }] }],
  ['conditions of a promotion', '/v2/actions/1/mechanics', { product: { id: firstProductId, quantity: 1 } }],
  ['delivery of a product', `/v2/delivery/list?products[0][product_id]=${firstProductId}&products[0][quantity]=1`],
  ['tracked order', '/user/order-status', { order_id: 100_001, phone: 79000000000 }],
];
