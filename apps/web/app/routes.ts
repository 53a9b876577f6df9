import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Category code, category id and page that may follow a brand, a tag or a search; told apart in `entities/catalogue/address.ts`. */
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
  layout('routes/shell/layout.tsx', [
    index('routes/home/route.tsx'),

    ...prefix('catalog', [
      route(':categoryId?', 'routes/catalogue/route.tsx'),
      ...['brand', 'tag', 'compatibility-brand'].map((word) => route(`${word}/:code/${tail}`, 'routes/listing/by-code.tsx', { id: word })),
      ...['series', 'model'].map((word) => route(`${word}/:code/:a?`, 'routes/listing/by-code.tsx', { id: word })),
      route(':categoryCode/:categoryId', 'routes/listing/category.tsx'),
      // `leaf` is a product's id or `page-N`.
      route(':categoryCode/:categoryId/:leaf', 'routes/product/route.tsx', [
        index('routes/product/about/route.tsx'),
        route('specs', 'routes/product/specs/route.tsx'),
        route('digital', 'routes/product/digital/route.tsx'),
        route('manuals', 'routes/product/manuals/route.tsx'),
        route('accessories/:page?', 'routes/product/accessories/route.tsx'),
        route('credit', 'routes/product/credit/route.tsx'),
        route('supplier', 'routes/product/offers/supplier.tsx'),
        route('markdown', 'routes/product/offers/markdown.tsx'),
        route('availability/:city?', 'routes/product/availability/route.tsx'),
        route('comments/:page?', 'routes/product/comments/route.tsx'),
        route('faq/:page?', 'routes/product/faq/route.tsx'),
      ]),
      // `comments-3`, `faq-3`: old addresses of tabs.
      route(':categoryCode/:categoryId/:leaf/:tab', 'routes/product/comments/old-form.tsx'),
    ]),
    route(`search/${tail}`, 'routes/listing/search.tsx'),
    route('special-offers', 'routes/offers/route.tsx'),
    route('special-offers/:id', 'routes/offers/offer/route.tsx'),
    route('reviews/list/:a?/:b?/:c?', 'routes/reviews/list/route.tsx'),
    route('reviews/view/:slug', 'routes/reviews/view/route.tsx'),
    route('advent-calendar', 'routes/advent-calendar/route.tsx'),
    route('trade-in', 'routes/tradein/route.tsx'),
    route('honor', 'routes/honor/route.tsx'),
    route('news', 'routes/news/route.tsx'),
    route('news/:id', 'routes/news/item/route.tsx'),
    route('city', 'routes/city/route.tsx'),
    route('niche', 'routes/niche/route.tsx'),
    route('shops', 'routes/stores/shops/route.tsx'),
    route('store/:slug?', 'routes/stores/store/route.tsx'),
    route('contacts', 'routes/contacts/route.tsx'),
    route('help', 'routes/help/route.tsx'),
    route('delivery', 'routes/delivery/route.tsx'),
    route('delivery/pay', 'routes/delivery/pay/route.tsx'),
    route('legal/:document', 'routes/legal/route.tsx'),
    route('favorite-products', 'routes/lists/favorites/route.tsx'),
    route('compare', 'routes/lists/compare/route.tsx'),
    route('cart', 'routes/cart/route.tsx'),
    route('cart/accessories/:itemId', 'routes/cart/accessories/route.tsx'),
    route('cart/gift', 'routes/gift/basket.tsx'),
    route('order-info/:id', 'routes/order/route.tsx'),
    route('order-info/:id/receipt', 'routes/receipt/route.tsx'),
    route('order-info/:id/invoice', 'routes/invoice/route.tsx'),
    route('order-info/:id/return', 'routes/order/return.tsx'),
    route('order-info/:id/gift', 'routes/gift/order.tsx'),

    route('user/login', 'routes/sign-in/route.tsx'),
    route('user/password-reset', 'routes/sign-in/password-reset.tsx'),

    route('employee', 'routes/employee/route.tsx'),
    route('corp', 'routes/corp/route.tsx'),
    route('bonus', 'routes/bonus/route.tsx'),
    route('repair', 'routes/repair/route.tsx'),
    route('repair/service', 'routes/repair/service.tsx'),
    route('repair/:id', 'routes/repair/status/route.tsx'),

    route('order-status', 'routes/order-status/route.tsx'),
    route('account', 'routes/account/layout.tsx', [
      index('routes/account/route.tsx'),
      route('orders', 'routes/account/orders/route.tsx'),
      route('orders/:orderId', 'routes/account/orders/order.tsx'),
      route('orders/:orderId/return', 'routes/account/orders/return.tsx'),
      route('repairs', 'routes/account/repairs/route.tsx'),
      route('profile', 'routes/account/profile/route.tsx'),
      route('notice', 'routes/account/notice/route.tsx'),
      route('reviews', 'routes/account/own-reviews/reviews.tsx'),
      route('faq', 'routes/account/own-reviews/faq.tsx'),
      route('mailings', 'routes/account/mailings.tsx'),
      route('addresses', 'routes/account/addresses/route.tsx'),
    ]),
    // Whoever follows the link of a letter need not be signed in there.
    route('account/profile/confirm-email', 'routes/account/profile/confirm-email.tsx'),

    route('*', 'routes/shell/not-found.tsx'),
  ]),

  layout('routes/shell/lean-layout.tsx', [
    route('cart/contacts', 'routes/checkout/contacts/route.tsx'),
    route('cart/delivery', 'routes/checkout/delivery/route.tsx'),
    route('cart/payments', 'routes/checkout/payments/route.tsx'),
    route('cart/summary', 'routes/checkout/summary/route.tsx'),
    route('cart/fast', 'routes/checkout/fast/route.tsx'),
    route('cart/one-click', 'routes/checkout/one-click/route.tsx'),
    route('cart/payment/:id', 'routes/payment/route.tsx'),
  ]),

  ...blocks,
  route('order-info/:id/receipt.pdf', 'routes/receipt/pdf.ts'),
  route('order-info/:id/calendar.ics', 'routes/order/calendar.ts'),
  route('advent-calendar/reminder.ics', 'routes/advent-calendar/reminder.ts'),
  route('cart/add', 'routes/cart/add.ts'),
  route('cart/bundle', 'routes/cart/buy-bundle.ts'),
  route('cart/credit', 'routes/product/credit/buy.ts'),
  route('repair/files', 'routes/repair/files.ts'),
  route('smart-price', 'routes/smart-price/route.ts'),
  route('account/arrival', 'routes/account/arrival.ts'),
  route('user/logout', 'routes/sign-in/sign-out.ts'),
  route('lists/change', 'routes/lists/change.ts'),
  route('preferences', 'routes/session/preferences.ts'),
  route('menu', 'routes/menu/data.ts'),
  route('suggestions', 'routes/search/suggestions.ts'),
  route('suggest/:kind', 'routes/suggest/data.ts'),
  route('sitemap.xml', 'routes/sitemap/route.ts'),
  route('sitemap/:part', 'routes/sitemap/part.ts'),
  route('town.svg', 'routes/map/town.ts'),
  route('robots.txt', 'routes/shell/robots.ts'),
  route('manifest.webmanifest', 'routes/shell/manifest.ts'),
  route('fonts.css', 'routes/shell/fonts.ts'),
  route('offline', 'routes/shell/offline.tsx'),
  route('worker.js', 'routes/shell/worker.ts'),
] satisfies RouteConfig;
