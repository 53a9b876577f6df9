import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Category code, category id and page that may follow a brand, a tag or a search; told apart in `listing/address.ts`. */
const tail = ':a?/:b?/:c?';

/** The page of the building blocks, where the screens are developed and nowhere else. */
const blocks =
  process.env.NODE_ENV === 'development'
    ? [
        route('blocks', '../blocks/frames.tsx'),
        route('blocks/:theme', '../blocks/sheet.tsx'),
        route('blocks/:theme/calendar', '../blocks/calendar.tsx'),
      ]
    : [];

/** The whole map of the shop (spec 1 §2). */
export default [
  layout('shell/layout.tsx', [
    index('home/route.tsx'),

    ...prefix('catalog', [
      route(':categoryId?', 'catalogue/route.tsx'),
      route(`brand/:brandCode/${tail}`, 'listing/routes/brand.tsx'),
      route(`tag/:tagAlias/${tail}`, 'listing/routes/tag.tsx'),
      route(`compatibility-brand/:brandCode/${tail}`, 'listing/routes/compatibility-brand.tsx'),
      route('series/:seriesCode/:a?', 'listing/routes/series.tsx'),
      route('model/:modelCode/:a?', 'listing/routes/model.tsx'),
      route(':categoryCode/:categoryId', 'listing/routes/category.tsx'),
      // `leaf` is a product's id or `page-N`.
      route(':categoryCode/:categoryId/:leaf', 'product/route.tsx', [
        index('product/about/route.tsx'),
        route('specs', 'product/specs/route.tsx'),
        route('digital', 'product/digital/route.tsx'),
        route('manuals', 'product/manuals/route.tsx'),
        route('accessories/:page?', 'product/accessories/route.tsx'),
        route('credit', 'product/credit/route.tsx'),
        route('supplier', 'product/offers/supplier.tsx'),
        route('markdown', 'product/offers/markdown.tsx'),
        route('availability/:city?', 'product/availability/route.tsx'),
        route('comments/:page?', 'product/comments/route.tsx'),
        route('faq/:page?', 'product/faq/route.tsx'),
      ]),
      // `comments-3`, `faq-3`: old addresses of tabs.
      route(':categoryCode/:categoryId/:leaf/:tab', 'product/comments/old-form.tsx'),
    ]),
    route(`search/${tail}`, 'listing/routes/search.tsx'),
    route('special-offers', 'offers/route.tsx'),
    route('special-offers/:id', 'offers/offer/route.tsx'),
    route('reviews/list/:a?/:b?/:c?', 'reviews/list/route.tsx'),
    route('reviews/view/:slug', 'reviews/view/route.tsx'),
    route('advent-calendar', 'advent-calendar/route.tsx'),
    route('trade-in', 'tradein/route.tsx'),
    route('honor', 'honor/route.tsx'),
    route('news', 'news/route.tsx'),
    route('news/:id', 'news/item/route.tsx'),
    route('city', 'city/route.tsx'),
    route('shops', 'stores/shops/route.tsx'),
    route('store/:slug?', 'stores/store/route.tsx'),
    route('delivery', 'delivery/route.tsx'),
    route('delivery/pay', 'delivery/pay/route.tsx'),
    route('legal/:document', 'legal/route.tsx'),
    route('favorite-products', 'lists/favorites/route.tsx'),
    route('compare', 'lists/compare/route.tsx'),
    route('cart', 'cart/route.tsx'),
    route('cart/accessories/:itemId', 'accessories/route.tsx'),
    route('order-info/:id', 'order/route.tsx'),
    route('order-info/:id/receipt', 'receipt/route.tsx'),

    route('user/login', 'sign-in/route.tsx'),
    route('user/password-reset', 'sign-in/password-reset.tsx'),

    route('employee', 'employee/route.tsx'),
    route('corp', 'corp/route.tsx'),
    route('bonus', 'bonus/route.tsx'),
    route('repair', 'repair/route.tsx'),
    route('repair/service', 'repair/service.tsx'),
    route('repair/:id', 'repair/status/route.tsx'),

    route('order-status', 'order-status/route.tsx'),
    route('account', 'account/layout.tsx', [
      index('account/route.tsx'),
      route('orders', 'account/orders/route.tsx'),
      route('orders/:orderId', 'account/orders/order.tsx'),
      route('profile', 'account/profile/route.tsx'),
      route('notice', 'account/notice/route.tsx'),
      route('reviews', 'account/said/reviews.tsx'),
      route('faq', 'account/said/faq.tsx'),
      route('mailings', 'account/mailings.tsx'),
      route('addresses', 'account/addresses/route.tsx'),
    ]),
    // Whoever follows the link of a letter need not be signed in there.
    route('account/profile/confirm-email', 'account/profile/confirm-email.tsx'),

    route('*', 'shell/not-found.tsx'),
  ]),

  layout('shell/lean-layout.tsx', [
    route('cart/contacts', 'checkout/contacts/route.tsx'),
    route('cart/delivery', 'checkout/delivery/route.tsx'),
    route('cart/payments', 'checkout/payments/route.tsx'),
    route('cart/summary', 'checkout/summary/route.tsx'),
    route('cart/fast', 'checkout/fast/route.tsx'),
    route('cart/one-click', 'checkout/one-click/route.tsx'),
    route('cart/payment/:id', 'payment/route.tsx'),
  ]),

  ...blocks,
  route('order-info/:id/receipt.pdf', 'receipt/pdf.ts'),
  route('order-info/:id/calendar.ics', 'order/calendar.ts'),
  route('cart/add', 'product/buy/add.ts'),
  route('cart/bundle', 'accessories/buy-bundle.ts'),
  route('cart/credit', 'product/credit/buy.ts'),
  route('repair/files', 'repair/files.ts'),
  route('smart-price', 'smart-price/route.ts'),
  route('account/arrival', 'account/arrival.ts'),
  route('user/logout', 'sign-in/sign-out.ts'),
  route('lists/change', 'lists/change.ts'),
  route('preferences', 'session/preferences.ts'),
  route('menu', 'shell/menu/data.ts'),
  route('suggestions', 'shell/search/suggestions.ts'),
  route('suggest/:kind', 'suggest/data.ts'),
  route('sitemap.xml', 'sitemap/route.ts'),
  route('sitemap/:part', 'sitemap/part.ts'),
  route('town.svg', 'map/town.ts'),
  route('robots.txt', 'shell/robots.ts'),
  route('manifest.webmanifest', 'shell/manifest.ts'),
] satisfies RouteConfig;
