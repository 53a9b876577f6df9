/** What a span says. Nothing of a person's may be among it: patterns of paths, never paths; no queries, no values. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** How a span begins. */
export interface SpanOptions {
  name: string;
  kind: 'server' | 'client' | 'internal';
  attributes: Attributes;
  /** Of an incoming request: its `traceparent` is what the span continues. Otherwise the span that is running. */
  from?: Headers;
}

/** A span that has begun. */
export interface Span {
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Runs a function, and all that it starts, inside the span. */
  enter<T>(work: () => T): T;
  /** Ends it; with the kind of a failure (a code, never a message) when it went wrong. */
  end(failure?: string): void;
}

/** OpenTelemetry as this house uses it. */
export interface Tracer {
  startSpan(beginning: SpanOptions): Span;
  /** Whether a span is running here; outside of one a new span would be a trace of its own. */
  isRunning(): boolean;
  /** What carries the running span over to another process: `traceparent`, `tracestate`. */
  traceHeaders(): Record<string, string>;
}

let current: Tracer | undefined;

/** The tracer of this process; undefined while tracing is off, and then nothing of OpenTelemetry is even loaded. */
export const tracer = (): Tracer | undefined => current;

/** Switches tracing on, or off again. */
export function useTracer(next: Tracer | undefined): void {
  current = next;
}

/** Runs work inside a span that ends with it. */
export async function withSpan<T>(on: Tracer, options: SpanOptions, work: (span: Span) => Promise<T>, kindOf = nameOf): Promise<T> {
  const span = on.startSpan(options);
  try {
    const value = await span.enter(() => work(span));
    span.end();
    return value;
  } catch (error) {
    span.end(kindOf(error));
    throw error;
  }
}

/** The class of an error; its message may name a shopper. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'error');
