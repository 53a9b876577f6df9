import type { AnyEndpoint, Endpoints } from '../contract/endpoint.ts';
import type { Caller, Calls, Provenance } from './calls.ts';
import { type Plan, planOf } from './plan.ts';
import type { CallInput } from './request.ts';

export type Observe = (provenance: Provenance) => void;
/** How a call is made for a caller, whoever else asks for the same. */
export type BoundCall = (plan: Plan, caller: Caller, input: CallInput, observe: Observe | undefined) => Promise<unknown>;

/** On whose behalf calls are named; a symbol, since every other name may be a domain's or a call's. */
const whose = Symbol('whose');
interface Bound {
  [whose]: { caller: Caller; observe: Observe | undefined };
}
const bindTo = (prototype: object, bound: Bound[typeof whose]): object => Object.assign(Object.create(prototype), { [whose]: bound });

/**
 * Every declared call for a caller. A request names a few of them, so a caller gets an object whose calls come into being
 * when they are named; what they have in common is made once for the process.
 */
export function createBinder(
  domains: Readonly<Record<string, Endpoints>>,
  transport: BoundCall,
): (caller: Caller, observe: Observe | undefined) => Calls {
  const every = {};
  for (const [domain, table] of Object.entries(domains)) {
    const calls = {};
    for (const [name, endpoint] of Object.entries(table)) Object.defineProperty(calls, name, callGetter(endpoint, transport));
    Object.defineProperty(every, domain, {
      enumerable: true,
      get(this: Bound) {
        return bindTo(calls, this[whose]);
      },
    });
  }
  return (caller, observe) =>
    // The table is made from the very declarations that the type is made from.
    bindTo(every, { caller, observe }) as Calls;
}

function callGetter(endpoint: AnyEndpoint, transport: BoundCall): PropertyDescriptor {
  const plan = planOf(endpoint);
  return {
    enumerable: true,
    get(this: Bound) {
      const { caller, observe } = this[whose];
      return (input: CallInput) => transport(plan, caller, input, observe);
    },
  };
}
