import { domains } from '@vitrina/services/registry.ts';
import { badInput } from '../base/errors.ts';
import { toPageQuery } from '../base/paging.ts';
import { orUnsupported } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withRight } from '../calls/with-right.ts';
import type { OrderStatus, Resolvers } from '../generated/resolvers.ts';
import { orderStatusOf, wireStatusOf } from './rules.ts';

const { feed, search } = domains.orders;

/** Changes that are asked for at once. */
const changesAtOnce = { usual: 50, most: 100 } as const;
const cursorPattern = /^[\w.:=+/-]{1,64}$/;

/** Orders of all shoppers, for back offices. */
export const office: Pick<Resolvers, 'OrderChange' | 'OrderChangeConnection'> & {
  Query: Pick<Resolvers['Query'] & object, 'ordersFeed' | 'ordersSearch'>;
} = {
  Query: {
    ordersFeed: withRight(
      'ORDERS_READ',
      withCalls({ feed }, async ({ feed }, _parent, { after, first }) => {
        if (first != null && (first < 1 || first > changesAtOnce.most)) throw badInput({ first: [`От 1 до ${changesAtOnce.most}.`] });
        if (after != null && !cursorPattern.test(after)) throw badInput({ after: ['Такого места в ленте нет.'] });
        const feedPart = await orUnsupported(feed({ query: { after: after ?? undefined, per_page: first ?? changesAtOnce.usual } }));
        return { ...feedPart, after: after ?? null };
      }),
    ),
    ordersSearch: withRight(
      'ORDERS_READ',
      withCalls({ search }, ({ search }, _parent, { number, phone, statuses, storeId, day, page, perPage }) =>
        orUnsupported(
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
    ),
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

function wireStatusesOf(statuses: readonly OrderStatus[]): string[] {
  const known = statuses.flatMap((status) => wireStatusOf(status) ?? []);
  if (known.length < statuses.length) throw badInput({ statuses: ['«OTHER» не ищется: у провайдера нет для него общего имени.'] });
  return known;
}
