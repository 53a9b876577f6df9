import type { NotificationKind as Kind } from '@vitrina/services/loyalty/vocabulary.ts';
import type { NotificationKind } from '../generated/resolvers.ts';

const known: Readonly<Record<Kind, NotificationKind>> = { order: 'ORDER', product: 'PRODUCT' };

/** What a notification is about; a provider may have kinds of its own. */
export const kindOf = (kind: string | null): NotificationKind => Object.entries(known).find(([name]) => name === kind)?.[1] ?? 'OTHER';
