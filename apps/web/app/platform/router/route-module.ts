import type { UNSAFE_RouteModules as RouteModules } from 'react-router';
import { partsHere } from './lazy-hydrate.tsx';
import { loadWithRetry } from './lazy-with-retry.ts';

interface RouteCode {
  id: string;
  /** Address of its file. */
  module: string;
}

/**
 * How the browser loads the code of a route that its first page did not bring. The router of its own would load the page that is
 * left anew, again and again while a file is missing; here it is as with all other code. The build puts this module in the
 * place of the router's (`bundle/lean-router.ts`), so its export has the name that is asked for there.
 */
export async function loadRouteModule(route: RouteCode, known: RouteModules): Promise<RouteModules[string]> {
  try {
    known[route.id] ??= await loadWithRetry(() => import(/* @vite-ignore */ route.module));
    await partsHere();
    return known[route.id];
  } catch (error) {
    return failing(error);
  }
}

/** The router shows nothing at all of a route whose data has come and whose code has not; a screen that fails has a boundary. */
const failing = (error: unknown): NonNullable<RouteModules[string]> => ({
  default() {
    throw error;
  },
});
