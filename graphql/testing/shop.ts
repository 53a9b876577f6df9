import { asId } from '@vitrina/services/contract/wire.ts';
import { type Answers, page, type WholeShop } from './provider.ts';
import * as samples from './samples.ts';

/** A whole small shop: an answer for every declared call, or it does not compile. */
export const shop = (over: Answers = {}): WholeShop => ({
  cities: {
    city: ({ params }) => samples.city({ id: asId(params.id) }),
    cities: ({ query }) => page([samples.city()].filter(({ alias }) => query?.alias === undefined || query.alias === alias)),
    priorityCities: () => [samples.city()],
    ...over.cities,
  },
  site: {
    menu: () => [{ id: asId(7), name: 'Телевизоры', url: '/catalog/tv/7', image: null, children: [] }],
    features: () => [{ key: 'similar', is_active: true, featureValue: null }],
    branch: () => ({ branch: 'B', branches: null }),
    seo: () => ({
      title: 'Телевизоры',
      description: '…',
      h1: null,
      text: null,
      canonical: null,
      robots: null,
      redirect: { url: '/catalog/tv/7', code: null },
    }),
    tags: () => [{ id: asId(1), alias: 'hits', name: 'Хиты', url: '/catalog/tag/hits', category_id: null }],
    rental: () => ({ available: true, price_per_day: 900_00 }),
    sitemapParts: () => [{ after: null, last: asId(42), changed_at: '2026-11-01T10:00:00.000Z' }],
    sitemapProducts: () => [{ id: asId(42), url: '/catalog/tv/7/42', changed_at: null }],
    tagSynonyms: () => [{ synonym: 'телик', tag_alias: 'hits' }],
    breadcrumbs: () => [{ name: 'Главная', url: '/' }],
    mainPage: () => ({
      blocks: [{ name: 'ТВ', url: '/catalog/7', image: '/media/categories/7.svg', text: null }],
      brands: [{ id: asId(5), code: 'lg', name: 'LG', image: '/media/brands/lg.svg' }],
      productOfDay: { product: samples.card(), ends_at: '2026-11-22T00:00:00+03:00' },
      recommendations: [samples.card()],
      slider: [
        {
          id: asId(1),
          title: 'Слайд',
          text: 'Текст',
          button: 'Смотреть',
          url: '/',
          image: '/media/banners/1.svg',
          image_mobile: '/media/banners/1-mobile.svg',
        },
      ],
      services: [],
    }),
    ...over.site,
  },
  products: {
    product: ({ params }) => samples.fullProduct({ id: asId(params.id) }),
    byIds: ({ query }) => page(query.product_ids.map((id) => samples.card({ id: asId(id) }))),
    byCategory: () => page([samples.card(), samples.card({ id: asId(43) })], { total: 50, pageCount: 3 }),
    byBrand: () => page([samples.card()]),
    byBrandInCategory: () => page([samples.card()]),
    byTag: () => page([samples.card()]),
    byTagInCategory: () => page([samples.card()]),
    bySeries: () => page([samples.card()]),
    byModel: () => page([samples.card()]),
    byCompatibilityBrand: () => page([samples.card()]),
    byCompatibilityBrandInCategory: () => page([samples.card()]),

    search: () => page([samples.card()]),
    filters: () =>
      page([
        { code: 'brand', name: 'Бренд', type: 'list', unit: null, values: [{ code: 'lg', name: 'LG', count: 2 }], min: null, max: null },
        { code: 'price', name: 'Цена', type: 'range', unit: '₽', values: [], min: 1, max: 100_000 },
      ]),
    compilations: () => [{ id: asId(1), name: 'Домашний кинотеатр', products: [samples.card({ id: asId(52) })] }],
    similars: () => [samples.card({ id: asId(50) })],
    lookedWith: () => [samples.card({ id: asId(51) })],
    availability: ({ body }) =>
      body.product_ids.map((product_id) => ({
        product_id: asId(product_id),
        available: true,
        quantity: 3,
        stores_count: 2,
        pickup_at: '2026-11-21T18:00:00+03:00',
        delivery_at: '2026-11-24T10:00:00+03:00',
        delivery_cost: 299_00,
      })),
    categories: () => [
      {
        id: asId(1),
        code: 'video',
        name: 'Видео',
        image: '/media/categories/1.svg',
        products_count: 50,
        children: [{ id: asId(7), code: 'tv', name: 'Телевизоры', image: '/media/categories/7.svg', products_count: 50, children: [] }],
      },
    ],
    brands: () => page([{ id: asId(5), code: 'lg', name: 'LG', image: '/media/brands/lg.svg', products_count: 50 }]),
    series: () => page([{ id: asId(8), code: 'lg-oled', name: 'OLED', brand: { id: asId(5), code: 'lg', name: 'LG' }, products_count: 3 }]),
    ...over.products,
  },
  search: {
    placeholders: () => ['Чайник'],
    reading: () => ({ redirect: null, corrected: 'чайник', left_out: ['красный'], total: 1 }),
    suggestions: () => ({
      queries: ['телевизор'],
      categories: [{ id: asId(7), name: 'Телевизоры', url: '/catalog/tv/7' }],
      brands: [],
      products: [{ id: asId(42), name: 'Телевизор', url: '/catalog/tv/7/42', image: '/media/products/42/0.svg', price: 899_99 }],
    }),
    ...over.search,
  },
  basket: {
    getBasket: () => samples.basket(),
    addItem: () => samples.basket(),
    updateItemQuantity: () => samples.basket({ revision: 4 }),
    removeItem: () => samples.basket({ items: [], revision: 5 }),
    merge: () => ({ ...samples.basket(), merged: [{ product_id: asId(42), supplier_id: null, was: 1, now: 2 }] }),
    clear: () => ({ is_cleared: true }),
    ...over.basket,
  },
  delivery: {
    variationsOrders: ({ query }) => [
      {
        key: 'buy',
        has_preorder_product: false,
        is_digital: false,
        in_stock: true,
        item_ids: [asId(100)],
        sum: 1600_00,
        deliveries: [deliveries[query.delivery_purpose]],
      },
    ],
    list: () => Object.values(deliveries),
    ...over.delivery,
  },
  stores: {
    stores: () => page([samples.store()]),
    withProduct: ({ body }) =>
      page([
        samples.store({ availability: { product_id: asId(body.product_id ?? 42), quantity: 2, pickup_at: '2026-11-21T12:15:00+03:00' } }),
      ]),
    store: ({ params }) => samples.store({ id: asId(params.id) }),
    byAddress: () => page([{ ...samples.store(), distance: 412.6 }]),
    serviceCenters: () =>
      page([
        {
          id: asId(7),
          name: 'Мастер',
          brand_codes: ['lg'],
          address: 'ул. Артёма, 2',
          phone: '+7 856 000-00-01',
          longitude: 37.8,
          latitude: 48,
          work_time_line: 'Пн–Пт 9:00–18:00',
        },
      ]),
    ...over.stores,
  },
  orders: {
    create: () => ({ orders: [samples.order()], order_key: 'order-key-0001' }),
    list: () => page([samples.order()]),
    cancel: () => ({ is_cancelled: true }),
    update: () => ({ is_saved: true }),
    order: ({ params }) => samples.order({ id: asId(params.id) }),
    toRepay: () => samples.repayment(),
    ...over.orders,
  },
  payments: {
    methods: () => [
      samples.method(),
      samples.method({ linked_payment_type_id: 1, tab: 'on_receipt', is_prepaid: false, max_basket_threshold: 1000_00 }),
    ],
    repaymentMethods: () => [samples.method()],
    create: ({ body }) => ({
      id: asId(77),
      order_id: asId(body.order_id),
      payment_type_id: body.payment_type_id,
      status: 'created',
      sum: 1600_00,
    }),
    init: ({ params, body }) => ({ id: asId(params.id), url: `/sandbox-acquirer/token?return=${body.return_url}` }),
    info: ({ params }) => ({ id: asId(params.id), order_id: asId(9000), payment_type_id: 17, status: 'pending', sum: 1600_00 }),
    actionStatus: ({ params }) => ({ id: asId(params.id), status: 'paid', is_final: true }),
    ...over.payments,
  },
  auth: {
    login: () => samples.tokens(),
    loginWithSmsCode: () => samples.tokens(),
    signUp: () => samples.tokens(),
    sendLoginCode: () => ({ request_id: 'request-1', expires_in: 600 }),
    sendRegisterCode: () => ({ request_id: 'request-2', expires_in: 600 }),
    verifyRegisterCode: () => ({ is_verified: true }),
    requestPasswordReset: () => ({ is_sent: true }),
    resetPassword: () => ({ is_changed: true }),
    orderStatus: ({ body }) => samples.order({ id: asId(body.order_id) }),
    logoutCms: () => ({ is_ended: true }),
    logout: () => ({ is_ended: true }),
    refreshToken: () => samples.tokens({ access_token: 'access-2', refresh_token: 'refresh-2' }),
    ...over.auth,
  },
  addresses: {
    list: () => [
      {
        id: asId(5),
        city: { name: 'Донецк' },
        street: 'Артёма',
        house_number: '74',
        floor: null,
        flat_number: '12',
        building: null,
        housing: null,
      },
    ],
    add: () => ({ id: asId(5) }),
    update: () => ({ id: asId(5) }),
    remove: () => ({ id: asId(5) }),
    ...over.addresses,
  },
  address: {
    suggest: ({ params: { kind } }) => ({
      suggestions: [
        kind === 'address'
          ? samples.suggestion()
          : samples.suggestion({ value: kind === 'fio' ? 'Анна' : 'anna@mail.ru', data: { name: 'Анна' } }),
      ],
    }),
    clean: ({ params: { kind } }) => [
      kind === 'address' ? samples.cleaned() : samples.cleaned({ result: '+7 949 123-45-67', street_with_type: null }),
    ],
    ...over.address,
  },
  profile: {
    read: () => samples.profile(),
    update: () => ({ is_saved: true }),
    remove: () => ({ is_saved: true }),
    setSubscriptions: () => ({ is_saved: true }),
    subscribe: () => ({ is_saved: true }),
    unsubscribe: () => ({ is_saved: true }),
    confirmEmail: () => ({ is_saved: true }),
    ...over.profile,
  },
  comments: {
    list: ({ query }) => page([samples.comment({ type: query?.type ?? null })]),
    ofArticle: () => page([samples.comment({ type: 'article', rate: null })]),
    create: ({ body }) => samples.comment({ type: body.type, text: body.text, status: 0, is_mine: true }),
    like: () => ({ like: 4, not_like: 1, my_vote: 1 }),
    dislike: () => ({ like: 3, not_like: 2, my_vote: -1 }),
    addPhoto: () => ({ id: asId(71) }),
    ...over.comments,
  },
  lists: {
    favorites: () => ({ product_ids: [asId(42)] }),
    changeFavorites: ({ body }) => ({ product_ids: body.product_ids.map(asId) }),
    compare: () => ({ product_ids: [asId(42)] }),
    changeCompare: ({ body }) => ({ product_ids: body.product_ids.map(asId) }),
    ...over.lists,
  },
  articles: {
    actions: () => page([samples.article(), samples.article({ id: asId(2), name: 'Рассрочка' })]),
    article: ({ params }) => samples.article({ id: asId(params.id), type: params.id === '301' ? 'news' : 'action' }),
    mechanics: () => [{ id: null, code: 'discount', name: 'Скидка', count: 2 }],
    brands: () => [{ id: asId(5), code: null, name: 'LG', count: null }],
    channels: () => [{ id: null, code: null, name: 'Везде', count: null }],
    news: () => page([samples.article({ id: asId(301), type: 'news', product_tag: null })]),
    reviews: () => page([samples.review(), samples.review({ id: asId(202), slug: 'second' })]),
    reviewBySlug: ({ params }) => samples.review({ slug: params.slug, related: [samples.review({ id: asId(202), slug: 'second' })] }),
    reviewByCode: () => samples.review(),
    like: () => ({ like: 13, not_like: 1 }),
    dislike: () => ({ like: 12, not_like: 2 }),
    reviewCategories: () => badges('category', 'tv', 'Телевизоры'),
    reviewBrands: () => badges('brand', 'lg', 'LG'),
    reviewTags: () => badges('badge', 'test', 'Тест'),
    reviewPage: () => ({
      title: 'Обзоры',
      description: null,
      category: null,
      brand: null,
      badge: null,
      sorts: [{ text: 'Сначала новые', value: '-date' }],
    }),
    ...over.articles,
  },
  banners: {
    banners: ({ query }) => [
      {
        id: asId(1),
        type: query?.type ?? 'NEW_MENU_7',
        title: 'Неделя телевизоров',
        text: null,
        url: '/special-offers/1',
        image: '/media/articles/banner-1.svg',
      },
    ],
    types: () => [{ code: 'NEW_MENU_7', name: 'Меню: телевизоры' }],
    ...over.banners,
  },
});

const badges = (typeTag: string, code: string, name: string) => [
  { route: '/reviews/list', typeTag, id: null, name: 'Все', code: null, value: 'All' as const },
  { route: null, typeTag, id: asId(1), name, code, value: 'Text' as const },
];

const deliveries = {
  pickup: samples.deliveryOption(),
  courier: samples.deliveryOption({
    delivery_type_id: 2,
    delivery_purpose: 'courier',
    interval: '10:00 - 12:00',
    finish_storage_id: null,
    delivery_cost: 299_00,
  }),
  courier_fast: samples.deliveryOption({
    delivery_type_id: 27,
    delivery_purpose: 'courier_fast',
    datetime: '2026-11-21T13:30:00+03:00',
    minutes: null,
    finish_storage_id: null,
    delivery_cost: 590_00,
  }),
};
