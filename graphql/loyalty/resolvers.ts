import { notificationsPageSize } from '@vitrina/services/loyalty/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { connection } from '../connection.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { pageAsked } from '../paging.ts';
import { reaches } from '../reaches.ts';
import { kindOf } from './rules.ts';

const { notifications } = domains.loyalty;

export const resolvers: Pick<Resolvers, 'Notification' | 'NotificationConnection' | 'Query'> = {
  Query: {
    loyaltyNotifications: reaches({ notifications }, ({ notifications }, _parent, args) => {
      const { page, per_page = notificationsPageSize } = pageAsked(args);
      return notifications({ query: { page, per_page } });
    }),
  },
  Notification: {
    kind: ({ kind }) => kindOf(kind),
    title: ({ title }) => title ?? '',
    text: ({ text }) => text ?? '',
  },
  NotificationConnection: connection,
};
