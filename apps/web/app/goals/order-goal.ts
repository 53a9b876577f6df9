import { useEffect } from 'react';
import { reach } from './goals.ts';

/** Milliseconds after which an order that is looked at is no new one. */
const fresh = 3_600_000;

/** An order that has just been made, by whichever way its shopper comes to its screen: once in a window. */
export function useOrderGoal({ id, totalSum, insertedAt }: { id: string; totalSum: number; insertedAt: string }): void {
  useEffect(() => {
    if (Date.now() - Date.parse(insertedAt) > fresh) return;
    const key = `goal-order-${id}`;
    try {
      if (sessionStorage.getItem(key) !== null) return;
      sessionStorage.setItem(key, '');
    } catch {
      // A browser that keeps nothing would count an order as often as it is looked at.
      return;
    }
    reach('checkout-order', { orderId: id, sum: totalSum });
  }, [id, totalSum, insertedAt]);
}
