import { useEffect } from 'react';
import {
  type DataRouter,
  type UNSAFE_AssetsManifest as Manifest,
  type PatchRoutesOnNavigationFunction,
  type UNSAFE_RouteModules as RouteModules,
  UNSAFE_createClientRoutes as routesOf,
} from 'react-router';
import { sayCutOff } from './connection.ts';
import { leave } from './leave.ts';

declare global {
  interface Window {
    __reactRouterManifest?: Manifest;
  }
}

/**
 * How the browser learns routes that its first page did not bring. The router of its own would ask the server about every link
 * of every page. Here the whole map is one file that is kept for a year: it is fetched when a visitor first points at
 * something, at the latest when a link leads to a route that is not known yet. The build puts this module in the place of the
 * router's (`bundle/lean-router.ts`), so its exports have the names that are asked for there.
 */
let isKnown = false;
let attempts = 0;
let loading: Promise<Manifest['routes']> | undefined;

/** Loads the map, once; an address that has failed is not asked for again, since some browsers remember failures. */
async function wholeMap({ url }: Manifest): Promise<Manifest['routes']> {
  attempts += 1;
  try {
    await import(/* @vite-ignore */ attempts === 1 ? url : `${url}?${attempts}`);
    return window.__reactRouterManifest?.routes ?? {};
  } finally {
    loading = undefined;
  }
}

/** Puts every route that is not known yet below its parent. */
async function learn(router: DataRouter, manifest: Manifest, modules: RouteModules): Promise<void> {
  if (isKnown) return;
  loading ??= wholeMap(manifest);
  const whole = await loading;
  // The visitor may have gone on in the meantime, and two may have waited.
  if (isKnown) return;
  isKnown = true;
  const found = Object.fromEntries(Object.entries(whole).filter(([id]) => !(id in manifest.routes)));
  Object.assign(manifest.routes, found);
  const parents = new Set(Object.values(found).flatMap((route) => (route?.parentId === undefined ? [] : route.parentId)));
  for (const parent of parents) {
    if (!(parent in found)) router.patchRoutes(parent, routesOf(found, modules, null, true, false, parent));
  }
}

/** Called before a navigation to a path that may lead to a route not known yet. */
export function getPatchRoutesOnNavigationFunction(
  getRouter: () => DataRouter,
  manifest: Manifest,
  modules: RouteModules,
): PatchRoutesOnNavigationFunction {
  return async function discover(navigation) {
    try {
      await learn(getRouter(), manifest, modules);
    } catch (error) {
      if (navigation.signal.aborted) return;
      if (navigator.onLine) return leave(error);
      // The page stays as it is, and goes on when the connection is back.
      sayCutOff();
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      document.querySelector('.cut-off')?.remove();
      return discover(navigation);
    }
  };
}

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the map when a visitor first points at something or moves the focus. */
export function useFogOFWarDiscovery(router: DataRouter, manifest: Manifest, modules: RouteModules): void {
  useEffect(() => {
    const stop = () => {
      for (const sign of signs) document.removeEventListener(sign, start);
    };
    const start = () => {
      stop();
      // Whoever needs it then tries again.
      learn(router, manifest, modules).catch(() => {});
    };
    for (const sign of signs) document.addEventListener(sign, start, { passive: true });
    return stop;
  }, [router, manifest, modules]);
}

/** The rest is asked for by what only a server does. */
export const isFogOfWarEnabled = (): boolean => true;
export const getPartialManifest = (manifest: Manifest): Manifest => manifest;
