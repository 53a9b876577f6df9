/** A value that is there already, or will be streamed. */
export type DeferredValue<Value> = { value: Value } | { promise: Promise<Value> };
