import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Figures of HTTP requests. */
export interface RequestMetrics {
  /** One that has been answered; by the pattern of its route, of which there are only so many. */
  countAnswer(method: string, route: string, status: number, milliseconds: number): void;
  /** One of an application that has shown its key, by the application's public name. */
  countAnswerTo(application: string, status: number): void;
  /** From now on asked for when the figures are read. */
  underWay(count: () => number): void;
  /** One that was turned away: the process was `late` or `full`, or the client had too many under way (`greedy`). */
  shed(reason: 'late' | 'full' | 'greedy', wanted: 'page' | 'operation' | 'file'): void;
}

export function createRequestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'vitrina_http_request_seconds',
    help: 'HTTP requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const applications = new Counter({
    name: 'vitrina_application_requests_total',
    help: 'Requests of applications with a key, by its public name and status.',
    labelNames: ['application', 'status'],
    registers,
  });
  let count = () => 0;
  new Gauge({
    name: 'vitrina_http_requests_under_way',
    help: 'HTTP requests under way.',
    registers,
    collect() {
      this.set(count());
    },
  });
  const shed = new Counter({
    name: 'vitrina_http_requests_shed_total',
    help: 'HTTP requests turned away: the event loop was late, the process full, or one client greedy; and what it wanted: page, operation, file.',
    labelNames: ['reason', 'wanted'],
    registers,
  });
  // The library looks its labels up anew each time; this is asked for with every request.
  const observers = new Map<string, { observe(seconds: number): void }>();
  return {
    countAnswer(method, route, status, milliseconds) {
      const key = `${method} ${status} ${route}`;
      let observer = observers.get(key);
      if (observer === undefined) {
        observer = seconds.labels(method, route, String(status));
        observers.set(key, observer);
      }
      observer.observe(milliseconds / 1000);
    },
    countAnswerTo: (application, status) => applications.inc({ application, status: String(status) }),
    underWay(next) {
      count = next;
    },
    shed: (reason, wanted) => shed.inc({ reason, wanted }),
  };
}
