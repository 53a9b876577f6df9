import type { ErrorEvent } from '@sentry/node';
import { maskPrivateText } from '@vitrina/gateway/src/mask-private-text.ts';

export interface Reports {
  capture(error: unknown, traceId: string): void;
  /** Sends what is still waiting. */
  close(): Promise<void>;
}

/** Milliseconds in which reports that are waiting are sent while the shop stops. */
const closeDeadline = 2_000;

/** Error reports. Sentry costs 80 MB of memory, so it is loaded only when there is somewhere to send them. */
export async function openReports(dsn: string | undefined): Promise<Reports> {
  if (dsn === undefined) return { capture: () => undefined, close: async () => undefined };
  const { init, captureException, close, linkedErrorsIntegration, contextLinesIntegration } = await import('@sentry/node');
  init({
    dsn,
    // Nothing is watched: no requests, no console, no variables of stack frames. Errors are handed over one by one.
    defaultIntegrations: false,
    integrations: [linkedErrorsIntegration(), contextLinesIntegration()],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    beforeSend: scrubEvent,
  });
  return {
    capture: (error, traceId) => void captureException(error, { tags: { traceId } }),
    close: async () => void (await close(closeDeadline)),
  };
}

/** What leaves the house: the kind of the error, its masked words, its stack, and the trace id that leads to the log. */
function scrubEvent(event: ErrorEvent): ErrorEvent {
  const { request: _request, user: _user, breadcrumbs: _breadcrumbs, extra: _extra, exception, ...rest } = event;
  const values = exception?.values?.map(({ value, ...one }) => ({ ...one, ...(value !== undefined && { value: maskPrivateText(value) }) }));
  return { ...rest, ...(values && { exception: { values } }) };
}
