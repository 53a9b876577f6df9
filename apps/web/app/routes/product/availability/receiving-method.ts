/** Courier or pickup. */
export type ReceivingMethod = 'courier' | 'pickup';

/** The method in the address: the courier unless it names pickup (spec 1 §4). */
export const receivingMethodOf = (search: string): ReceivingMethod =>
  new URLSearchParams(search).get('way') === 'pickup' ? 'pickup' : 'courier';
