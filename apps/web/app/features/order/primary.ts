import type { LoadedOrder } from './load.server.ts';

/** What the page of an order asks for before all else. */
export type PrimaryAction = 'confirm' | 'pay' | 'way' | 'repeat';

type Facts = Pick<LoadedOrder['order'], 'isPhoneToConfirm' | 'isActive' | 'status'> & { store: unknown };

/**
 * The one action that stands out; the others are quiet. Null while nothing is left to do but to wait, and once the goods are there: then
 * there is more to do with them than to buy them again.
 */
export function primaryAction({ order, canPay }: { order: Facts; canPay: boolean }): PrimaryAction | null {
  if (order.isPhoneToConfirm) return 'confirm';
  if (canPay) return 'pay';
  if (!order.isActive) return order.status === 'RECEIVED' ? null : 'repeat';
  return order.store === null ? null : 'way';
}
