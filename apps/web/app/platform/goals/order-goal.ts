import { toRubles } from '@vitrina/services/contract/fields/money.ts';
import { useEffect } from 'react';
import type { Sum } from '../format/money.ts';
import { trackGoal } from './goals.ts';

/** Milliseconds after which an order that is looked at is no new one. */
const newOrderMaxAge = 3_600_000;

/** An order that has just been made, by whichever way its shopper comes to its screen: once in a window. */
export function useOrderGoal({ id, totalSum: { amount }, insertedAt }: { id: string; totalSum: Sum; insertedAt: string }): void {
  useEffect(() => {
    if (isFirstLook(`goal-order-${id}`, insertedAt)) trackGoal('checkout-order', { orderId: id, sum: toRubles(amount) });
  }, [id, amount, insertedAt]);
}

/** The same of a repair request. */
export function useRepairGoal(id: string, createdAt: string | null): void {
  useEffect(() => {
    if (createdAt !== null && isFirstLook(`goal-repair-${id}`, createdAt)) trackGoal('repair-request', { requestId: id });
  }, [id, createdAt]);
}

/** Whether something new is seen for the first time in this window. */
function isFirstLook(key: string, madeAt: string): boolean {
  if (Date.now() - Date.parse(madeAt) > newOrderMaxAge) return false;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '');
    return true;
  } catch {
    // A browser that keeps nothing would count it as often as it is looked at.
    return false;
  }
}
