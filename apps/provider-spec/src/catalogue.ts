import { accessoryRoutes } from './accessories.ts';
import { brandBy, brands, categories, leaves, type Product, productById, products } from './goods.ts';
import { ListPage, notFound, type Route, type Routes } from './route.ts';

const orders: Readonly<Record<string, (one: Product, other: Product) => number>> = {
  price: (one, other) => one.offer.price - other.offer.price,
  '-price': (one, other) => other.offer.price - one.offer.price,
};

/** `filter[brand][]=…`: the codes of a facet's values. */
function filterProducts(list: readonly Product[], query: URLSearchParams): Product[] {
  const codes = query.getAll('filter[brand][]');
  const minPrice = Number(query.get('filter[price][min]') ?? 0);
  const maxPrice = Number(query.get('filter[price][max]') ?? Number.POSITIVE_INFINITY);
  const brandIds = brands.filter(({ code }) => codes.includes(code)).map(({ id }) => id);
  return list.filter(
    ({ brand, offer: { price } }) =>
      (codes.length === 0 || brandIds.some((id) => id === brand.id)) && price >= minPrice && price <= maxPrice,
  );
}

function inCategory(list: readonly Product[], id: string | null | undefined): Product[] {
  if (id === null || id === undefined) return [...list];
  const parent = categories.find((category) => String(category.id) === id);
  const ids: unknown[] = parent === undefined ? [id] : parent.children.map((child) => String(child.id));
  return list.filter(({ category }) => ids.includes(String(category.id)));
}

function ofBrand(list: readonly Product[], code: string | null | undefined): Product[] {
  if (code === null || code === undefined) return [...list];
  const brand = brandBy(code);
  if (brand === undefined) throw notFound();
  return list.filter((product) => product.brand.id === brand.id);
}

function withText(list: readonly Product[], text: string | null): Product[] {
  const terms = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter(({ name }) => terms.every((word) => name.toLowerCase().includes(word)));
}

/** What the tag «новинки» stands for. */
const productsByTag = (alias: string | null | undefined): Product[] => {
  if (alias === null || alias === undefined) return [...products];
  if (alias !== 'new.2026') throw notFound();
  return products.slice(0, 7);
};

export function catalogueRoutes(pictures: string): Routes {
  const withPictures = (product: Product): Product => ({ ...product, images: product.images.map((path) => `${pictures}${path}`) });
  // A list says what a card shows; nothing of a product's page.
  const card = (product: Product) => {
    const { specifications: _, manuals: _manuals, youtube: _youtube, modifications: _modifications, ...rest } = withPictures(product);
    return rest;
  };
  const list = (goods: readonly Product[], query: URLSearchParams, usual = 24) => {
    const order = orders[query.get('sort') ?? ''];
    const sorted = order === undefined ? filterProducts(goods, query) : filterProducts(goods, query).sort(order);
    return new ListPage(sorted.map(card), query, usual);
  };
  const empty: Route = ({ query }) => new ListPage([], query, 24);
  const beside: Route = ({ params }) => {
    const product = productById(params.id);
    if (product === undefined) throw notFound();
    return products
      .filter(({ id, category }) => id !== product.id && category.id === product.category.id)
      .slice(0, 4)
      .map(card);
  };

  return {
    'GET /v3/products': ({ query }) => {
      const ids = query.getAll('product_ids[]');
      return new ListPage(products.filter(({ id }) => ids.includes(String(id))).map(card), query, 20);
    },
    'GET /v3/products/:id': ({ params }) => {
      const product = productById(params.id);
      if (product === undefined) throw notFound();
      return withPictures(product);
    },
    'GET /v3/products/category/:category_id': ({ params, query }) => {
      const isKnown = [...categories, ...leaves].some(({ id }) => String(id) === params.category_id);
      if (!isKnown) throw notFound();
      return list(inCategory(products, params.category_id), query);
    },
    'GET /v3/products/brand/:brand_code': ({ params, query }) => list(ofBrand(products, params.brand_code), query),
    'GET /v3/products/brand/:brand_code/:category_id': ({ params, query }) =>
      list(inCategory(ofBrand(products, params.brand_code), params.category_id), query),
    'GET /v3/products/tag/:tag_alias': ({ params, query }) => list(productsByTag(params.tag_alias), query),
    'GET /v3/products/tag/:tag_alias/:category_id': ({ params, query }) =>
      list(inCategory(productsByTag(params.tag_alias), params.category_id), query),
    'GET /v3/products/series/:series_code': empty,
    'GET /v3/products/model/:model_code': empty,
    'GET /v3/products/compatibility-brand/:brand_code': empty,
    'GET /v3/products/compatibility-brand/:brand_code/:category_id': empty,
    'GET /v3/products/search': ({ query }) => list(inCategory(withText(products, query.get('q')), query.get('filter[category][]')), query),
    'GET /v3/products/filters': ({ query }) => {
      const matches = withText(
        inCategory(ofBrand(productsByTag(query.get('tag_alias')), query.get('brand_code')), query.get('category_id')),
        query.get('q'),
      );
      const values = brands.map(({ id, code, name }) => ({ code, name, count: matches.filter(({ brand }) => brand.id === id).length }));
      const prices = matches.map(({ offer }) => offer.price);
      const facets = [
        { code: 'brand', name: 'Бренд', values },
        { code: 'price', name: 'Цена', min: Math.min(...prices), max: Math.max(...prices) },
      ];
      return new ListPage(matches.length === 0 ? [] : facets, query, 100);
    },
    ...accessoryRoutes(card),
    'GET /v2/products/:id/similars': beside,
    'GET /v2/products/:id/compilations': ({ params }) => {
      if (productById(params.id) === undefined) throw notFound();
      return [{ id: 'CMP.4', name: 'Вместе дешевле', products: products.slice(-2).map(card) }];
    },
    'GET /v2/arenter/availability': () => ({ available: false }),
    'GET /v2/products/:id/looked-with': beside,
    'POST /v2/products/availability': ({ body }) =>
      (Array.isArray(body.product_ids) ? body.product_ids : []).flatMap((requestedId: unknown) => {
        const product = productById(requestedId);
        return product === undefined ? [] : [{ product_id: product.id, available: true, quantity: 7 }];
      }),
    'GET /v2/categories': () => categories,
    'GET /v2/brands': ({ query }) => new ListPage(brands, query, 100),
    'GET /v2/series': ({ query }) => new ListPage([], query, 100),
  };
}
