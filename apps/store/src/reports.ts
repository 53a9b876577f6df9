export interface Reports {
  capture(error: unknown, traceId: string): void;
  /** Sends what is still waiting. */
  close(): Promise<void>;
}

/** Error reports. Sentry costs 80 MB of memory, so it is loaded only when there is somewhere to send them. */
export async function openReports(dsn: string | undefined): Promise<Reports> {
  if (dsn === undefined) return { capture: () => undefined, close: async () => undefined };
  const sentry = await import('@sentry/node');
  sentry.init({
    dsn,
    // Addresses, headers and bodies may name a shopper; the trace id leads to the log.
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    beforeSend({ request: _request, user: _user, breadcrumbs: _breadcrumbs, ...event }) {
      return event;
    },
  });
  return {
    capture: (error, traceId) => void sentry.captureException(error, { tags: { traceId } }),
    close: async () => void (await sentry.close(2_000)),
  };
}
