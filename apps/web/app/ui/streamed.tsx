import { type ReactNode, Suspense, use } from 'react';
import type { DeferredValue } from '../platform/gateway/deferred.ts';

function ResolvedContent<Value>({ promise, children }: { promise: Promise<Value>; children: (value: Value) => ReactNode }) {
  return children(use(promise));
}

interface StreamedProps<Value> {
  from: DeferredValue<Value>;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Shows what is there, or a skeleton until it is. */
export function Streamed<Value>({ from, skeleton, children }: StreamedProps<Value>) {
  if ('value' in from) return children(from.value);
  return (
    <Suspense fallback={skeleton}>
      <ResolvedContent promise={from.promise}>{children}</ResolvedContent>
    </Suspense>
  );
}
