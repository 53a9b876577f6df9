import { invalid, type RouteRequest, type Routes } from './route.ts';

/** Favourites and comparison of the one shopper. */
export function createLists(expectShopper: (request: RouteRequest) => void): Routes {
  const routesOf = (path: string): Routes => {
    let ids: unknown[] = [];
    return {
      [`GET ${path}`]: (request) => {
        expectShopper(request);
        return { product_ids: ids };
      },
      [`PUT ${path}`]: (request) => {
        expectShopper(request);
        const { product_ids: sentIds, mode } = request.body;
        if (!Array.isArray(sentIds)) throw invalid({ product_ids: ['Нет товаров.'] });
        ids = mode === 'set' ? sentIds : [...new Set([...sentIds, ...ids])];
        return { product_ids: ids };
      },
    };
  };
  return { ...routesOf('/v2/users/me/favorites'), ...routesOf('/v2/users/me/compare') };
}
