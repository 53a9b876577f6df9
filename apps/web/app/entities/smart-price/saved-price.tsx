import { useEffect } from 'react';
import type { ProductSmartPrice } from './load.server.ts';

type SmartPrice = Extract<ProductSmartPrice['lookup'], { kind: 'completed' }>['smartPrice'];

/** Puts a smart price into the specification's storage key as soon as it is shown. */
export default function SavedSmartPrice({ record }: { record: SmartPrice }) {
  useEffect(() => {
    try {
      localStorage.setItem('smartPrice', JSON.stringify(record));
    } catch {
      // A browser that keeps nothing has the cookie.
    }
  }, [record]);
  return null;
}
