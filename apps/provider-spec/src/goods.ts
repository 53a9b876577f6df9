/** What is sold: ids with letters, codes and gaps as they are in somebody else's database. Only a category's id is a number. */

export const categories = [
  {
    id: 500,
    code: 'electronics.all',
    name: 'Электроника',
    children: [
      { id: 224, code: 'smart_phones.5g&lte', name: 'Смартфоны' },
      { id: 611, code: 'wash_machines', name: 'Стиральные машины', children: null },
    ],
  },
] as const;

export const leaves = categories.flatMap(({ children }) => [...children]);

export const brands = [
  { id: 'NORD', code: 'nord&co', name: 'Nord & Co' },
  { id: 'BQ', code: 'be_quiet.ru', name: 'Be Quiet' },
] as const;

/** By its code, or by its id: what is told of a product has no code, so the id stands in its place. */
export const brandBy = (text: string) => brands.find(({ id, code }) => code === text || id === text);

export interface Product {
  id: string;
  name: string;
  brand: { id: string; name: string };
  category: { id: number; name: string };
  images: readonly string[];
  offer: { price: number; available: boolean; order_type: string; [field: string]: unknown };
  [field: string]: unknown;
}

interface Kind {
  category: (typeof leaves)[number];
  singular: string;
  model: string;
  price: number;
}

const phones: Kind = { category: leaves[0] as Kind['category'], singular: 'Смартфон', model: 'Fjord', price: 19_990 };
const washers: Kind = { category: leaves[1] as Kind['category'], singular: 'Стиральная машина', model: 'Volna', price: 34_500.5 };

const idOf = (category: number, at: number): string => `SKU-${category}.${at}`;

/** Every third has all that the specification names, every third `null`, every third nothing where nothing is to be said. */
function productOf({ category, singular, model, price: minPrice }: Kind, at: number): Product {
  const brand = brands[at % brands.length] ?? brands[0];
  const price = minPrice + at * 1000;
  const id = idOf(category.id, at);
  const fullness = at % 3;
  const always = {
    id,
    status: 1,
    name: `${singular} ${brand.name} ${model} ${at + 1}`,
    brand: { id: brand.id, name: brand.name },
    category: { id: category.id, name: category.name },
    category_name_singular: singular,
    images: [`/products/${id}-front.png`, `/products/${id}-back.png?side=1`],
    max_quantity: 3,
  };
  const offer = { price, available: true, quantity: 7, order_type: 'buy' };
  const specifications = [{ group_name: 'Основные', items: [{ name: 'Цвет', value: 'чёрный' }] }];
  if (fullness === 1) {
    return {
      ...always,
      model_id: null,
      short_url: null,
      offer: {
        ...offer,
        price_old: null,
        before_discount_price: null,
        credit: null,
        super_price: null,
        pink_price: null,
        discountTradein: null,
      },
      special_offer: null,
      specifications: null,
      manuals: null,
      markdown_grade: null,
      supplier_id: null,
      supplier_offers: null,
      stickers: null,
      trade_in_sticker: null,
      children: null,
      attr: null,
      youtube: null,
      compared_model: null,
      review_counters: null,
      modifications: null,
      colors: null,
    };
  }
  if (fullness === 2) return { ...always, offer };
  // The company sells some phones through partners only, and has pieces of others that somebody has used.
  const isPartners = at === 9;
  const beside = at === 0 ? 1 : at - 1;
  const refurbished =
    at === 12 ? [{ id: `${id}-w`, name: `${always.name}, уценка`, price: price - 3000, markdown_grade: '5+', url: '/' }] : [];
  return {
    ...always,
    model_id: `M_${900 + at}`,
    short_url: `https://tm.example/${id}`,
    offer: {
      ...offer,
      ...(isPartners ? { available: false, quantity: 0, order_type: 'false' } : {}),
      price_old: price + 2000,
      before_discount_price: price + 2000,
      credit: { type: 'deferred', monthly_payment: Math.round(price / 12), periods: [6, 12] },
    },
    special_offer: { price_online: price - 100 },
    specifications,
    manuals: [{ id: `doc-${at}`, name: 'Инструкция', url: `/docs/${id}.pdf`, size: 20_480 }],
    is_markdown: false,
    is_used: false,
    is_demo: false,
    is_warranty: false,
    supplier_offers: isPartners ? [{ supplier_id: 'P.71', price: price - 500, qty: 2, price_old: null }] : [],
    stickers: [{ branches: ['A'] }],
    trade_in_sticker: { price: 3000 },
    children: refurbished,
    attr: { questions_count: 2 },
    youtube: [],
    compared_model: { link: `/catalog/${category.code}/${category.id}/${idOf(category.id, beside)}`, name: `${model} ${beside + 1}` },
    review_counters: {},
    modifications: [],
    colors: [{ product_id: id, name: 'чёрный', code: '000000', price }],
  };
}

/** Two pages of phones, so that there is something to turn over. */
export const products: readonly Product[] = [
  ...Array.from({ length: 27 }, (_, at) => productOf(phones, at)),
  ...Array.from({ length: 4 }, (_, at) => productOf(washers, at)),
];

/** What one piece costs who orders it on the site. */
export function priceOf({ offer, special_offer: special }: Product): number {
  const online = typeof special === 'object' && special !== null && 'price_online' in special ? special.price_online : undefined;
  return typeof online === 'number' ? online : offer.price;
}

export const productById = (id: unknown): Product | undefined => products.find((product) => String(product.id) === String(id));
