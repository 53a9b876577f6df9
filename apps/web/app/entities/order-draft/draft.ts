import type { ConsentPurpose } from '../../generated/graphql.ts';

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

/** The company that buys (company by tax number). */
export interface Payer {
  inn: string;
  name: string;
}

/** Where a courier goes. Empty strings for what was not given. */
export interface Address {
  street: string;
  houseNumber: string;
  housing: string;
  building: string;
  floor: string;
  flatNumber: string;
}

/** What a shopper has chosen for one order: enough to find the option again, and nothing that it says itself. */
export type Choice =
  | { way: 'PICKUP'; typeId: string; storeId: string }
  | { way: 'COURIER'; typeId: string; datetime: string; interval: string }
  /** The store that sends it; null where the provider names none. */
  | { way: 'EXPRESS'; typeId: string; salePointId: string | null };

/** Who receives the goods instead of the one who orders them. */
export interface Addressee {
  name: string;
  /** As the API takes it. */
  phone: string;
}

export interface DeliveryDraft {
  /** The city it was chosen in: in another one nothing of it is ordered before its form is sent again. */
  cityId: string;
  /** Whether the form was left for another city as it stood: texts may be missing, and no order is made of it. */
  isUnfinished?: true | undefined;
  /** By the name of the order inside the basket. */
  choices: Record<string, Choice>;
  address: Address | null;
  comment: string;
  addressee: Addressee | null;
  /** Whether a SIM card is wanted with a telephone; absent where none is offered. */
  sim?: boolean | undefined;
}

/** How often a step has been saved; a form that was opened before the last time carries a smaller number. */
interface Revision {
  rev: number;
}

/** What a pressed form says beside the draft. */
export interface OrderSubmission {
  /** Of the basket that was shown; null when it has none. */
  revision: number | null;
  consents: ConsentPurpose[];
  /** Of the sums that were shown when the button was pressed. */
  quote: string;
}

/** What has been chosen on the way through the checkout. Nothing the provider knows better. */
export interface Draft {
  contacts: (Contacts & { company?: Payer | undefined } & Revision) | null;
  delivery: (DeliveryDraft & Revision) | null;
  /** `months` where a term of a credit or an instalment was chosen. */
  payment: ({ paymentTypeId: string; months?: number | undefined } & Revision) | null;
  /** The changing part of the idempotency key, made on entering the summary. */
  seed: string | null;
  /** A submission without an answer: sent again exactly as it was. */
  pending: OrderSubmission | null;
  /** Ids of the orders made last. */
  last: string[];
}

export const emptyDraft: Draft = { contacts: null, delivery: null, payment: null, seed: null, pending: null, last: [] };

/**
 * Whether a form was opened before somebody, another tab perhaps, saved something else in its place. Saving the very
 * same again is no conflict.
 */
export function isOutdated<Value extends object>(saved: (Value & Revision) | null, rev: string, value: Value): boolean {
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
export const idempotencyKeyOf = (seed: string, revision: number | null): string => `order-${seed}-${revision ?? 0}`;
