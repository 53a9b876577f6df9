import { type ReactNode, Suspense, use } from 'react';
import type { Deferred } from '../platform/gateway/deferred.ts';

function Arrived<Value>({ promise, children }: { promise: Promise<Value>; children: (value: Value) => ReactNode }) {
  return children(use(promise));
}

interface StreamedProps<Value> {
  from: Deferred<Value>;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Shows what is there, or a skeleton until it is. */
export function Streamed<Value>({ from, skeleton, children }: StreamedProps<Value>) {
  if ('value' in from) return children(from.value);
  return (
    <Suspense fallback={skeleton}>
      <Arrived promise={from.promise}>{children}</Arrived>
    </Suspense>
  );
}
