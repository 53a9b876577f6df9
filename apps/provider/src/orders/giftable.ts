import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import type { PartKey } from '../pricing/split.ts';
import { isWithdrawn } from './status.ts';

interface GiftOrder {
  basketKey: PartKey;
  statusId: string;
  personnelNumber: string | null;
}

/** An order of gift cards that is not given up. What staff has made for a customer is not sent to anybody else once it has been sent. */
export const isGiftable = ({ basketKey, statusId, personnelNumber }: GiftOrder): boolean =>
  basketKey === 'special' && !isWithdrawn(statusId) && (personnelNumber === null || statusId !== orderStatuses.finished);
