import { setTimeout as sleep } from 'node:timers/promises';
import { execute, GatewayError, listen } from './client.ts';
import { EndOfFeedDocument, OrderChangesDocument, type OrderFieldsFragment, OrdersOfDayDocument } from './generated/graphql.ts';

/** Milliseconds before it listens again after an end. */
const pause = 1_000;
/** What is over as soon as somebody mends it: the cursor stays, so nothing is lost meanwhile. */
const passing = new Set(['UNREACHABLE', 'RATE_LIMITED', 'PROVIDER_UNAVAILABLE', 'PROVIDER_TIMEOUT']);

/** The shop's own day. */
export const dayOf = (moment: Date): string => moment.toLocaleDateString('en-CA', { timeZone: 'Europe/Moscow' });

/** Orders by their number, kept as they stand. */
export class Orders {
  readonly #known = new Map<string, OrderFieldsFragment>();
  #cursor: string | null = null;

  /** Those of today, the newest first. */
  today(): OrderFieldsFragment[] {
    const today = dayOf(new Date());
    return [...this.#known.values()]
      .filter(({ insertedAt }) => dayOf(new Date(insertedAt)) === today)
      .toSorted((a, b) => b.insertedAt.localeCompare(a.insertedAt));
  }

  /** Reads what there is. The place in the feed is taken first: what changes meanwhile is met again. */
  async read(): Promise<void> {
    const { ordersFeed } = await execute(EndOfFeedDocument, {});
    this.#cursor = ordersFeed?.latestCursor ?? null;
    for (let page = 1; ; page++) {
      const { ordersSearch } = await execute(OrdersOfDayDocument, { day: dayOf(new Date()), page });
      for (const order of ordersSearch?.nodes ?? []) this.#known.set(order.id, order);
      if (ordersSearch?.pageInfo.hasNextPage !== true) return;
    }
  }

  /** Follows the feed for ever, and tells when something has changed. */
  async follow(onChange: () => void): Promise<never> {
    for (;;) {
      try {
        for await (const { ordersFeed } of listen(OrderChangesDocument, { after: this.#cursor })) {
          for (const { node } of ordersFeed?.edges ?? []) this.#known.set(node.order.id, node.order);
          // Kept when the changes have been worked off: whoever is cut off here meets them again.
          this.#cursor = ordersFeed?.pageInfo.endCursor ?? this.#cursor;
          onChange();
        }
      } catch (error) {
        if (!(error instanceof GatewayError && passing.has(error.code))) throw error;
      }
      await sleep(pause);
    }
  }
}
