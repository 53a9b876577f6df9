import { creditBank, type creditOffer } from '@vitrina/services/credit/endpoints.ts';
import type { CreditType } from '@vitrina/services/credit/vocabulary.ts';
import { type Decoded, keysOf } from '../base/source.ts';
import type { Conditions } from './conditions.ts';

export type CreditBank = Decoded<typeof creditBank>;

/** What is bought on credit. Sums in kopecks. */
export interface CreditPurchase {
  productId: string;
  /** What the product costs, which the provider's payments are for. */
  price: number;
  /** The product with the warranty that is chosen. */
  total: number;
  hasWarranty: boolean;
}

/** A term as the wire has it, with what it is for. */
export type CreditTerm = Decoded<typeof creditOffer>['terms'][number] & { type: CreditType; bought: CreditPurchase };

export interface CreditOffer {
  type: CreditType;
  terms: CreditTerm[];
  bought: CreditPurchase;
}

export type CreditConditions = Conditions;

export const sources = {
  CreditBank: creditBank,
  CreditTerm: keysOf<CreditTerm>()('months', 'action_id', 'payment', 'banks', 'rate', 'type', 'bought'),
  CreditOffer: keysOf<CreditOffer>()('type', 'terms', 'bought'),
  CreditConditions: keysOf<CreditConditions>()(
    'isCredit',
    'priceFrom',
    'priceOfAccessories',
    'accessories',
    'accessoriesPercent',
    'installmentLimit',
    'isLimitExceeded',
    'isWarrantyRequired',
    'isWarrantyRecommended',
    'isCompleted',
    'notification',
  ),
};
