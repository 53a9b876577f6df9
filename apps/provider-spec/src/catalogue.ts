import { accessoryRoutes } from './accessories.ts';
import { brandBy, brands, categories, leaves, type Product, productById, products } from './goods.ts';
import { Listed, notFound, type Route, type Routes } from './route.ts';

const orders: Readonly<Record<string, (one: Product, other: Product) => number>> = {
  price: (one, other) => one.offer.price - other.offer.price,
  '-price': (one, other) => other.offer.price - one.offer.price,
};

/** `filter[brand][]=…`: the codes of a facet's values. */
function filtered(found: readonly Product[], query: URLSearchParams): Product[] {
  const codes = query.getAll('filter[brand][]');
  const least = Number(query.get('filter[price][min]') ?? 0);
  const most = Number(query.get('filter[price][max]') ?? Number.POSITIVE_INFINITY);
  const chosen = brands.filter(({ code }) => codes.includes(code)).map(({ id }) => id);
  return found.filter(
    ({ brand, offer: { price } }) => (codes.length === 0 || chosen.some((id) => id === brand.id)) && price >= least && price <= most,
  );
}

function inCategory(found: readonly Product[], id: string | null | undefined): Product[] {
  if (id === null || id === undefined) return [...found];
  const parent = categories.find((category) => String(category.id) === id);
  const ids: unknown[] = parent === undefined ? [id] : parent.children.map((child) => String(child.id));
  return found.filter(({ category }) => ids.includes(String(category.id)));
}

function ofBrand(found: readonly Product[], code: string | null | undefined): Product[] {
  if (code === null || code === undefined) return [...found];
  const brand = brandBy(code);
  if (brand === undefined) throw notFound();
  return found.filter((product) => product.brand.id === brand.id);
}

function withText(found: readonly Product[], text: string | null): Product[] {
  const words = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return found.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}

/** What the tag «новинки» stands for. */
const tagged = (alias: string | null | undefined): Product[] => {
  if (alias === null || alias === undefined) return [...products];
  if (alias !== 'new.2026') throw notFound();
  return products.slice(0, 7);
};

export function catalogueRoutes(pictures: string): Routes {
  const shown = (product: Product): Product => ({ ...product, images: product.images.map((path) => `${pictures}${path}`) });
  // A list says what a card shows; nothing of a product's page.
  const card = (product: Product) => {
    const { specifications: _, manuals: _manuals, youtube: _youtube, modifications: _modifications, ...rest } = shown(product);
    return rest;
  };
  const list = (found: readonly Product[], query: URLSearchParams, usual = 24) => {
    const order = orders[query.get('sort') ?? ''];
    const sorted = order === undefined ? filtered(found, query) : filtered(found, query).sort(order);
    return new Listed(sorted.map(card), query, usual);
  };
  const empty: Route = ({ query }) => new Listed([], query, 24);
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
      return new Listed(products.filter(({ id }) => ids.includes(String(id))).map(card), query, 20);
    },
    'GET /v3/products/:id': ({ params }) => {
      const product = productById(params.id);
      if (product === undefined) throw notFound();
      return shown(product);
    },
    'GET /v3/products/category/:category_id': ({ params, query }) => {
      const isKnown = [...categories, ...leaves].some(({ id }) => String(id) === params.category_id);
      if (!isKnown) throw notFound();
      return list(inCategory(products, params.category_id), query);
    },
    'GET /v3/products/brand/:brand_code': ({ params, query }) => list(ofBrand(products, params.brand_code), query),
    'GET /v3/products/brand/:brand_code/:category_id': ({ params, query }) =>
      list(inCategory(ofBrand(products, params.brand_code), params.category_id), query),
    'GET /v3/products/tag/:tag_alias': ({ params, query }) => list(tagged(params.tag_alias), query),
    'GET /v3/products/tag/:tag_alias/:category_id': ({ params, query }) =>
      list(inCategory(tagged(params.tag_alias), params.category_id), query),
    'GET /v3/products/series/:series_code': empty,
    'GET /v3/products/model/:model_code': empty,
    'GET /v3/products/compatibility-brand/:brand_code': empty,
    'GET /v3/products/compatibility-brand/:brand_code/:category_id': empty,
    'GET /v3/products/search': ({ query }) => list(inCategory(withText(products, query.get('q')), query.get('filter[category][]')), query),
    'GET /v3/products/filters': ({ query }) => {
      const found = withText(
        inCategory(ofBrand(tagged(query.get('tag_alias')), query.get('brand_code')), query.get('category_id')),
        query.get('q'),
      );
      const values = brands.map(({ id, code, name }) => ({ code, name, count: found.filter(({ brand }) => brand.id === id).length }));
      const prices = found.map(({ offer }) => offer.price);
      const facets = [
        { code: 'brand', name: 'Бренд', values },
        { code: 'price', name: 'Цена', min: Math.min(...prices), max: Math.max(...prices) },
      ];
      return new Listed(found.length === 0 ? [] : facets, query, 100);
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
      (Array.isArray(body.product_ids) ? body.product_ids : []).flatMap((asked: unknown) => {
        const product = productById(asked);
        return product === undefined ? [] : [{ product_id: product.id, available: true, quantity: 7 }];
      }),
    'GET /v2/categories': () => categories,
    'GET /v2/brands': ({ query }) => new Listed(brands, query, 100),
    'GET /v2/series': ({ query }) => new Listed([], query, 100),
  };
}
