import { type Product, productById, products } from './goods.ts';
import { ListPage, notFound, type Routes } from './route.ts';

/** One warranty serves all; warranties have a category of their own, which nobody lists. */
export const warranties: readonly Product[] = [
  {
    id: 'SERVICE.1',
    status: 1,
    name: 'Гарантия плюс год',
    brand: { id: 'BQ', name: 'Be Quiet' },
    category: { id: 46, name: 'Услуги' },
    images: [],
    is_warranty: true,
    offer: { price: 1_500, available: true, order_type: 'buy' },
  },
];

export const warrantyById = (id: unknown): Product | undefined => warranties.find((warranty) => String(warranty.id) === String(id));

/** Washing machines go with phones here, and phones with washing machines. */
function accessoriesOf(id: string | undefined): readonly Product[] {
  const product = productById(id);
  if (product === undefined) throw notFound();
  return products.filter(({ category }) => category.id !== product.category.id).slice(0, 4);
}

/** What the company knows of accessories: names of groups and goods, and of a bundle nothing but its goods. */
export function accessoryRoutes(card: (product: Product) => object): Routes {
  const groupsOf = (id: string | undefined) => {
    const accessories = accessoriesOf(id);
    return accessories.slice(0, 1).map(({ category }) => ({ ...category, products: accessories.map(card) }));
  };
  return {
    'GET /v3/products/:id/accessory-groups': ({ params }) => groupsOf(params.id),
    'GET /v3/products/:id/accessories': ({ params, query }) => new ListPage(accessoriesOf(params.id).map(card), query, 12),
    'GET /v3/products/:id/accessory-bundle': ({ params }) => ({ products: accessoriesOf(params.id).slice(0, 2).map(card) }),
    'GET /v3/products/:id/accessory-categories': ({ params }) => groupsOf(params.id).map(({ id, name }) => ({ id, name })),
    'GET /v2/products/:id/math-accessories': ({ params }) => accessoriesOf(params.id).slice(2).map(card),
    'GET /v2/products/:id/math-accessory-groups': ({ params }) => groupsOf(params.id),
    'GET /v2/products/:id/warranties': ({ params }) => {
      if (productById(params.id) === undefined) throw notFound();
      return warranties.map(card);
    },
  };
}
