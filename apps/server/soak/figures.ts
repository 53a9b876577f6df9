/** Figures of the shop at one moment, summed over its processes. */
export interface Figures {
  /** Bytes of memory the system gives the processes of the shop. */
  resident: number;
  /** Bytes of it that hold objects. */
  heap: number;
  /** Sockets, timers and other things that are open. */
  handles: number;
  sockets: number;
  /** Seconds the event loop was late at worst since the last look. */
  lag: number;
  underWay: number;
  shed: number;
}

/** Reads the Prometheus text of the shop. */
export async function figuresOf(origin: string): Promise<Figures> {
  const answer = await fetch(`${origin}/metrics`);
  const text = await answer.text();
  return {
    resident: sum(text, /^process_resident_memory_bytes(?:\{[^}]*\})? (\S+)$/gm),
    heap: sum(text, /^nodejs_heap_size_used_bytes(?:\{[^}]*\})? (\S+)$/gm),
    handles: sum(text, /^nodejs_active_resources_total(?:\{[^}]*\})? (\S+)$/gm),
    sockets: sum(text, /^nodejs_active_resources\{[^}]*type="TCPSocketWrap"[^}]*\} (\S+)$/gm),
    lag: maxOf(text, /^nodejs_eventloop_lag_p99_seconds(?:\{[^}]*\})? (\S+)$/gm),
    underWay: sum(text, /^vitrina_http_requests_under_way(?:\{[^}]*\})? (\S+)$/gm),
    shed: sum(text, /^vitrina_http_requests_shed_total\{[^}]*\} (\S+)$/gm),
  };
}

const numbers = (text: string, sample: RegExp): number[] => [...text.matchAll(sample)].map(([, number]) => Number(number));
const sum = (text: string, sample: RegExp): number => numbers(text, sample).reduce((total, number) => total + number, 0);
const maxOf = (text: string, sample: RegExp): number => Math.max(0, ...numbers(text, sample));
