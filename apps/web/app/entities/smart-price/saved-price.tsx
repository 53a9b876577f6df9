import { toRubles } from '@vitrina/services/contract/fields/money.ts';
import { useEffect } from 'react';
import type { ProductSmartPrice } from './load.server.ts';

type SmartPrice = Extract<ProductSmartPrice['lookup'], { kind: 'completed' }>['smartPrice'];

/** As the specification's storage has it: sums in rubles (spec 2 §4). */
const inRubles = ({ totalDiscount, discountBenefit, ...rest }: SmartPrice) => ({
  ...rest,
  totalDiscount: toRubles(totalDiscount.amount),
  discountBenefit: discountBenefit && toRubles(discountBenefit.amount),
});

/** Puts a smart price into the specification's storage key as soon as it is shown. */
export default function SavedSmartPrice({ record }: { record: SmartPrice }) {
  useEffect(() => {
    try {
      localStorage.setItem('smartPrice', JSON.stringify(inRubles(record)));
    } catch {
      // A browser that keeps nothing has the cookie.
    }
  }, [record]);
  return null;
}
