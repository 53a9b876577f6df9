import { type FaultProxy, openFaultProxy } from './fault-proxy-server.ts';
import { atTheEnd } from './full-stack.ts';

export { type Fault, type FaultProxy, innards } from './fault-proxy-server.ts';

/** Stands between the shop and its provider, and ends with the tests of a file. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const proxy = await openFaultProxy(target);
  atTheEnd(() => proxy.close());
  return proxy;
}
