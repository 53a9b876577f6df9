/** What a notification is about (ours). */
export const notificationKinds = ['order', 'product'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Notifications of one page where nobody says how many. */
export const notificationsPageSize = 20;
