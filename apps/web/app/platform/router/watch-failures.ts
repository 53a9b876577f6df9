/** Tells the shop of a failure in this browser; the code for it is loaded when there is one. `screen` is the pattern of its address. */
export function reportFailure(error: unknown, screen?: string): void {
  import('./failure-report.ts').then(
    ({ report }) => report(error, screen),
    () => {},
  );
}

/** Tells of what nobody has caught, unless somebody has said that it is no failure. */
export function watchFailures(page: Pick<EventTarget, 'addEventListener'>): void {
  for (const name of ['error', 'unhandledrejection']) {
    page.addEventListener(name, (event) => {
      if (!event.defaultPrevented) reportFailure(Reflect.get(event, 'error') ?? Reflect.get(event, 'reason'));
    });
  }
}
