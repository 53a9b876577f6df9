/** Answers of the provider as they come over the wire. */

export const brand = { id: 7, code: 'apple', name: 'Apple', image: '/media/brands/apple.svg', products_count: 3 };

export const card = (id: string) => ({
  id,
  status: 1,
  name: `Смартфон ${id}`,
  brand: { id: brand.id, name: brand.name },
  category: { id: 224, code: 'smartphones', name: 'Смартфоны' },
  offer: { price: 100 },
});

export const basket = (over: { id?: string; quantity?: number } = {}) => ({
  id: '0123456789abcdef0123456789abcdef',
  revision: 1,
  items: [],
  orders: [],
  quantity: 0,
  sum: 0,
  discount: 0,
  total_sum: 0,
  promocode: null,
  changes: [],
  ...over,
});

export const city = (over: { id?: number } = {}) => ({
  id: 1,
  alias: 'doneck',
  name: 'Донецк',
  declension: 'Донецке',
  region: 'ДНР',
  zone: null,
  time_zone: 'Europe/Moscow',
  delivery_type_ids: [1, 2],
  payment_type_ids: [17],
  phone: '+7 800 000-00-00',
  ymap_latitude: 48.0159,
  ymap_longitude: 37.8028,
  has_metro: false,
  has_mkad: false,
  territory_id: null,
  kladr_code: null,
  ...over,
});
