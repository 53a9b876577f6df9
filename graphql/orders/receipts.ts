import { domains } from '@vitrina/services/registry.ts';
import { hideExistence } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits, withMissLimits } from '../calls/with-limits.ts';
import type { ReceiptMethod, ReceiptOperation, ReceiptSubject, Resolvers } from '../generated/resolvers.ts';
import { failedLookLimit, orderLookLimits } from './limits.ts';
import { isUnidentifiedGuest } from './rules.ts';

const { receipt } = domains.orders;

const operations: ReadonlyMap<string | null, ReceiptOperation> = new Map([
  ['income', 'INCOME'],
  ['income_return', 'INCOME_RETURN'],
]);
const subjects: ReadonlyMap<string, ReceiptSubject> = new Map([
  ['goods', 'GOODS'],
  ['service', 'SERVICE'],
  ['payment', 'PAYMENT'],
]);
const methods: ReadonlyMap<string, ReceiptMethod> = new Map([
  ['full', 'FULL'],
  ['prepayment', 'PREPAYMENT'],
  ['advance', 'ADVANCE'],
]);

/** A word of the provider's by its name; one that is not known is `OTHER`, none is null. */
const nameOfWord = <Name>(names: ReadonlyMap<string, Name>, word: string | null): Name | 'OTHER' | null =>
  word === null ? null : (names.get(word) ?? 'OTHER');

export const receipts: Required<Pick<Resolvers, 'Receipt' | 'ReceiptLine'>> & {
  Query: Pick<NonNullable<Resolvers['Query']>, 'orderReceipts'>;
} = {
  Query: {
    orderReceipts: withLimits(
      orderLookLimits,
      withMissLimits(
        failedLookLimit,
        withCalls({ receipt }, ({ receipt }, _parent, { orderId }, context) =>
          isUnidentifiedGuest(context) ? null : hideExistence(receipt({ params: { id: orderId } })),
        ),
      ),
    ),
  },
  Receipt: {
    // What says nothing of itself is what receipts mostly are.
    operation: ({ operation }) => (operation === null ? 'INCOME' : (operations.get(operation) ?? 'OTHER')),
  },
  ReceiptLine: {
    subject: ({ subject }) => nameOfWord(subjects, subject),
    method: ({ method }) => nameOfWord(methods, method),
  },
};
