import { type Asked, invalid, type Routes } from './route.ts';

/** Favourites and comparison of the one shopper. */
export function createLists(expectShopper: (asked: Asked) => void): Routes {
  const routesOf = (path: string): Routes => {
    let ids: unknown[] = [];
    return {
      [`GET ${path}`]: (asked) => {
        expectShopper(asked);
        return { product_ids: ids };
      },
      [`PUT ${path}`]: (asked) => {
        expectShopper(asked);
        const { product_ids: sent, mode } = asked.body;
        if (!Array.isArray(sent)) throw invalid({ product_ids: ['Нет товаров.'] });
        ids = mode === 'set' ? sent : [...new Set([...sent, ...ids])];
        return { product_ids: ids };
      },
    };
  };
  return { ...routesOf('/v2/users/me/favorites'), ...routesOf('/v2/users/me/compare') };
}
