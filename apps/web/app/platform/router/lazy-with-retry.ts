import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { waitForConnection } from './connection.ts';
import { leave } from './leave.ts';

/**
 * Loads code that is needed now. Without a connection it waits for one; code that is gone after a release loads the page of the
 * new one, at most once in 60 seconds (spec 1 §8).
 */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (typeof window === 'undefined') throw error;
    if (navigator.onLine) return leave(error);
    await waitForConnection();
    return loadWithRetry(load);
  }
}

/** A component whose code is loaded when it is shown first. */
export function lazyWithRetry<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadWithRetry(load));
}
