import { type Headers, type Span, tracer } from './tracer.ts';

interface Incoming {
  method: string;
  headers: Headers;
  /** The shop's own id of the request, by which its logs are found. */
  traceId: string;
}

interface Outgoing {
  /** Pattern of the path (`/media/:id`), when a route was found. */
  route: string | undefined;
  status: number;
}

export interface RequestSpan {
  enter(work: () => void): void;
  end(outgoing: Outgoing): void;
  /** The client went away before it had its answer. */
  abandon(): void;
}

/** The span of one HTTP request, which continues the trace of who sent it; undefined while tracing is off. */
export function beginRequest({ method, headers, traceId }: Incoming): RequestSpan | undefined {
  const span: Span | undefined = tracer()?.startSpan({
    name: method,
    kind: 'server',
    attributes: { 'http.request.method': method, 'vitrina.trace_id': traceId },
    from: headers,
  });
  if (span === undefined) return undefined;
  let isOver = false;
  const endOnce = (end: () => void) => {
    if (!isOver) end();
    isOver = true;
  };
  return {
    enter: span.enter,
    end: ({ route, status }) =>
      endOnce(() => {
        if (route !== undefined) span.rename(`${method} ${route}`);
        span.set({ 'http.response.status_code': status, ...(route !== undefined && { 'http.route': route }) });
        span.end(status >= 500 ? String(status) : undefined);
      }),
    abandon: () => endOnce(() => span.end('aborted')),
  };
}
