import { createPath, type DataRouter } from 'react-router';
import { reloadOnce } from './reload.ts';

declare global {
  interface Window {
    /** The router of this page, as its own code leaves it here. */
    __reactRouterDataRouter?: DataRouter;
  }
}

let isLeaving = false;

/**
 * A file of the build is gone after a release: the page is loaded as a whole and brings those of the new one, at most once in 60
 * seconds; then it is an error. Where the visitor was on the way to another page, that one is loaded. What else is missing until it comes
 * waits for it: loading a page gives up what the old one has asked for.
 */
export function leave(error: unknown): Promise<never> {
  if (isLeaving) return new Promise<never>(() => {});
  // No word of a browser's own: theirs sound as if the connection were gone.
  if (!reloadOnce(sessionStorage, Date.now())) throw new Error('Code of the shop is missing', { cause: error });
  isLeaving = true;
  const { location } = window.__reactRouterDataRouter?.state.navigation ?? {};
  // The same address with a mark (`#…`) would be no load.
  if (location === undefined || isHere(location)) window.location.reload();
  else window.location.assign(createPath(location));
  return new Promise<never>(() => {});
}

const isHere = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname === window.location.pathname && search === window.location.search;
