import * as z from 'zod';

/** One kind of call, and the addresses of as many different ones as there are visits. */
export interface Visit {
  readonly name: string;
  readonly requests: readonly { readonly path: string; readonly body?: object }[];
}

/** Different requests of each kind: more than are answered from what has just been read. */
const requestsPerKind = 80;

const category = z.object({
  id: z.number(),
  code: z.string(),
  get children(): z.ZodArray<typeof category> {
    return z.array(category);
  },
});
const brand = z.object({ code: z.string() });
const city = z.object({ id: z.number() });
const card = z.object({ id: z.number(), name: z.string(), category: z.object({ id: z.number() }).nullable() });

async function read<T>(origin: string, path: string, schema: z.ZodType<T>): Promise<T> {
  const answer = await fetch(origin + path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return schema.parse(await answer.json());
}

/** What visitors ask of a catalogue, whatever it holds: the same kinds in the same order for every size. */
export async function visitsOf(origin: string): Promise<Visit[]> {
  const sections = await read(origin, '/v2/categories', z.array(category));
  const leaves = sections.flatMap(function below(node): z.infer<typeof category>[] {
    return node.children.length === 0 ? [node] : node.children.flatMap(below);
  });
  const brands = await read(origin, '/v2/brands?per_page=40', z.array(brand));
  const cities = await read(origin, '/v2/cities/priority-cities', z.array(city));
  const cards: z.infer<typeof card>[] = [];
  for (const { id } of leaves.slice(0, 20))
    cards.push(...(await read(origin, `/v3/products/category/${id}?per_page=4&page=3`, z.array(card))));
  const at = <T>(list: readonly T[], index: number): T => {
    const item = list[index % list.length];
    if (item === undefined) throw new Error('The catalogue is empty');
    return item;
  };
  const many = (name: string, path: (index: number) => string, body?: (index: number) => object): Visit => ({
    name,
    requests: Array.from({ length: requestsPerKind }, (_, index) => {
      const way = path(index);
      const request = { path: `${way}${way.includes('?') ? '&' : '?'}city_id=${at(cities, index).id}` };
      return body ? { ...request, body: body(index) } : request;
    }),
  });
  const leaf = (index: number) => at(leaves, index).id;
  const section = (index: number) => at(sections, index).id;
  // Words of the goods themselves, two and three together, so that what is asked is found in every size.
  const searchText = (index: number) =>
    encodeURIComponent(
      at(cards, index * 7)
        .name.split(' ')
        .slice(0, 2 + (index % 2))
        .join(' '),
    );
  return [
    many('home', () => '/v3/main-page/get-data'),
    many('tree', () => '/v2/categories'),
    many('menu', () => '/v2/menu'),
    many('brands', () => '/v2/brands?per_page=100'),
    many('series', () => '/v2/series?per_page=100'),
    many('listing', (index) => `/v3/products/category/${leaf(index)}?page=${1 + (index % 3)}`),
    many('listing of a section', (index) => `/v3/products/category/${section(index)}?sort=price`),
    many('listing of a brand', (index) => `/v3/products/brand/${at(brands, index).code}`),
    many(
      'listing, filtered',
      (index) => `/v3/products/category/${leaf(index)}?filter[brand][]=${at(brands, index).code}&filter[available][]=1`,
    ),
    many('listing, to be had today', (index) => `/v3/products/category/${leaf(index)}?filter[pickup_today][]=1&page=${1 + (index % 3)}`),
    many('listing, by price', (index) => `/v3/products/category/${leaf(index)}?filter[price][min]=${5_000 + index * 100}&sort=price`),
    many('facets', (index) => `/v3/products/filters?category_id=${leaf(index)}`),
    many('facets of a section', (index) => `/v3/products/filters?category_id=${section(index)}`),
    many('facets, filtered', (index) => `/v3/products/filters?category_id=${leaf(index)}&filter[price][min]=${5_000 + index * 100}`),
    many('facets, to be had today', (index) => `/v3/products/filters?category_id=${leaf(index)}&filter[pickup_today][]=1`),
    many('search', (index) => `/v3/products/search?q=${searchText(index)}`),
    many('facets of a search', (index) => `/v3/products/filters?q=${searchText(index)}`),
    many(
      'suggestions',
      (index) =>
        `/v3/search/suggestions?q=${searchText(index)
          .slice(0, 24)
          .replace(/%(?:[0-9A-F])?$/, '')
          .replace(/%D[01]$/, '')}`,
    ),
    many('product', (index) => `/v3/products/${at(cards, index).id}`),
    many('similar', (index) => `/v2/products/${at(cards, index).id}/similars`),
    many(
      'availability',
      () => '/v2/products/availability',
      (index) => ({
        product_ids: Array.from({ length: 24 }, (_, place) => at(cards, index * 24 + place).id),
        city_id: at(cities, index).id,
      }),
    ),
    many('seo', (index) => `/v3/seo?path=/catalog/${at(leaves, index).code}/${leaf(index)}`),
    many('breadcrumbs', (index) => `/v2/breadcrumbs?path=/catalog/${at(leaves, index).code}/${leaf(index)}`),
  ];
}
