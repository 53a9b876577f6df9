import type { Fault, FaultProxy } from '../test/fault-proxy-server.ts';

/** Redis as a test starts it. */
export interface Redis {
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

export interface FaultPhase {
  readonly name: string;
  start(): void | Promise<void>;
  end(): void | Promise<void>;
}

const everything = /^\//;
const reading = /^\/v[23]\//;
const lists = /^\/v3\/products(?:\/|$)/;

/** What goes wrong, one after the other, with a moment of peace between two. */
export function createFaultPhases(proxy: FaultProxy, redis: Redis | undefined): FaultPhase[] {
  const fault = (name: Fault, path: RegExp): FaultPhase => ({
    name: `provider: ${name}`,
    start: () => proxy.break(path, name),
    end: () => proxy.mend(),
  });
  return [
    fault('late', everything),
    fault('reset', everything),
    ...(redis === undefined ? [] : [{ name: 'Redis: frozen', start: () => redis.freeze(), end: () => redis.thaw() }]),
    fault('torn', everything),
    fault('error', everything),
    fault('busy', everything),
    fault('wrong', reading),
    fault('odd', lists),
    ...(redis === undefined ? [] : [{ name: 'Redis: killed', start: () => redis.kill(), end: () => redis.restart() }]),
    fault('drip', reading),
    fault('slow', everything),
    fault('flapping', everything),
  ];
}
