import { isUnknownCall, ProviderError } from '@vitrina/services/http/provider-error.ts';
import { type EntryKind, type NotificationKind as Kind, noBonusesYet } from '@vitrina/services/loyalty/vocabulary.ts';
import type { BonusEntryKind, NotificationKind } from '../generated/resolvers.ts';

const kindsByWord: Readonly<Record<Kind, NotificationKind>> = { order: 'ORDER', product: 'PRODUCT', bonus: 'BONUS' };

/** What a notification is about; a provider may have kinds of its own. */
export const kindOf = (kind: string | null): NotificationKind =>
  Object.entries(kindsByWord).find(([name]) => name === kind)?.[1] ?? 'OTHER';

const entryKinds: Readonly<Record<EntryKind, BonusEntryKind>> = {
  granted: 'GRANTED',
  earned: 'EARNED',
  spent: 'SPENT',
  returned: 'RETURNED',
  corrected: 'CORRECTED',
};

/** What has happened to the bonuses of a card; a provider may have kinds of its own. */
export const entryKindOf = (kind: string | null): BonusEntryKind =>
  Object.entries(entryKinds).find(([name]) => name === kind)?.[1] ?? 'OTHER';

/** Whether a limit is refused since the card has no bonuses: it is not found, or the message says so (spec 2 §4). */
export const saysNoBonuses = (error: unknown): boolean =>
  error instanceof ProviderError && ((error.status === 404 && !isUnknownCall(error)) || error.message.toLowerCase().includes(noBonusesYet));
