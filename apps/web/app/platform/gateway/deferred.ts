/** A value that is there already, or will be streamed. */
export type Deferred<Value> = { value: Value } | { promise: Promise<Value> };
