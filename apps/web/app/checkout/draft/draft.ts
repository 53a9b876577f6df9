import type { Choice } from '../delivery/choice.ts';

/** Who receives the order. */
export interface Contacts {
  firstName: string;
  /** Empty when not given. */
  lastName: string;
  /** As the API takes it: `79491234567`. */
  phone: string;
  /** Empty when not given. */
  email: string;
}

/** Where a courier goes. Empty strings for what was not given. */
export interface Address {
  street: string;
  houseNumber: string;
  building: string;
  floor: string;
  flatNumber: string;
}

export interface DeliveryDraft {
  /** The city it was chosen in: in another one it means nothing. */
  cityId: number;
  /** By the name of the order inside the basket. */
  choices: Record<string, Choice>;
  address: Address | null;
  comment: string;
}

/** How often a step has been saved; a form that was opened before the last time carries a smaller number. */
interface Saved {
  rev: number;
}

/** What has been chosen on the way through the checkout. No prices and nothing the provider knows better. */
export interface Draft {
  contacts: (Contacts & Saved) | null;
  delivery: (DeliveryDraft & Saved) | null;
  payment: ({ paymentTypeId: number } & Saved) | null;
  /** The changing part of the idempotency key, made on entering the summary. */
  seed: string | null;
  /** A submission without an answer: sent again exactly as it was. */
  pending: { revision: number; consents: string[] } | null;
  /** Ids of the orders made last. */
  last: number[];
}

export const emptyDraft: Draft = { contacts: null, delivery: null, payment: null, seed: null, pending: null, last: [] };

/**
 * Whether a form was opened before somebody, another tab perhaps, saved something else in its place. Saving the very
 * same again is no conflict.
 */
export function isOvertaken<Value extends object>(saved: (Value & Saved) | null, rev: string, value: Value): boolean {
  if (saved === null || rev === String(saved.rev)) return false;
  const { rev: _, ...rest } = saved;
  return canonical(rest) !== canonical(value);
}

/** Equal values in equal text, whatever the order of their keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/**
 * The idempotency key of an order: the same for every press of the button, another one as soon as the basket has
 * changed, so that a changed basket is a new order and not a repeated one.
 */
export const orderKeyOf = (seed: string, revision: number): string => `order-${seed}-${revision}`;
