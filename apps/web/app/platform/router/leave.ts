import { createPath, type DataRouter } from 'react-router';
import { noConnection, showOfflineNotice, waitForConnection } from './connection.ts';
import { reloadOnce } from './reload.ts';
import { reportFailure } from './watch-failures.ts';

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
  return loadDestination();
}

/** Loads the page that the visitor is on the way to, or this one, as a whole. */
function loadDestination(): Promise<never> {
  isLeaving = true;
  const { location } = window.__reactRouterDataRouter?.state.navigation ?? {};
  // The same address with a mark (`#…`) would be no load.
  if (location === undefined || isHere(location)) window.location.reload();
  else window.location.assign(createPath(location));
  return new Promise<never>(() => {});
}

const isHere = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname === window.location.pathname && search === window.location.search;

/**
 * The router answers missing code of a screen by reloading the page that is left, however often it is missing. Browsers let such a reload
 * be taken back: it ends as it does for all other code, and without a connection the page stays until there is one.
 */
export function replaceReloads(navigation: Pick<Navigation, 'addEventListener'> | undefined): void {
  navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || isLeaving || !isWaiting()) return;
    event.preventDefault();
    void leaveForScreen();
  });
}

/** Whether the router waits for code or data. */
function isWaiting(): boolean {
  const { navigation, fetchers = new Map() } = window.__reactRouterDataRouter?.state ?? {};
  return [navigation, ...fetchers.values()].some((pending) => pending !== undefined && pending.state !== 'idle');
}

async function leaveForScreen(): Promise<void> {
  if (!navigator.onLine) {
    showOfflineNotice(noConnection);
    await waitForConnection();
    return loadDestination();
  }
  try {
    await leave(undefined);
  } catch (error) {
    reportFailure(error);
    const router = window.__reactRouterDataRouter;
    // What can't be shown is not waited for any more.
    await router?.navigate(router.state.location, { replace: true, preventScrollReset: true });
    showOfflineNotice('Страница не открылась. Попробуйте ещё раз через минуту.');
  }
}
