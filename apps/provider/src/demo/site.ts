/** Slides, flags and moved addresses of the demo shop. */

/** Pictures of the slides, drawn by their kinds; `hue` is the ground's tone in degrees. */
export const slides = [
  {
    id: 1,
    title: 'Смартфоны этого года',
    text: 'Новые камеры и аккумуляторы: сравните и выберите свой.',
    button: 'К смартфонам',
    url: '/catalog/smartphones/224',
    kinds: ['phone', 'earbuds', 'smart-watch'],
    hue: 222,
  },
  {
    id: 2,
    title: 'Кухня, в которой всё под рукой',
    text: 'Холодильники, плиты и посудомоечные машины, которые встанут и в шесть метров.',
    button: 'Для маленькой кухни',
    url: '/catalog/tag/dlya-malenkoy-kuhni',
    kinds: ['fridge', 'cooker', 'kettle'],
    hue: 152,
  },
  {
    id: 3,
    title: 'Зимой дома тепло',
    text: 'Обогреватели и увлажнители: считаем площадь и подбираем мощность.',
    button: 'К климату',
    url: '/catalog/tag/chistyy-vozduh',
    kinds: ['heater', 'humidifier', 'air-conditioner'],
    hue: 28,
  },
  {
    id: 4,
    title: 'Кофе, как в кофейне',
    text: 'Автоматические и рожковые кофемашины, с молоком и без.',
    button: 'Выбрать кофемашину',
    url: '/catalog/coffee-machines/1093',
    kinds: ['coffee-machine', 'kettle', 'toaster'],
    hue: 18,
  },
  {
    id: 5,
    title: 'Игровой вечер',
    text: 'Приставки, мониторы от 144 Гц и геймпады в наличии.',
    button: 'Всё для игр',
    url: '/catalog/tag/igrovye',
    kinds: ['monitor', 'console', 'gamepad', 'headphones'],
    hue: 268,
  },
] as const;

/** Feature flags of the specification (spec 1 §9). Off is what has no screen behind it yet. */
export const features: readonly { key: string; isActive: boolean; valueActive: boolean | null }[] = [
  { key: 'view.sber.credit', isActive: false, valueActive: null },
  { key: 'view.revo', isActive: false, valueActive: null },
  { key: 'sim.required', isActive: false, valueActive: null },
  { key: 'sim.auto', isActive: false, valueActive: false },
  { key: 'view.actions-before-accessories', isActive: false, valueActive: null },
  { key: 'deferred-price-visibility', isActive: true, valueActive: true },
  { key: 'cstore-online-consultation', isActive: false, valueActive: null },
  { key: 'buyBySber', isActive: false, valueActive: null },
  { key: 'chat', isActive: false, valueActive: null },
  { key: 'nearest-distance', isActive: true, valueActive: true },
  { key: 'bundle', isActive: false, valueActive: null },
  { key: 'similar', isActive: true, valueActive: true },
  { key: 'looked_with', isActive: true, valueActive: true },
  { key: 'dso.required', isActive: false, valueActive: null },
];

/** Addresses that were in use once. */
export const redirects = [
  { path: '/catalog/phones/224', url: '/catalog/smartphones/224', code: 301 },
  { path: '/catalog/tag/rasprodazha', url: '/catalog/tag/skidki', code: 301 },
  { path: '/catalog/tag/novye', url: '/catalog/tag/novinki', code: 301 },
  { path: '/catalog/fridges/1061', url: '/catalog/refrigerators/1061', code: 301 },
  { path: '/sale', url: '/catalog/tag/skidki', code: 302 },
] as const;

/** What the empty search field suggests. */
export const placeholders = [
  'робот-пылесос',
  'смартфон с хорошей камерой',
  'холодильник No Frost',
  'кофемашина с капучинатором',
  'ноутбук для учёбы',
  'наушники с шумоподавлением',
  'телевизор 55 дюймов',
  'увлажнитель в детскую',
] as const;
