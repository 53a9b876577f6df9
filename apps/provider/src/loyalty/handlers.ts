import type { loyalty as endpoints } from '@vitrina/services/loyalty/endpoints.ts';
import { notificationsPageSize } from '@vitrina/services/loyalty/vocabulary.ts';
import { unauthorized } from '../auth/access.ts';
import type { Handlers } from '../implement.ts';
import { pagingOf } from '../page.ts';
import { readNotifications } from './notifications.ts';

const mostOnPage = 100;

export const loyalty: Handlers<typeof endpoints> = {
  notifications: async ({ query, context: { db, user } }) => {
    if (user === null) throw unauthorized();
    return readNotifications(db, user.id, pagingOf(query, notificationsPageSize, mostOnPage));
  },
};
