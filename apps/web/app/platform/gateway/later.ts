/** A value that is there already, or will be streamed. */
export type Later<Value> = { value: Value } | { promise: Promise<Value> };
