/** What a browser knows of how the page came: its address then, and whether it was asked for again. */
type Arrival = Pick<PerformanceNavigationTiming, 'name' | 'type'>;

/**
 * Whether the page that was loaded is not what the address says any more. Pages that scripts have shown in one document lead back within
 * it: once the last of them is loaded anew, «Back» changes the address alone until scripts are there again.
 */
export function isStalePage(arrival: Arrival | undefined, now: Pick<Location, 'href' | 'origin' | 'pathname' | 'search'>): boolean {
  // A page that was asked for again is what was asked for: nobody is sent round for a browser that tells its address otherwise.
  if (arrival === undefined || arrival.type === 'reload' || !URL.canParse(arrival.name)) return false;
  const { origin, pathname, search } = new URL(arrival.name);
  return origin === now.origin && pathname + search !== now.pathname + now.search;
}

/** Loads what the address says, when it changes before scripts have taken over the page; answers how this ends. */
export function reloadStalePage(window: Window): () => void {
  const { location, performance } = window;
  const addressNow = () => location.pathname + location.search;
  const first = addressNow();
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (isStalePage(arrival, location)) location.reload();
  const follow = () => {
    if (addressNow() !== first) location.reload();
  };
  window.addEventListener('popstate', follow);
  return () => window.removeEventListener('popstate', follow);
}
