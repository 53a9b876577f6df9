import type { Page } from '@vitrina/services/contract/endpoint.ts';
import { notification } from '@vitrina/services/loyalty/endpoints.ts';
import { type Decoded, keysOf } from '../parent.ts';

export type Notification = Decoded<typeof notification>;

export type NotificationConnection = Page<Notification>;

export const parents = {
  Notification: notification,
  NotificationConnection: keysOf<NotificationConnection>()(),
};
