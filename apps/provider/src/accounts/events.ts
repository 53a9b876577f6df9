import { announcement } from '../platform/announcement.ts';
import type { Database, Transaction } from '../platform/database/database.ts';

/** A code has been brought, whatever for: the phone is real. */
export const codeVerified = announcement<[db: Database, phone: string]>('a code has been brought');

/** An account has its phone confirmed by a code just now. */
export const phoneConfirmed = announcement<[tx: Transaction, userId: number, phone: string]>('a phone has been confirmed');

/** A shopper closes the account; the caller holds locked what belongs to it. */
export const accountClosed = announcement<[tx: Transaction, userId: number]>('an account is closed');
