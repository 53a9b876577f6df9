import { tracer, withSpan } from '@vitrina/services/telemetry/tracer.ts';

interface Queryable {
  query(...args: never[]): unknown;
}

type Query = (...args: unknown[]) => unknown;

/**
 * A span for each statement that is sent through a pool, a connection or an embedded database while another span is
 * running: jobs that look for work every second would each be a trace of their own. It says what is done, never the
 * statement or its values. While tracing is off nothing is changed.
 */
export function traceQueries(target: Queryable): void {
  if (tracer() === undefined) return;
  // The drivers' overloads differ; the arguments and the answer are passed on as they are.
  const original = target.query.bind(target) as Query;
  const query: Query = (...args) => {
    const on = tracer();
    // With a callback it is the driver's own call, made on behalf of one that has a span already.
    if (on === undefined || !on.isRunning() || typeof args.at(-1) === 'function') return original(...args);
    const operation = operationOf(args[0]);
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
    return withSpan(on, { name: operation, kind: 'client', attributes }, async () => original(...args));
  };
  Object.assign(target, { query });
}

/** `SELECT`, `INSERT` …: the first word of a statement, or of the object that drivers take as well. */
function operationOf(statement: unknown): string {
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
  return typeof text === 'string' ? (/^\s*([a-z]{1,12})\b/i.exec(text)?.[1] ?? 'query').toUpperCase() : 'QUERY';
}
