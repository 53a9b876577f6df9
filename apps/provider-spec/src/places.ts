import { ListPage, notFound, type Routes } from './route.ts';

interface City {
  id: string | number;
  alias: string;
  name: string;
  /** What is told only where `expand` asks for it (specification 2 §7). */
  expandable: Readonly<Record<string, unknown>>;
}

/** The default city of the contract, and two whose ids are those of somebody else's database. */
export const cities: readonly City[] = [
  {
    id: 1,
    alias: 'doneck',
    name: 'Донецк',
    expandable: {
      phone: '+7 856 200-10-20',
      declension: 'в Донецке',
      zone: { code: 'south' },
      delivery_type_ids: [5, 6, 10],
      payment_type_ids: [1, 3, 17, 64],
      ymap_latitude: 48.0159,
      ymap_longitude: 37.8028,
      has_metro: false,
      has_mkad: false,
      territory_id: 93,
      kladr_code: '9300000100000',
    },
  },
  // A city of which nobody has filled in more than there has to be.
  {
    id: 'RND',
    alias: 'rostov-na-donu',
    name: 'Ростов-на-Дону',
    expandable: { zone: null, delivery_type_ids: [5], ymap_latitude: 47.2225, ymap_longitude: 39.7188, territory_id: null },
  },
  { id: 'MRP', alias: 'mariupol', name: 'Мариуполь', expandable: { ymap_latitude: 47.0971, ymap_longitude: 37.5434 } },
];

const toCityView = ({ expandable, ...city }: City, query: URLSearchParams) => {
  const expandNames = query.getAll('expand').concat(query.getAll('expand[]')).join(',').split(',');
  return { ...city, ...Object.fromEntries(Object.entries(expandable).filter(([name]) => expandNames.includes(name))) };
};

/** Stores have no name of their own, and one has no more than an address. */
const stores = [
  {
    id: 'store-17',
    type: 1,
    type_code: 'shop',
    brand: 'Техномир',
    images: ['/stores/17.png'],
    city: { id: 1, name: 'Донецк' },
    address: 'ул. Артёма, 74',
    stations: [],
    directions: 'Вход с площади',
    longitude: 37.8025,
    latitude: 48.0089,
    work_time: null,
    work_time_line: 'ежедневно с 9:00 до 21:00',
    convenience: ['парковка'],
    services: [],
  },
  {
    id: 'ST.18',
    type: 10,
    type_code: 'pvz',
    brand: null,
    images: null,
    city: { id: 1, name: 'Донецк' },
    address: 'пр. Ильича, 19',
    longitude: 37.8312,
    latitude: 48.0031,
    work_time_line: null,
    availability: null,
  },
  {
    id: 'ST_19',
    type: 1,
    type_code: 'shop',
    brand: 'Техномир',
    city: { id: 'RND', name: 'Ростов-на-Дону' },
    address: 'ул. Большая Садовая, 51',
    longitude: 39.7151,
    latitude: 47.2213,
  },
] as const;

/** Nothing of a service centre is named in the specification: this company tells an id and its own words. */
const serviceCenters = [
  { id: 'SC-1', city_id: 1, title: 'Мастерская', address: 'ул. Постышева, 60', brand_codes: ['lg', 'samsung'] },
  { id: 'SC-2', city_id: 1, title: 'Сервис+' },
];

const serviceCentersOf = (cityId: string | number, brand: string | null) =>
  serviceCenters.filter(
    ({ city_id: own, brand_codes: brands }) => own === cityId && (brand === null || (brands?.includes(brand) ?? false)),
  );

export const storesOf = (cityId: string | number) => stores.filter(({ city }) => city.id === cityId);
export const cityOf = (query: URLSearchParams) => cities.find(({ id }) => String(id) === query.get('city_id')) ?? cities[0];

const withPictures = (pictures: string) => (store: (typeof stores)[number]) => ({
  ...store,
  ...('images' in store && store.images !== null && { images: store.images.map((path) => `${pictures}${path}`) }),
});

export function placeRoutes(pictures: string): Routes {
  const picture = withPictures(pictures);
  return {
    'GET /v2/cities': ({ query }) => {
      const text = (query.get('query') ?? '').toLowerCase();
      const alias = query.get('alias');
      const matches = cities.filter(({ name, alias: own }) => name.toLowerCase().startsWith(text) && (alias === null || own === alias));
      return new ListPage(
        matches.map((city) => toCityView(city, query)),
        query,
        100,
      );
    },
    'GET /v2/cities/priority-cities': ({ query }) => cities.map((city) => toCityView(city, query)),
    'GET /v2/cities/:id': ({ params, query }) => {
      const city = cities.find(({ id }) => String(id) === params.id);
      if (city === undefined) throw notFound();
      return toCityView(city, query);
    },
    'GET /v2/stores': ({ query }) => {
      const types = query.getAll('types[]');
      const text = (query.get('query') ?? '').toLowerCase();
      const matches = storesOf(cityOf(query)?.id ?? 1).filter(
        ({ type, address }) => (types.length === 0 || types.includes(String(type))) && address.toLowerCase().includes(text),
      );
      return new ListPage(matches.map(picture), query, 250);
    },
    'POST /v2/stores': ({ body, query }) => {
      const ids = Array.isArray(body.ids) ? body.ids.map(String) : undefined;
      const matches = ids === undefined ? storesOf(cityOf(query)?.id ?? 1) : stores.filter(({ id }) => ids.includes(String(id)));
      return new ListPage(matches.map(picture), query, 250);
    },
    'GET /v2/stores/by-address': ({ query }) => {
      const text = (query.get('query') ?? '').toLowerCase();
      const types = query.getAll('types[]');
      const matches = storesOf(cityOf(query)?.id ?? 1).filter(
        ({ type, address }) => (types.length === 0 || types.includes(String(type))) && address.toLowerCase().includes(text),
      );
      return new ListPage(matches.map(picture), query, 250);
    },
    'GET /v2/service-centers': ({ query }) => new ListPage(serviceCentersOf(cityOf(query)?.id ?? 1, query.get('brand_code')), query, 100),
    'GET /v2/stores/:id': ({ params }) => {
      const store = stores.find(({ id }) => String(id) === params.id);
      if (store === undefined) throw notFound();
      return picture(store);
    },
  };
}
