import { type DocumentNode, Kind } from 'graphql';
import { tracer, within } from './telemetry.ts';

/** An answer of the executor, as far as a span tells of it. */
interface ResponseErrors {
  errors?: ReadonlyArray<{ extensions: Record<string, unknown> }> | undefined;
}

/** A span around one operation: its name when it is a stored one, its type, the codes of its errors. While tracing is off, the work itself. */
export function inOperation<T extends ResponseErrors>(
  name: string,
  document: DocumentNode | string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const on = tracer();
  if (on === undefined) return work();
  const type = typeOf(document);
  const attributes = { 'graphql.operation.name': name, 'graphql.operation.type': type };
  return within(on, { name: `${type} ${name}`, kind: 'internal', attributes }, async (span) => {
    const answer = await work();
    const codes = new Set(answer.errors?.map(({ extensions }) => String(extensions.code)));
    if (codes.size > 0) span.set({ 'graphql.error.codes': [...codes].join(',') });
    return answer;
  });
}

function typeOf(document: DocumentNode | string | undefined): string {
  if (typeof document === 'string') return /^\s*(query|mutation|subscription)\b/m.exec(document)?.[1] ?? 'query';
  return document?.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.operation ?? 'query';
}
