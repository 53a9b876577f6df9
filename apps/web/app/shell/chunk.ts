import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { reloadOnce } from './reload.ts';

/**
 * A component whose code is loaded when it is shown first. Code that is gone after a release reloads the page, at most
 * once in 60 seconds (spec 1 §8).
 */
export function chunk<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().catch((error: unknown) => {
      if (typeof window === 'undefined' || !reloadOnce(sessionStorage, Date.now())) throw error;
      window.location.reload();
      return new Promise<never>(() => {});
    }),
  );
}
