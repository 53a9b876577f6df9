import { setTimeout as sleep } from 'node:timers/promises';
import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { domains } from '@vitrina/services/registry.ts';
import { badInput, describeError } from '../base/errors.ts';
import { withInputNames } from '../base/input-names.ts';
import { toPageQuery } from '../base/paging.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withRight } from '../calls/with-right.ts';
import { hasRight, requireRight } from '../context/application.ts';
import type { Context } from '../context/context.ts';
import type { OrderStatus, Resolvers, SubscriptionOrdersFeedArgs } from '../generated/resolvers.ts';
import { orderStatusOf, wireStatusOf } from './rules.ts';

const { feed, search, setStatus } = domains.orders;

/** Changes that are asked for at once. */
const changesAtOnce = { usual: 50, most: 100 } as const;
const cursorPattern = /^[\w.:=+/-]{1,64}$/;

/** Orders of all shoppers, for back offices. */
export const office: Pick<Resolvers, 'OrderChange' | 'OrderChangeConnection'> & {
  Query: Pick<Resolvers['Query'] & object, 'ordersFeed' | 'ordersSearch'>;
  Mutation: Pick<Resolvers['Mutation'] & object, 'orderSetStatus'>;
  Subscription: Pick<Resolvers['Subscription'] & object, 'ordersFeed'>;
} = {
  Query: {
    ordersFeed: withRight(
      'ORDERS_READ',
      withCalls({ feed }, async ({ feed }, _parent, args) => ({
        ...(await feed(feedInputOf(args))),
        after: args.after ?? null,
      })),
    ),
    ordersSearch: withRight(
      'ORDERS_READ',
      withCalls({ search }, ({ search }, _parent, { number, phone, statuses, storeId, day, page, perPage }) =>
        search({
          body: {
            ...toPageQuery({ page, perPage: perPage ?? changesAtOnce.usual }),
            ...(statuses != null && { statuses: wireStatusesOf(statuses) }),
            ...(number != null && { number }),
            ...(phone != null && { phone }),
            ...(storeId != null && { store_id: storeId }),
            ...(day != null && { day }),
          },
        }),
      ),
    ),
  },
  Mutation: {
    orderSetStatus: withRight(
      'ORDERS_WRITE',
      withCalls({ setStatus }, async ({ setStatus }, _parent, { input: { orderId, status } }, context) => {
        const wireStatus = wireStatusOf(status);
        if (wireStatus === undefined) throw badInput({ 'input.status': ['«OTHER» не ставится: у провайдера нет для него общего имени.'] });
        const order = await withInputNames(setStatus({ params: { id: orderId }, body: { status: wireStatus } }), {
          renamed: { id: 'orderId' },
          notFound: 'orderId',
        });
        // Who may only write learns nothing of another customer's order by it.
        return { order: hasRight(context, 'ORDERS_READ') ? order : null };
      }),
    ),
  },
  Subscription: {
    ordersFeed: {
      subscribe: withRight(
        'ORDERS_READ',
        withCalls({ feed }, (_calls, _parent, args, context) => feedParts(args, context)),
      ),
    },
  },
  OrderChangeConnection: {
    edges: ({ changes }) => changes.map((node) => ({ cursor: node.cursor, node })),
    pageInfo({ changes, latest, after }) {
      const endCursor = changes.at(-1)?.cursor ?? after;
      return {
        hasNextPage: latest !== null && endCursor !== latest,
        hasPreviousPage: after !== null,
        startCursor: changes[0]?.cursor ?? null,
        endCursor,
      };
    },
    latestCursor: ({ latest }) => latest,
  },
  OrderChange: {
    changedAt: ({ at }) => at,
    status: orderStatusOf,
  },
};

function feedInputOf({ after, first }: SubscriptionOrdersFeedArgs): Input<typeof feed> {
  if (first != null && (first < 1 || first > changesAtOnce.most)) throw badInput({ first: [`От 1 до ${changesAtOnce.most}.`] });
  if (after != null && !cursorPattern.test(after)) throw badInput({ after: ['Такого места в ленте нет.'] });
  return { query: { after: after ?? undefined, per_page: first ?? changesAtOnce.usual } };
}

/** Milliseconds between two looks for further changes (ours). */
const betweenLooks = 1_000;
/** What passes by itself: the next look begins where the last one did. */
const passing: ReadonlySet<string> = new Set(['PROVIDER_UNAVAILABLE', 'PROVIDER_TIMEOUT']);

/** Parts of the feed that have changes, until the client goes away. Each look is an operation of its own: what its application may is looked at anew. */
async function* feedParts(args: SubscriptionOrdersFeedArgs, context: Context) {
  const look = async (after: string | null | undefined, first = args.first) => {
    const lookContext = context.renewed();
    requireRight(lookContext, 'ORDERS_READ');
    try {
      return await lookContext.calls.orders.feed(feedInputOf({ after, first }));
    } catch (error) {
      if (passing.has(describeError(error).code)) return null;
      throw error;
    }
  };
  let { after } = args;
  for (const signal = context.signal(); !signal.aborted; ) {
    if (after === undefined) after = (await look(null, 1))?.latest;
    const part = after === undefined ? null : await look(after);
    const end = part?.changes.at(-1)?.cursor;
    if (part !== null && end !== undefined) {
      yield { ordersFeed: { ...part, after: after ?? null } };
      after = end;
    } else await sleep(betweenLooks, undefined, { signal }).catch(() => undefined);
  }
}

function wireStatusesOf(statuses: readonly OrderStatus[]): string[] {
  const known = statuses.flatMap((status) => wireStatusOf(status) ?? []);
  if (known.length < statuses.length) throw badInput({ statuses: ['«OTHER» не ищется: у провайдера нет для него общего имени.'] });
  return known;
}
