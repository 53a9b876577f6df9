/** Requests that one process has under way at most. */
export const maxInFlight = 500;
/** Of them those of one client, once half of all are taken: nobody may fill the process alone. */
export const maxPerClient = 100;
/** Requests of one client that have begun and whose body is still to come: it is held in memory till then. */
export const maxArriving = 250;

/** Counts what each client has, and all have together. */
interface Tally {
  readonly all: number;
  of(client: string): number;
  /** Counts one; what it gives counts it no longer, however often it is called. */
  enter(client: string): () => void;
}

function createTally(): Tally {
  const byClient = new Map<string, number>();
  let all = 0;
  return {
    get all() {
      return all;
    },
    of: (client) => byClient.get(client) ?? 0,
    enter(client) {
      all += 1;
      byClient.set(client, (byClient.get(client) ?? 0) + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        all -= 1;
        const remaining = (byClient.get(client) ?? 0) - 1;
        if (remaining > 0) byClient.set(client, remaining);
        else byClient.delete(client);
      };
    },
  };
}

/** Requests that are being answered or arrive, and whose they are. */
export interface InFlightRequests {
  /** Those that are being answered. */
  readonly count: number;
  /** Why one more of this client is not let in; undefined when it is. */
  shedReason(client: () => string): 'full' | 'greedy' | undefined;
  enter(client: string): () => void;
  /** Counts one whose body is to come; undefined when the client has too many of them. */
  arrive(client: string): (() => void) | undefined;
}

export function createInFlightRequests(): InFlightRequests {
  const answering = createTally();
  const arriving = createTally();
  return {
    get count() {
      return answering.all;
    },
    shedReason(client) {
      if (answering.all >= maxInFlight) return 'full';
      return answering.all >= maxInFlight / 2 && answering.of(client()) >= maxPerClient ? 'greedy' : undefined;
    },
    enter: answering.enter,
    arrive: (client) => (arriving.of(client) < maxArriving ? arriving.enter(client) : undefined),
  };
}
