import type { LoadedOrder } from './load.server.ts';

/** What the page of an order asks for before all else. */
export type PrimaryAction = 'confirm' | 'pay' | 'way' | 'repeat';

type Facts = Pick<LoadedOrder['order'], 'isPhoneToConfirm' | 'isActive'> & { store: unknown };

/** The one action that stands out; the others are quiet. Null while nothing is left to do but to wait. */
export function primaryAction({ order, canPay }: { order: Facts; canPay: boolean }): PrimaryAction | null {
  if (order.isPhoneToConfirm) return 'confirm';
  if (canPay) return 'pay';
  if (!order.isActive) return 'repeat';
  return order.store === null ? null : 'way';
}
