import type { ExpandedProduct } from './expand.ts';

/** A hand-picked listing across categories: which products it takes, and the words by which people mean it. */
export interface TagRule {
  id: number;
  alias: string;
  name: string;
  text: string;
  takes(product: ExpandedProduct, today: Date): boolean;
  synonyms: readonly string[];
}

const amount = ({ facts }: ExpandedProduct, key: string): number => {
  const value = facts[key];
  return typeof value === 'number' ? value : Number.NaN;
};
const isOf = ({ leaf }: ExpandedProduct, ...codes: string[]): boolean => codes.includes(leaf.code);
const rubles = ({ row }: ExpandedProduct): number => row.price / 100;
const isNew = ({ row }: ExpandedProduct, today: Date): boolean =>
  row.releasedAt !== null && Date.parse(row.releasedAt) > today.getTime() - 450 * 86_400_000;

export const tagRules: readonly TagRule[] = [
  {
    id: 1,
    alias: 'hity',
    name: 'Хиты продаж',
    text: 'То, что покупают чаще всего.',
    takes: ({ row, isMain }) => isMain && row.popularity >= 78,
    synonyms: ['хит', 'хиты', 'популярное', 'бестселлер', 'лучшее'],
  },
  {
    id: 2,
    alias: 'novinki',
    name: 'Новинки',
    text: 'Модели, которые вышли за последние месяцы.',
    takes: (product, today) => product.row.orderType === 'buy' && isNew(product, today),
    synonyms: ['новинка', 'новинки', 'новое', 'новые модели'],
  },
  {
    id: 3,
    alias: 'igrovye',
    name: 'Игровые',
    text: 'Приставки, мониторы, мыши и всё, что нужно для игр.',
    takes: (product) =>
      isOf(product, 'graphics-cards', 'consoles', 'gamepads', 'vr-headsets', 'game-keys') ||
      (isOf(product, 'monitors', 'tvs', 'smartphones') && amount(product, 'refreshRate') >= 144) ||
      (isOf(product, 'laptops', 'desktops', 'keyboards', 'mice', 'headphones') &&
        Object.values(product.facts).some((fact) => typeof fact === 'string' && /игров|RTX|Radeon RX/i.test(fact))),
    synonyms: ['игровое', 'игровой', 'геймерское', 'для игр', 'gaming', 'гейминг'],
  },
  {
    id: 4,
    alias: 'dlya-malenkoy-kuhni',
    name: 'Для маленькой кухни',
    text: 'Техника, которая помещается там, где мало места.',
    takes: (product) =>
      (isOf(product, 'refrigerators', 'cookers', 'dishwashers', 'built-in-dishwashers', 'hobs', 'ovens') &&
        amount(product, 'width') <= 50.5) ||
      (isOf(product, 'microwaves') && amount(product, 'volume') <= 20) ||
      (isOf(product, 'kettles') && amount(product, 'volume') <= 1) ||
      (isOf(product, 'multicookers', 'air-fryers') && amount(product, 'volume') <= 3.5) ||
      (isOf(product, 'coffee-machines') && amount(product, 'width') <= 20),
    synonyms: ['маленькая кухня', 'узкая техника', 'компактная кухня', 'для малогабаритной кухни'],
  },
  {
    id: 5,
    alias: 'dlya-dachi',
    name: 'Для дачи',
    text: 'Недорогая и неприхотливая техника для дома за городом.',
    takes: (product) =>
      (isOf(product, 'heaters', 'fans', 'water-heaters', 'kettles', 'feature-phones', 'portable-speakers', 'power-banks') &&
        rubles(product) <= 15_000) ||
      (isOf(product, 'refrigerators', 'cookers', 'freezers') && rubles(product) <= 35_000),
    synonyms: ['дача', 'на дачу', 'дачное', 'загородный дом'],
  },
  {
    id: 6,
    alias: 'dlya-ucheby',
    name: 'Для учёбы',
    text: 'Ноутбуки, планшеты и принтеры, которых хватит школьнику и студенту.',
    takes: (product) => isOf(product, 'laptops', 'tablets', 'printers', 'e-readers', 'monitors') && rubles(product) <= 55_000,
    synonyms: ['учёба', 'для школы', 'для студента', 'школьнику', 'первокурснику'],
  },
  {
    id: 7,
    alias: 'tihie',
    name: 'Тихие',
    text: 'Техника, которая не мешает спать: не громче 45 дБ.',
    takes: (product) => amount(product, 'noise') <= 45,
    synonyms: ['тихая техника', 'бесшумные', 'малошумные', 'тихий'],
  },
  {
    id: 8,
    alias: 'umnyy-dom',
    name: 'Для умного дома',
    text: 'Устройства, которыми управляют с телефона и голосом.',
    takes: ({ facts, ...product }) =>
      ['smart-bulbs', 'smart-plugs', 'smart-hubs', 'security-cameras', 'smart-speakers'].includes(product.leaf.code) ||
      facts.alisa === true ||
      facts.wifi === true ||
      facts.app === true,
    synonyms: ['умная техника', 'умный дом', 'с алисой', 'управление со смартфона', 'smart home'],
  },
  {
    id: 9,
    alias: 'v-dorogu',
    name: 'В дорогу',
    text: 'Лёгкие вещи, без которых в поездке неудобно.',
    takes: (product) =>
      isOf(product, 'power-banks', 'earbuds', 'e-readers', 'action-cameras', 'chargers', 'memory-cards', 'portable-speakers') ||
      (isOf(product, 'laptops') && amount(product, 'weight') <= 1.4),
    synonyms: ['в поездку', 'для путешествий', 'в отпуск', 'походное'],
  },
  {
    id: 10,
    alias: 'podarki-do-5000',
    name: 'Подарки до 5 000 ₽',
    text: 'Полезные вещи, которые не стыдно подарить.',
    takes: ({ row, leaf, isMain }) =>
      isMain &&
      row.price >= 100_000 &&
      row.price <= 500_000 &&
      row.popularity >= 40 &&
      !['cables', 'phone-cases', 'memory-cards', 'software', 'power-supplies', 'laundry-accessories'].includes(leaf.code),
    synonyms: ['подарок', 'подарки', 'что подарить', 'недорогой подарок'],
  },
  {
    id: 11,
    alias: 'dlya-kofe',
    name: 'Всё для кофе',
    text: 'От рожковой кофеварки до автоматической кофемашины с капучинатором.',
    takes: (product) => isOf(product, 'coffee-machines'),
    synonyms: ['кофе', 'капучино', 'эспрессо', 'кофеварка'],
  },
  {
    id: 12,
    alias: 'chistyy-vozduh',
    name: 'Воздух и климат',
    text: 'Чтобы дома не было ни сухо, ни жарко, ни холодно.',
    takes: (product) => isOf(product, 'humidifiers', 'air-conditioners', 'fans', 'heaters'),
    synonyms: ['климат', 'свежий воздух', 'увлажнение', 'от жары'],
  },
  {
    id: 13,
    alias: 'bystraya-uborka',
    name: 'Быстрая уборка',
    text: 'Роботы и вертикальные пылесосы, утюги и отпариватели.',
    takes: (product) => isOf(product, 'robot-vacuums', 'stick-vacuums', 'garment-steamers'),
    synonyms: ['уборка', 'для уборки', 'чистота', 'уборка дома'],
  },
  {
    id: 14,
    alias: 'dlya-roditeley',
    name: 'Для родителей',
    text: 'Понятные телефоны, часы и приборы с крупными кнопками.',
    takes: (product) =>
      isOf(product, 'feature-phones', 'scales') || (isOf(product, 'tablets', 'smartphones', 'smart-speakers') && rubles(product) <= 18_000),
    synonyms: ['бабушкофон', 'для пожилых', 'родителям', 'с крупными кнопками'],
  },
  {
    id: 15,
    alias: 'skidki',
    name: 'Скидки от 15 %',
    text: 'Товары, которые подешевели заметно.',
    takes: ({ row }) => !row.isMarkdown && row.priceOld !== null && row.priceOld !== undefined && row.price <= row.priceOld * 0.85,
    synonyms: ['скидки', 'распродажа', 'акция', 'дешевле'],
  },
  {
    id: 16,
    alias: 'utsenka',
    name: 'Уценка',
    text: 'Витринные образцы и товары с небольшими следами: проверены, с гарантией 90 дней.',
    takes: ({ row }) => row.isMarkdown === true,
    synonyms: ['уценка', 'уценённые', 'витринный образец', 'бу', 'б/у'],
  },
  {
    id: 17,
    alias: 'predzakaz',
    name: 'Предзаказ',
    text: 'То, чего ещё нет в магазинах: закажите и получите в день начала продаж.',
    takes: ({ row }) => row.orderType === 'preorder',
    synonyms: ['предзаказ', 'скоро в продаже', 'ожидается'],
  },
];
